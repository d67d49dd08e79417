import 'server-only';
import { processState } from '../../api/process-state';
import { sitemapEntries } from './entries';
import type { SitemapEntry, SitemapKind } from './entry';

const KEEP_MS = 10_000;

type Kept = { at: number; entries: Promise<SitemapEntry[]> };

/**
 * The pages of a kind, joined at most every 10 s however many crawlers ask, and forgotten then: a large catalogue has
 * many. A failure is not kept. Throws ApiError.
 */
export function keptEntries(kind: SitemapKind, now = Date.now()): Promise<SitemapEntry[]> {
  const kept = processState('sitemaps', () => new Map<SitemapKind, Kept>());
  const known = kept.get(kind);
  if (known && now - known.at < KEEP_MS) return known.entries;
  const entries = sitemapEntries(kind);
  const mine = { at: now, entries };
  const forget = () => {
    if (kept.get(kind) === mine) kept.delete(kind);
  };
  kept.set(kind, mine);
  entries.then(() => setTimeout(forget, KEEP_MS).unref(), forget);
  return entries;
}
