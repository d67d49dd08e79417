import 'server-only';
import { processState } from '@/lib/state/process-state';
import { type SitemapKind, sitemapEntries } from './entries';
import type { SitemapEntry } from './entry';

const FRESH_MS = 10_000;

type Cached = { at: number; entries: Promise<SitemapEntry[]> };

/**
 * The pages of a kind, joined at most every 10 s however many crawlers ask, and forgotten then: a large catalogue has
 * many. A failure is not cached. Throws ApiError.
 */
export function cachedEntries(kind: SitemapKind, now = Date.now()): Promise<SitemapEntry[]> {
  const cache = processState('sitemaps', () => new Map<SitemapKind, Cached>());
  const known = cache.get(kind);
  if (known && now - known.at < FRESH_MS) return known.entries;
  const entries = sitemapEntries(kind);
  const mine = { at: now, entries };
  const forget = () => {
    if (cache.get(kind) === mine) cache.delete(kind);
  };
  cache.set(kind, mine);
  entries.then(() => setTimeout(forget, FRESH_MS).unref(), forget);
  return entries;
}
