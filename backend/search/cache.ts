import type { ContentLocale } from '#catalogue/locale';
import type { FoundIds } from './find';

const MAX_SEARCHES = 2_000;

/** Answers of the search of one version of the catalogue: people who type ask for the same beginnings again and again. */
export function createSearchCache(maxSearches = MAX_SEARCHES) {
  const cached = new Map<string, Promise<FoundIds>>();
  let heldVersion = -1;

  /** The cached answer of a text, or the one `find` gives now; the oldest is evicted when there are too many. */
  return (version: number, locale: ContentLocale, text: string, find: () => Promise<FoundIds>): Promise<FoundIds> => {
    if (version !== heldVersion) cached.clear();
    heldVersion = version;
    const key = `${locale} ${text}`;
    const known = cached.get(key);
    if (known) return known;
    const finding = find();
    cached.set(key, finding);
    // A failed search is not cached: the next request tries again.
    finding.catch(() => cached.get(key) === finding && cached.delete(key));
    const [oldest] = cached.keys();
    if (cached.size > maxSearches && oldest !== undefined) cached.delete(oldest);
    return finding;
  };
}
