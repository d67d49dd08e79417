import type { ContentLocale } from '#catalogue/locale';
import type { Querier } from '#store/db';

/** Every word of the names of a language, and of what they belong to. */
export type Vocabulary = {
  /** The words that contain `asked`, three letters or more, or are like it. Loose: the caller counts the mistakes. */
  like(asked: string): string[];
};

/** The share of its parts of three letters that a word and a mistyped form of it, or of its beginning, have in common. */
const LEAST_IN_COMMON = 0.3;

/** The vocabulary of a language as the database has it now. */
export async function readVocabulary(q: Querier, locale: ContentLocale): Promise<Vocabulary> {
  const rows = await q.query<{ word: string }>('select word from search_word where locale = $1', [locale]);
  return createVocabulary(rows.map(({ word }) => word));
}

/**
 * Keeps words by their parts of three letters, in memory: asking the database for each word of a search took a third
 * of the whole search (docs/decisions/0026).
 */
export function createVocabulary(words: readonly string[]): Vocabulary {
  const withPart = new Map<string, string[]>();
  for (const word of words.toSorted()) {
    for (const part of partsOf(word)) {
      const known = withPart.get(part);
      if (known) known.push(word);
      else withPart.set(part, [word]);
    }
  }
  return {
    like: (asked) => {
      const parts = partsOf(asked);
      const common = new Map<string, number>();
      for (const part of parts) {
        for (const word of withPart.get(part) ?? []) common.set(word, (common.get(word) ?? 0) + 1);
      }
      return [...common].flatMap(([word, count]) => (count / parts.size >= LEAST_IN_COMMON ? [word] : [])).toSorted();
    },
  };
}

/** Two signs before the word make its first letters count as a beginning. */
function partsOf(word: string): Set<string> {
  const padded = `  ${word}`;
  return new Set(Array.from({ length: word.length }, (_, at) => padded.slice(at, at + 3)));
}
