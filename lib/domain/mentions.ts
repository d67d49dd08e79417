import { withoutAccents } from '@clinic/contract/plain-text';

/** A text as words in small letters without accents and plural endings, a space around each. */
export function foldedText(text: string): string {
  const words = withoutAccents(text).match(/[a-z0-9]+/g) ?? [];
  return ` ${words.map((word) => (word.length > 4 ? word.replace(/s$/, '') : word)).join(' ')} `;
}

/** Shorter names, and shorter halves of a name, say too little to be looked for in a text. */
const SHORTEST_NAME = 3;
const SHORTEST_HALF = 8;
const ASIDE = /\([^)]*\)|:.*$/g;
const AND = / (?:y|e|i|and) /;

/**
 * The words a record is named by: without what stands in brackets or after a colon, and of a name that joins two by "and"
 * each that is one long word ("Nutrición y dietética": "nutrición", "dietética").
 */
export function namesIn(name: string): string[] {
  const core = name.replace(ASIDE, ' ');
  const whole = foldedText(core);
  const halves = core.split(AND).map(foldedText);
  const long =
    halves.length > 1 ? halves.filter((half) => /^ \S+ $/.test(half) && half.length >= SHORTEST_HALF + 2) : [];
  return [whole, ...long].filter((words) => words.length >= SHORTEST_NAME + 2);
}

/** True when the words of a text (`foldedText`) name the record. */
export const mentions = (words: string, name: string): boolean => namesIn(name).some((named) => words.includes(named));

/** Finds the records that a text names, the longest names first: for many texts the names are taken apart once. */
export function finderOf<T extends { name: string }>(records: T[]): (text: string) => T[] {
  const known = records
    .map((record) => ({ record, names: namesIn(record.name) }))
    .sort((a, b) => b.record.name.length - a.record.name.length);
  return (text) => {
    const words = foldedText(text);
    return known.filter(({ names }) => names.some((name) => words.includes(name))).map(({ record }) => record);
  };
}
