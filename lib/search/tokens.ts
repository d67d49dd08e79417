import lists from './common-words.json';

/** Letters that do not decompose into a plain letter with an accent. */
const SPELLED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** Spellings of one sound in the three languages: "alergia", "al·lèrgia" and "allergy" get a common prefix. */
const SPELLINGS: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/rh/g, 'r'],
  [/(?<=^|[fhlnp])ae|(?<=^|[cfhr])oe/g, 'e'],
  [/y/g, 'i'],
];
const DOUBLED = /([a-z])\1+/g;

/** Endings of word classes, in the order they are cut, each after the letters that must remain. */
const ENDINGS: [RegExp, string][] = [
  [/(?<=.{4})(?:eut|ist)$/, ''],
  [/(?<=.{5})ian$/, ''],
  [/(?<=.{3})tion$/, 'c'],
  [/(?<=.{3})ion$/, ''],
  [/oleg$/, 'olog'],
  [/(?<=.{4})gram$/, 'graf'],
  [/(?<=.{5})ic$/, ''],
  [/(?<=.{4})ar$/, ''],
];

const MAX_UNSTEMMED_LENGTH = 3;

const setOf = (words: string[]): Set<string> => new Set(words.flatMap((line) => line.split(' ')));
const STOP = setOf(lists.stop);
const WEAK = setOf(lists.weak);
const TITLES = setOf(lists.titles);

/** True for words without meaning for a search: articles, prepositions, the verbs of a question. */
export const isStopToken = (word: string): boolean => STOP.has(word);

/** True for words with little meaning next to others: "cita", "clínica", "prueba", "price". */
export const isWeakToken = (word: string): boolean => WEAK.has(word) || TITLES.has(word);

/** True for the title of a person: the visitor looks for a person, or for a doctor of a speciality. */
export const isTitle = (word: string): boolean => TITLES.has(word);

/** The normalised words of a text: small letters a to z and digits, no accents, no possessive s. */
export const tokensOf = (text: string): string[] =>
  text
    .replace(/l[·.•]l/gi, 'll')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => SPELLED[letter] ?? letter)
    .replace(/['’`´]s\b/g, '')
    .match(/[a-z]+|\d+/g) ?? [];

/** One spelling per sound, used for matching prefixes and mistakes. */
export const spellingOf = (word: string): string =>
  withoutDoubles(SPELLINGS.reduce((text, [pattern, written]) => text.replace(pattern, written), word));

/**
 * More than two are a key held down, not a spelling: reduced to one letter, they would be a prefix of half of all
 * words.
 */
const withoutDoubles = (word: string): string =>
  word.replace(DOUBLED, (run, letter: string) => (run.length === 2 && word.length > 2 ? letter : run));

/**
 * Stem of a word: removes number, gender, and the ending that separates a speciality from its doctor
 * ("ginecóloga", "ginecòlegs", "ginecología" and "ginecológico"). Rules of spelling, no list of words.
 */
export function stemOf(word: string): string {
  const spelled = spellingOf(word);
  if (word.length <= MAX_UNSTEMMED_LENGTH) return spelled;
  const singular = spelled.replace(/(?<=.{2})s$/, '');
  const plain = withoutVowels(singular);
  return ENDINGS.reduce((text, [pattern, rest]) => {
    const cut = text.replace(pattern, rest);
    return cut === text ? text : withoutVowels(cut);
  }, plain);
}

/** In a short word only one vowel is an ending: "cardio" is not "card". */
const withoutVowels = (text: string): string => text.replace(/(?<=.{5})[aeiou]+$|(?<=.{3})[aeiou]$/, '');

/** A word of a phrase: its letters, its spelling by sound, its stem, and whether it characterises the phrase. */
export type PhraseToken = { word: string; spelled: string; stem: string; isTelling: boolean };

/** The relevant words of a phrase, without repeated stems; all words if none is relevant. */
export function phraseTokens(text: string): PhraseToken[] {
  const every = tokensOf(text);
  const kept = every.filter((word) => !isStopToken(word));
  const seen = new Set<string>();
  return (kept.length > 0 ? kept : every)
    .map((word) => ({ word, spelled: spellingOf(word), stem: stemOf(word), isTelling: !isWeakToken(word) }))
    .filter(({ stem }) => !seen.has(stem) && seen.add(stem));
}

const WRITTEN = /[\p{L}\p{M}·'’]+/gu;

/** The words of a text with their accents, in small letters. */
export const writtenTokens = (text: string): string[] => text.toLowerCase().match(WRITTEN) ?? [];
