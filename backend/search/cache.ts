import type { ContentLocale } from '@/backend/catalogue/locale';
import type { FoundIds } from './find';

const MAX_SEARCHES = 2_000;

/** Answers of the search of one version of the catalogue: people who type ask for the same beginnings again and again. */
export function createSearchCache(maxSearches = MAX_SEARCHES) {
  const kept = new Map<string, Promise<FoundIds>>();
  let heldVersion = -1;

  /** The answer kept for a text, or the one `find` gives now; the oldest goes when there are too many. */
  return (version: number, locale: ContentLocale, text: string, find: () => Promise<FoundIds>): Promise<FoundIds> => {
    if (version !== heldVersion) kept.clear();
    heldVersion = version;
    const key = `${locale} ${text}`;
    const known = kept.get(key);
    if (known) return known;
    const finding = find();
    kept.set(key, finding);
    // A failed search is not kept: the next request tries again.
    finding.catch(() => kept.get(key) === finding && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > maxSearches && oldest !== undefined) kept.delete(oldest);
    return finding;
  };
}
