import 'server-only';
import { processState } from '@/lib/state/process-state';
import { type SitemapKind, sitemapEntries } from './entries';
import type { SitemapEntry } from './entry';

const FRESH_MS = 10_000;

type Cached = { readAt: number | null; entries: Promise<SitemapEntry[]> };

/**
 * The pages of a kind, joined at most once in 10 s after they were, however many crawlers ask, and forgotten then: a large
 * catalogue has many. A failure is not cached. Throws ApiError.
 */
export function cachedEntries(kind: SitemapKind, clock = () => performance.now()): Promise<SitemapEntry[]> {
  const cache = processState('sitemaps', () => new Map<SitemapKind, Cached>());
  const known = cache.get(kind);
  if (known && (known.readAt === null || clock() - known.readAt < FRESH_MS)) return known.entries;
  const entries = sitemapEntries(kind);
  const mine: Cached = { readAt: null, entries };
  const forget = () => {
    if (cache.get(kind) === mine) cache.delete(kind);
  };
  cache.set(kind, mine);
  entries.then(() => {
    mine.readAt = clock();
    setTimeout(forget, FRESH_MS).unref();
  }, forget);
  return entries;
}
