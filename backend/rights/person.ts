import { isName } from '#reception/blind-index';

/** Search criteria for a person; '' for unknown values. */
export type Criteria = { name: string; email: string; phone: string; document: string };

/** The field by which a record matches a person; a name alone may belong to another person. */
export type Match = 'email' | 'phone' | 'document' | 'name';

const PHONE_DIGITS = 9;
const MIN_DIGITS = 6;
const MIN_DOCUMENT_LENGTH = 5;

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(isName);
/** Folds a text and removes the separators people write in telephone numbers and documents. */
const compact = (text: string): string => folded(text).replace(/[\s().\-/]/g, '');

/** Normalizes the criteria for comparison; empty ones match nothing. */
export function normalizeCriteria({ name, email, phone, document }: Criteria) {
  const digits = phone.replace(/\D/g, '').slice(-PHONE_DIGITS);
  const number = compact(document);
  const words = wordsOf(name);
  return {
    email: email.trim().toLowerCase(),
    phone: digits.length >= MIN_DIGITS ? digits : '',
    document: number.length >= MIN_DOCUMENT_LENGTH ? number : '',
    // A single word would match too many people.
    name: words.length > 1 ? words : [],
  };
}

export type NormalizedCriteria = ReturnType<typeof normalizeCriteria>;

export const isNobody = ({ email, phone, document, name }: NormalizedCriteria): boolean =>
  email === '' && phone === '' && document === '' && name.length === 0;

/** Returns the fields by which an opened row matches the person; empty if it does not. */
export function matchesOf({ email, phone, document, name }: NormalizedCriteria, row: unknown): Match[] {
  const texts = textsIn(row);
  const compacted = phone || document ? texts.map(compact) : [];
  const has = (list: readonly string[], part: string) => part !== '' && list.some((text) => text.includes(part));
  const words = name.length > 0 ? new Set(texts.flatMap(wordsOf)) : null;
  return [
    ...(has(texts.map(folded), email) ? ['email' as const] : []),
    ...(has(compacted, phone) ? ['phone' as const] : []),
    ...(has(compacted, document) ? ['document' as const] : []),
    ...(words && name.every((word) => words.has(word)) ? ['name' as const] : []),
  ];
}

/**
 * Whether a booking is about a person with another name: a child whose guardian they are, or a patient whose invoice
 * they get.
 */
export const isOthers = ({ name }: NormalizedCriteria, { nombre, apellidos }: Record<string, unknown>): boolean => {
  const words = new Set(wordsOf([nombre, apellidos].filter(Boolean).join(' ')));
  return name.length > 0 && !name.some((word) => words.has(word));
};

/** Returns all texts within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}
