import type { Phrases } from './phrases';
import type { IndexedTexts } from './texts';
import { isStopToken, isTitle, isWeakToken, spellingOf, stemOf, tokensOf } from './tokens';
import type { Match } from './vocabulary';

const MAX_WORDS = 8;
const WEAK_WEIGHT = 0.15;
/** Weight of a place next to other words: "cardiólogo en Castellón" is about hearts. */
const PLACE_WEIGHT = 0.35;
const MIN_PREFIX_LENGTH = 3;
/** Match quality of plural for singular, of doctor for speciality. */
const FORM_QUALITY = 0.96;
/** In a shorter stem, a mistake matches too many other stems. */
const LONG_STEM = 5;

/** A word of the query. */
export type QueryWord = {
  written: string;
  spelled: string;
  stem: string;
  isTelling: boolean;
  isPlace: boolean;
  isLast: boolean;
  weight: number;
};

export type Query = {
  words: QueryWord[];
  /** The words that must match, a bit each, the first word in the lowest. */
  required: number;
  /** The words that describe the target, a bit each. */
  telling: number;
  /** The weights of all words. */
  total: number;
  /** A title of a person is among the words: "dra.". */
  hasTitle: boolean;
};

/** The relevant words of a text, at most eight; `places` are the stems that name a place in it. */
export function queryOf(text: string, places: ReadonlySet<string> = new Set()): Query {
  const every = tokensOf(text);
  const kept = every.filter((word) => !isStopToken(word) && (word.length > 1 || every.length === 1 || word === 'x'));
  const written = kept.length > 0 ? kept : every;
  const seen = new Set<string>();
  const words = written
    .map((word, index) => {
      const stem = stemOf(word);
      return {
        written: word,
        spelled: spellingOf(word),
        stem,
        isTelling: !isWeakToken(word),
        isPlace: places.has(stem),
        isLast: index === written.length - 1,
        weight: 1,
      };
    })
    .filter(({ stem }) => !seen.has(stem) && seen.add(stem))
    .slice(0, MAX_WORDS);
  return weighed(words, every.some(isTitle));
}

function weighed(words: QueryWord[], hasTitle: boolean): Query {
  const hasTelling = words.some(({ isTelling }) => isTelling);
  const hasOther = words.some(({ isTelling, isPlace }) => isTelling && !isPlace);
  let required = 0;
  let telling = 0;
  words.forEach((word, index) => {
    if (word.isTelling) telling |= 1 << index;
    const isMinor = hasTelling && !word.isTelling;
    const isBeside = hasOther && word.isPlace;
    word.weight = isMinor ? WEAK_WEIGHT : isBeside ? PLACE_WEIGHT : 1;
    if (!isMinor && !isBeside) required |= 1 << index;
  });
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  return { words, required, telling, total, hasTitle };
}

/** The expansions of each word, among the names of records and among people's names. */
export type Expansions = { names: Match[][]; people: Match[][] };

/** Mistakes are considered only for a word without exact or prefix matches. */
export function expand(words: QueryWord[], names: Phrases, people: Phrases, texts: IndexedTexts): Expansions {
  const every = words.map((word) => {
    const inNames = direct(word, word.stem, names);
    const inPeople = direct(word, word.spelled, people);
    const isKnown = inNames.length > 0 || inPeople.some(({ how }) => how === 'same') || texts.vocabulary.has(word.stem);
    if (isKnown) return { names: inNames, people: inPeople };
    return {
      names: likeNames(word, names),
      people: inPeople.length > 0 ? inPeople : people.vocabulary.like(word.spelled, word.written.length),
    };
  });
  return { names: every.map(({ names }) => names), people: every.map(({ people }) => people) };
}

/** Mistakes are counted in the word and in its stem; the better match counts. */
function likeNames({ written, spelled, stem }: QueryWord, { vocabulary }: Phrases): Match[] {
  const every = [
    ...vocabulary.like(spelled, written.length),
    ...(stem === spelled || stem.length < LONG_STEM ? [] : vocabulary.like(stem)),
  ];
  const best = Math.max(0, ...every.map(({ quality }) => quality));
  const seen = new Set<number>();
  return every.filter(({ term, quality }) => quality >= best - 0.08 && !seen.has(term) && seen.add(term));
}

/** The exact word ranks above its other forms, and above longer words with this prefix. */
function direct({ spelled, isLast }: QueryWord, stem: string, { vocabulary }: Phrases): Match[] {
  const whole = vocabulary.same(spelled);
  const forms = stem === spelled ? [] : vocabulary.same(stem).map((one) => ({ ...one, quality: FORM_QUALITY }));
  const isKnown = whole.length > 0 || forms.length > 0;
  const isBeginning = isLast || (!isKnown && spelled.length >= MIN_PREFIX_LENGTH);
  const begun = isBeginning ? vocabulary.beginningWith(spelled).toSorted((a, b) => b.quality - a.quality) : [];
  return [...whole, ...forms, ...begun.filter(({ term }) => term !== forms[0]?.term)];
}
