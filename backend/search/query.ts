/** Words that say nothing about what is looked for, unless they are all there is. */
const EMPTY_WORDS = new Set(
  'a al and av avenida avinguda c calle carrer d de del dels doctor doctora dr dra el els en for i in l la las les los of or s street the y'.split(
    ' ',
  ),
);
const MAX_WORDS = 8;

/** Shorter words are the beginnings of too many others to look for them alone. */
export const LONG_ENOUGH = 3;

/** One word that was asked for, with the words of the catalogue it may stand for. */
export type AskedWord = { word: string; containing: string[]; resembling: string[] };

/** The words that decide, in their order, eight at most. */
export function significantTokens(words: string[]): string[] {
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MAX_WORDS);
}

/**
 * Queries of the full-text search from strict to tolerant; each finds all that the one before it finds. `document` is
 * the tolerant one for descriptions, null when only one or two letters were asked for.
 */
export type TextQueries = { prefix: string; part: string; typo: string; candidates: string; document: string | null };

/**
 * The queries for some words: the beginnings of words, also parts of words, also words written nearly so. A record is a
 * candidate when it has all the words, or any of them with `isLoose`; one or two letters only rank beside a longer word.
 */
export function textQueries(asked: AskedWord[], isLoose = false): TextQueries {
  const all = (alternatives: (one: AskedWord) => string[], words = asked, operator = ' & ') =>
    words.map((one) => `(${[`${one.word}:*`, ...alternatives(one)].join(' | ')})`).join(operator);
  const tolerant = ({ containing, resembling }: AskedWord) => [...containing, ...resembling];
  const long = asked.filter(({ word }) => word.length >= LONG_ENOUGH);
  const candidates = all(tolerant, long.length > 0 ? long : asked, isLoose ? ' | ' : ' & ');
  return {
    prefix: all(() => []),
    part: all(({ containing }) => containing),
    typo: all(tolerant),
    candidates,
    document: long.length > 0 ? candidates : null,
  };
}

/** The same query in names only. */
export const inNames = (query: string): string =>
  query.replace(/([a-z0-9]+)(:\*)?/g, (_, word: string, star?: string) => `${word}:${star ? '*' : ''}A`);

/** The same query in some lists only. */
export const inLists = (query: string, lists: readonly string[]): string =>
  `(${query}) & (${lists.map((list) => `'@${list}'`).join(' | ')})`;
