import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { FIELD_LENGTHS } from './field-rules';

// The metadata of all countries is heavy: no script of a visitor may import this module (decision 0202).

/** A piece of a text with telephones: a number in the form +34963401234, or null for the text around numbers. */
export type PhonePart = { text: string; number: string | null };

/** A chat: its text, and its address or null when the text is not one number that WhatsApp can have. */
export type Chat = { text: string; href: string | null };

const RUN = /(?:[(+][(+\s]*)?\d(?:[\d\s()./\p{Pd}\p{Cf}\u2212]*\d)?/gu;
const EXTENSION = /(?<!\p{L})(?:ext(?:ensi[oó]n?|n)?|x|int(?:erno)?|anexo|#)\s*[.:=]?\s*\d{1,6}(?!\d)/giu;
/** A separator that people write between two numbers rather than inside one. */
const BETWEEN = /(\s+[/\p{Pd}\u2212]\s+|\s{2,})/u;
const OTHER_DIGITS = /[^\P{Nd}0-9]/u;
const COUNTRY = /^[\s(]*(?:\+|00)/;
/** The trunk prefix that people write after the country code. */
const TRUNK = /(?<=^[\s(]*(?:\+|00)[\s(]*[1-9]\d{0,2}[\s).-]*)\(\s*0\s*\)/;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
const MAX_IN_A_RUN = 80;

/**
 * Returns the parts of a text in order: each telephone, and the text around it. Several numbers, labels and
 * extensions are read ("963 401 234 / 600 123 456 ext. 12"); a number without a country code is Spanish. Returns null when a
 * digit belongs to no complete number: such a text is shown and not linked.
 */
export function readPhones(text: string): PhonePart[] | null {
  if (OTHER_DIGITS.test(text)) return null;
  const withoutExtensions = text.replace(EXTENSION, (extension) => 'x'.repeat(extension.length));
  const parts: PhonePart[] = [];
  let from = 0;
  for (const { index, 0: whole } of withoutExtensions.matchAll(RUN)) {
    const start = whole.includes(')') ? 0 : whole.search(/[^(]/);
    const run = whole.slice(start);
    const numbers = numbersOf(run);
    if (!numbers) return null;
    parts.push({ text: text.slice(from, index + start), number: null }, ...numbers);
    from = index + whole.length;
  }
  if (parts.length === 0) return null;
  parts.push({ text: text.slice(from), number: null });
  return parts.filter((part) => part.text !== '');
}

/** The numbers of a run of digits and separators; null when it cannot be divided into complete numbers in one way. */
function numbersOf(run: string): PhonePart[] | null {
  if (run.length > MAX_IN_A_RUN) return null;
  const pieces = run.split(BETWEEN);
  const apart = pieces.map((text, at) => ({ text, number: at % 2 === 0 ? readNumber(text) : null }));
  if (apart.every(({ number }, at) => at % 2 === 1 || number !== null)) return apart;
  const whole = readNumber(run);
  if (whole) return [{ text: run, number: whole }];
  const [only, ...others] = divisions(run, 0);
  return only && others.length === 0 ? only : null;
}

/** The first two ways to divide the rest of a run into numbers, at the ends of its groups of digits. */
function divisions(run: string, from: number): PhonePart[][] {
  const found: PhonePart[][] = [];
  for (const { index, 0: group } of run.slice(from).matchAll(/\d+/g)) {
    const end = from + index + group.length;
    const text = run.slice(from, end);
    if (text.replace(/\D/g, '').length > MAX_DIGITS + 2) break;
    const number = readNumber(text);
    if (!number) continue;
    if (end === run.length) found.push([{ text, number }]);
    else {
      const next = end + run.slice(end).search(/[(\d]/);
      const between = { text: run.slice(end, next), number: null };
      if (next > end) found.push(...divisions(run, next).map((rest) => [{ text, number }, between, ...rest]));
    }
    if (found.length > 1) break;
  }
  return found.slice(0, 2);
}

function readNumber(written: string): string | null {
  const digits = written.replace(/\D/g, '');
  if (!COUNTRY.test(written)) return spanish(digits) ?? (digits.startsWith('34') ? spanish(digits.slice(2)) : null);
  const withoutTrunk = written.replace(TRUNK, '').replace(/\D/g, '');
  return international(digits) ?? international(withoutTrunk);
}

const spanish = (digits: string): string | null => (digits.length === 9 ? international(`34${digits}`) : null);

/** A number of an existing country in a possible length; a Spanish one must belong to an assigned range. */
function international(digits: string): string | null {
  const written = digits.replace(/^00/, '');
  if (written.length < MIN_DIGITS || written.length > MAX_DIGITS + 1) return null;
  const phone = parsePhoneNumberFromString(`+${written}`);
  if (!phone?.isPossible() || (phone.countryCallingCode === '34' && !phone.isValid())) return null;
  return isAsWritten(phone, written) ? phone.number : null;
}

/** True if the reader only left out a trunk zero: for some countries it would insert digits. */
const isAsWritten = ({ countryCallingCode: code, nationalNumber }: PhoneNumber, written: string): boolean =>
  written === `${code}${nationalNumber}` || written === `${code}0${nationalNumber}`;

/** Returns the numbers of a text in the form +34963401234; an empty list when it cannot be parsed. */
export const phonesIn = (text: string): string[] => readPhones(text)?.flatMap(({ number }) => number ?? []) ?? [];

/** True for a text of a form by which a person can be called: all its digits belong to numbers and extensions. */
export const isCallable = (text: string): boolean => text.length <= FIELD_LENGTHS.text && readPhones(text) !== null;

/** The parts of a text for pages and mails; a text that cannot be parsed is one part without a number. */
export const phoneParts = (text: string): PhonePart[] => readPhones(text) ?? [{ text, number: null }];

/** `tel:` address of the first number of a text; null when it cannot be parsed. */
export function telHref(text: string): string | null {
  const [number] = phonesIn(text);
  return number ? `tel:${number}` : null;
}

/** Landlines have WhatsApp Business; special rate, personal and short numbers have none. */
const WITH_WHATSAPP = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE'];

/** Returns the WhatsApp chat of the only number of a text, or null; a number with an extension has none. */
export function whatsappHref(text: string): string | null {
  const parts = readPhones(text) ?? [];
  const [number, ...others] = parts.flatMap((part) => part.number ?? []);
  if (!number || others.length > 0 || parts.some((part) => part.number === null && /\d/.test(part.text))) return null;
  const type = parsePhoneNumberFromString(number)?.getType();
  return type && WITH_WHATSAPP.includes(type) ? `https://wa.me/${number.slice(1)}` : null;
}

/** The chat of a text, for pages. */
export const chatOf = (text: string): Chat => ({ text, href: whatsappHref(text) });

/** The first Spanish mobile number of a text, +34 and nine digits; otherwise null. */
export const spanishMobile = (text: string): string | null =>
  phonesIn(text).find(
    (number) => number.startsWith('+34') && parsePhoneNumberFromString(number)?.getType() === 'MOBILE',
  ) ?? null;

/** "+34 963 40 12 34" of +34963401234; digits of other countries in threes from the right. */
export const formatPhone = (number: string): string =>
  number.startsWith('+34')
    ? number.replace(/^(\+34)(\d{3})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5')
    : `+${number.slice(1).replace(/\B(?=(?:\d{3})+$)/g, ' ')}`;
