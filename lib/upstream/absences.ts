import 'server-only';
import { cache } from 'react';
import { boundedCache } from '@/lib/state/bounded-cache';
import { previewToken } from '@/lib/state/preview';
import { processState } from '@/lib/state/process-state';
import { expiryOf } from './cached-lists';

/** How long an absence is remembered, unless its tags expire. */
const COUNTS_SECONDS = 300;
const MOST = 20_000;

const absences = () => processState('absences', () => boundedCache<number>(MOST));

/** Asked once for all records of a page. */
const lastExpiry = cache((tags: string) => expiryOf(tags.split(' '), COUNTS_SECONDS));

/**
 * Returns the result of `read` for a path, or null without asking if the path was absent since its tags last expired. The framework
 * stores successes only, and a list of records without pictures would be asked for each of them at every render.
 */
export async function unlessAbsent<T>(path: string, tags: string[], read: () => Promise<T | null>): Promise<T | null> {
  // A draft may have what the record lacks.
  if ((await previewToken()) !== null) return read();
  const expiredAt = await lastExpiry(tags.join(' '));
  const known = absences();
  if ((known.get(path) ?? Number.NEGATIVE_INFINITY) >= expiredAt) return null;
  const since = performance.now();
  const found = await read();
  if (found === null) known.set(path, since);
  else known.delete(path);
  return found;
}
