/** Words that say nothing about what is looked for, unless they are all there is. */
const EMPTY_WORDS = new Set(
  'a al and av avenida avinguda c calle carrer d de del dels doctor doctora dr dra el els en for i in l la las les los of or s street the y'.split(
    ' ',
  ),
);
const MAX_WORDS = 8;

/** Shorter words are the beginnings of too many others to look for them alone. */
const LONG_ENOUGH = 3;

/** One word that was asked for, with the words of the catalogue it may stand for. */
export type AskedWord = { word: string; containing: string[]; resembling: string[] };

/** The words that decide, in their order, eight at most. */
export function significantWords(normalised: string): string[] {
  const words = normalised.split(' ').filter((word) => word !== '');
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MAX_WORDS);
}

/** Queries of the full-text search from strict to tolerant; each finds all that the one before it finds. */
export type TextQueries = { prefix: string; part: string; typo: string; candidates: string };

/**
 * The queries for some words: the beginnings of words, also parts of words, also words written nearly so. A record is a
 * candidate when it has all the words, or any of them with `isLoose`; one or two letters are not looked for in
 * descriptions, and only rank beside a longer word.
 */
export function textQueries(asked: AskedWord[], isLoose = false): TextQueries {
  const all = (alternatives: (one: AskedWord) => string[], words = asked, operator = ' & ') =>
    words.map((one) => `(${[`${one.word}:*`, ...alternatives(one)].join(' | ')})`).join(operator);
  const tolerant = ({ containing, resembling }: AskedWord) => [...containing, ...resembling];
  const long = asked.filter(({ word }) => word.length >= LONG_ENOUGH);
  return {
    prefix: all(() => []),
    part: all(({ containing }) => containing),
    typo: all(tolerant),
    candidates: long.length > 0 ? all(tolerant, long, isLoose ? ' | ' : ' & ') : within(all(tolerant), 'AB'),
  };
}

/** The same query in names only (`A`) or in names and what is related (`AB`). */
export const within = (query: string, weights: 'A' | 'AB'): string =>
  query.replace(/([a-z0-9]+)(:\*)?/g, (_, word: string, star?: string) => `${word}:${star ? '*' : ''}${weights}`);
