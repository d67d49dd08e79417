import { LANGUAGES, textsOf } from './record-wire';

type Values = Record<string, unknown>;
type Language = (typeof LANGUAGES)[number];

/** A field, or its text in one language, that two people changed differently. */
export type FieldConflict = {
  field: string;
  /** Null for a field without translations. */
  language: Language | null;
  before: unknown;
  theirs: unknown;
  mine: unknown;
};

type Versions = {
  /** The values both changes started from. */
  base: Values;
  theirs: Values;
  mine: Values;
};

/**
 * Merges two changes of the same record field by field, and texts language by language. A part that one person changed
 * takes the new value. `values` holds the fields `names`; a part that both changed differently keeps `mine` and is
 * listed in `conflicts`.
 */
export function merge(names: readonly string[], { base, theirs, mine }: Versions) {
  const values: Values = {};
  const conflicts: FieldConflict[] = [];
  /** Returns the merged value of one part. */
  const settle = (field: string, language: Language | null, [before, other, own]: [unknown, unknown, unknown]) => {
    if (isSame(own, before)) return other;
    if (!isSame(other, before) && !isSame(other, own))
      conflicts.push({ field, language, before, theirs: other, mine: own });
    return own;
  };
  for (const field of names) {
    const all = [base[field], theirs[field], mine[field]] as [unknown, unknown, unknown];
    if (!all.some(isTexts)) values[field] = settle(field, null, all);
    else
      values[field] = Object.fromEntries(
        LANGUAGES.map((language) => {
          const [before, other, own] = all.map((texts) => textsOf(texts)[language] ?? '');
          return [language, settle(field, language, [before, other, own])];
        }),
      );
  }
  return { values, conflicts };
}

/** Returns the values that differ from the record. */
export const differingFrom = (record: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, record[field])));

/** Returns the values with the part of a conflict replaced. */
export function withPart(values: Values, { field, language }: FieldConflict, value: unknown): Values {
  return { ...values, [field]: language === null ? value : { ...textsOf(values[field]), [language]: value } };
}

/** Returns the value of the part of a conflict. */
export const partOf = (values: Values, { field, language }: FieldConflict): unknown =>
  language === null ? values[field] : textsOf(values[field])[language];

const isTexts = (value: unknown): boolean => value !== null && textsOf(value) === value;

/** True if two values mean the same: all kinds of empty values are equal, and lists are compared in any order. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

function canonical(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value.toSorted());
  if (isTexts(value)) return JSON.stringify(LANGUAGES.map((language) => textsOf(value)[language] ?? ''));
  return value === undefined || value === null || value === false || value === '' ? '' : JSON.stringify(value);
}
