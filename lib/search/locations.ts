import { phraseTokens } from './tokens';
import { Vocabulary } from './vocabulary';

/** The places of the clinics: towns and provinces by all their names. */
export type Locations = { regions: Map<string, Set<string>>; vocabulary: Vocabulary };

/** A place in a text: its stems, and the regions it lies in. */
export type FoundLocation = { stems: ReadonlySet<string>; regions: ReadonlySet<string> };

const MAX_WORDS = 4;
/** Shorter words are too similar to each other to be recognized with a typing error or as a prefix. */
const MIN_WORD_LENGTH = 5;
const LONG_BEGINNING = 4;

/** Prepares names of places, as words joined by spaces, with the regions each lies in. */
export function createLocations(named: Map<string, Set<string>>): Locations {
  const regions = new Map<string, Set<string>>();
  const vocabulary = new Vocabulary();
  for (const [name, of] of named) {
    const key = keyOf(phraseTokens(name));
    if (!key || /^\d/.test(key)) continue;
    regions.set(key, new Set([...(regions.get(key) ?? []), ...of]));
    vocabulary.add(key);
  }
  return { regions, vocabulary };
}

const keyOf = (words: { stem: string }[]): string => words.map(({ stem }) => stem).join(' ');

/**
 * The longest place name in a text; a word unknown to `isKnown` may be a mistyped one. Null if there is no
 * such name.
 */
export function locationIn(
  { regions, vocabulary }: Locations,
  text: string,
  isKnown: (stem: string) => boolean,
): FoundLocation | null {
  const words = phraseTokens(text);
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const some = words.slice(from, from + length);
      const found = regions.get(keyOf(some));
      if (found) return { stems: new Set(some.map(({ stem }) => stem)), regions: found };
    }
  }
  const last = words.at(-1);
  if (last && last.word.length >= LONG_BEGINNING && !isKnown(last.stem)) {
    const [match, ...others] = vocabulary.beginningWith(last.spelled);
    const found = match && others.length === 0 && regions.get(vocabulary.wordOf(match.term));
    if (found) return { stems: new Set([last.stem]), regions: found };
  }
  for (const { stem, word } of words) {
    if (word.length < MIN_WORD_LENGTH || isKnown(stem)) continue;
    const [match] = vocabulary.like(stem);
    const name = match ? vocabulary.wordOf(match.term) : '';
    const found = regions.get(name);
    // The first letter is rarely mistyped: "corrent" is not Torrent.
    if (found && name[0] === stem[0]) return { stems: new Set([stem]), regions: found };
  }
  return null;
}
