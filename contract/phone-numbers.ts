/** Telephones of the group and, as urlseo=number, of specialities (M20), until PUBLIC_PHONE is set. */
export const DEFAULT_PHONE = '963 400 900';
export const DEFAULT_SPECIALITY_PHONES = 'medicina-deportiva=963 20 50 85';

/** A piece of a text with telephones: a number in the form +34963401234, or null for the text around numbers. */
export type PhonePart = { text: string; number: string | null };

/** An E.164 number without its plus: a country code and at least eight digits. */
const FOREIGN = /^[1-9]\d{7,14}$/;
/** A Spanish number: mobile 6 and 7, landline and special (900, 902) 8 and 9. */
const SPANISH = /^[6-9]\d{8}$/;
const RUN = /\(?\+?\(?\d(?:[\d\s().–-]*\d)?/g;
const EXTENSION = /(?:\bext(?:ensi[oó]n?|\.)?|\bx)\s*[.:]?\s*\d{1,6}/gi;

/**
 * Returns the parts of a text in order: each telephone, and the text around it. Several numbers, labels and
 * extensions are read ("963 401 234 / 600 123 456 ext. 12"); a number without a country code is Spanish. Returns null when a
 * digit belongs to no complete number: such a text is shown and not linked.
 */
export function readPhones(text: string): PhonePart[] | null {
  const extensions = [...text.matchAll(EXTENSION)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const parts: PhonePart[] = [];
  let from = 0;
  for (const { index, 0: run } of text.matchAll(RUN)) {
    if (extensions.some(([start, end]) => index >= start && index < end)) continue;
    const numbers = numbersOf(run);
    if (!numbers) return null;
    parts.push({ text: text.slice(from, index), number: null }, ...numbers);
    from = index + run.length;
  }
  if (parts.length === 0) return null;
  parts.push({ text: text.slice(from), number: null });
  return parts.filter((part) => part.text !== '');
}

/** The numbers of a run of digits, separated by a spaced hyphen or wide spaces; null when one is not complete. */
function numbersOf(run: string): PhonePart[] | null {
  const whole = readNumber(run);
  if (whole) return [{ text: run, number: whole }];
  const pieces = run.split(/(\s+[–-]\s+|\s{2,})/);
  if (pieces.length === 1) return null;
  const parts = pieces.map((text, at) => ({ text, number: at % 2 === 0 ? readNumber(text) : null }));
  return parts.every(({ number }, at) => at % 2 === 1 || number !== null) ? parts : null;
}

function readNumber(written: string): string | null {
  const digits = written.replace('(0)', '').replace(/\D/g, '');
  if (SPANISH.test(digits) && !written.includes('+')) return `+34${digits}`;
  const [, international] = /^(?:00)?(.*)$/.exec(digits) ?? [];
  if (!international) return null;
  if (international.startsWith('34')) return SPANISH.test(international.slice(2)) ? `+${international}` : null;
  const hasCountry = written.includes('+') || digits.startsWith('00');
  return hasCountry && FOREIGN.test(international) ? `+${international}` : null;
}

/** Returns the numbers of a text in the form +34963401234; an empty list when it cannot be parsed. */
export const phonesIn = (text: string): string[] => readPhones(text)?.flatMap(({ number }) => number ?? []) ?? [];

/** `tel:` address of the first number of a text; null when it cannot be parsed. */
export function telHref(text: string): string | null {
  const [number] = phonesIn(text);
  return number ? `tel:${number}` : null;
}

/** Returns the WhatsApp chat of the only number of a text, or null. */
export function whatsappHref(text: string): string | null {
  const [number, ...others] = phonesIn(text);
  return number && others.length === 0 ? `https://wa.me/${number.slice(1)}` : null;
}

/** "+34 963 40 12 34" of +34963401234; digits of other countries in threes from the right. */
export const formatPhone = (number: string): string =>
  number.startsWith('+34')
    ? number.replace(/^(\+34)(\d{3})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5')
    : `+${number.slice(1).replace(/\B(?=(?:\d{3})+$)/g, ' ')}`;
