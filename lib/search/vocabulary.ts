import SearchableMap from 'minisearch/SearchableMap';

/** Relation of a query word to a term of the vocabulary. */
export type Match = {
  term: number;
  /** 1 for an exact match, less for a prefix or a mistake. */
  quality: number;
  how: 'same' | 'beginning' | 'mistake';
};

/** A short prefix matches many words; more of them would not help. */
const MAX_PREFIX_TERMS = 300;
const ALIKE_LETTERS = 3;
/** Shorter prefixes are too similar to each other to be recognized with a typing error. */
const MIN_LENGTH_FOR_PREFIX = 6;

/** The words of an index, numbered from 0, found exactly, by prefix and with mistakes. */
export class Vocabulary {
  private readonly tree = new SearchableMap<number>();
  private readonly spellings: string[] = [];

  /** Returns the number of a word, adding it if it is new. */
  add(word: string): number {
    const known = this.tree.get(word);
    if (known !== undefined) return known;
    const term = this.spellings.length;
    this.spellings.push(word);
    this.tree.set(word, term);
    return term;
  }

  get size(): number {
    return this.spellings.length;
  }

  wordOf(term: number): string {
    return this.spellings[term] ?? '';
  }

  has(word: string): boolean {
    return this.tree.has(word);
  }

  same(word: string): Match[] {
    const term = this.tree.get(word);
    return term === undefined ? [] : [{ term, quality: 1, how: 'same' }];
  }

  /** The longer words with this prefix, at most `most`; quality grows with the matching share of the word. */
  beginningWith(letters: string, most = MAX_PREFIX_TERMS): Match[] {
    const found: Match[] = [];
    for (const [word, term] of this.tree.atPrefix(letters)) {
      if (word.length > letters.length)
        found.push({ term, quality: 0.6 + (0.3 * letters.length) / word.length, how: 'beginning' });
      if (found.length === most) break;
    }
    return found;
  }

  /**
   * The words this may be a mistyped form or prefix of: those with the fewest mistakes. `letters` is the number of
   * typed letters.
   */
  like(word: string, letters = word.length): Match[] {
    const allowed = mistakesAllowed(letters);
    if (allowed === 0) return [];
    const mistakes = new Map<number, number>();
    for (const [candidate, [term, distance]] of this.tree.fuzzyGet(word, allowed)) {
      mistakes.set(term, Math.min(distance, mistakesIn(word, candidate)));
    }
    for (const [candidate, term] of this.exchangedIn(word)) mistakes.set(term, candidate === word ? 0 : 1);
    const alike = word.length >= MIN_LENGTH_FOR_PREFIX ? this.tree.atPrefix(word.slice(0, ALIKE_LETTERS)) : [];
    for (const [candidate, term] of alike) {
      const cut = candidate.length > word.length ? mistakesIn(word, candidate, true) + 0.5 : allowed + 1;
      if (cut < (mistakes.get(term) ?? allowed + 1)) mistakes.set(term, cut);
    }
    const fewest = Math.min(...mistakes.values());
    return [...mistakes]
      .filter(([, count]) => count <= fewest + 0.5)
      .map(([term, count]) => ({ term, quality: 0.8 - 0.15 * count, how: 'mistake' }));
  }

  /** The known words that differ by two transposed letters. */
  private exchangedIn(word: string): [string, number][] {
    return Array.from({ length: word.length - 1 }, (_, at) => {
      const exchanged = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
      const term = this.tree.get(exchanged);
      return term === undefined ? null : ([exchanged, term] as [string, number]);
    }).filter((known) => known !== null);
  }
}

/** Mistakes allowed in a word of this length; short words are too similar to allow any. */
export const mistakesAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * The extra, missing, wrong or transposed letters in `asked` as a spelling of `word`, or,
 * with `isBeginning`, of its best-matching prefix.
 */
export function mistakesIn(asked: string, word: string, isBeginning = false): number {
  let before: number[] = [];
  let previous = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= asked.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = asked[row - 1] === word[column - 1];
      const isExchanged = asked[row - 1] === word[column - 2] && asked[row - 2] === word[column - 1];
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
        isExchanged ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = previous;
    previous = current;
  }
  return isBeginning ? Math.min(...previous) : at(previous, word.length);
}

const at = (row: number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
