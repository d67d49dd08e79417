import 'server-only';
import { cache } from 'react';
import { boundedCache } from '@/lib/state/bounded-cache';
import { previewToken } from '@/lib/state/preview';
import { processState } from '@/lib/state/process-state';
import { expiryOf } from './cached-lists';

/** Duration for which an absence is remembered, unless its tags expire. */
const COUNTS_SECONDS = 300;
const MAX_ABSENCES = 20_000;

const absences = () => processState('absences', () => boundedCache<number>(MAX_ABSENCES));

/** Looked up once for all records of a page. */
const lastExpiry = cache((tags: string) => expiryOf(tags.split(' '), COUNTS_SECONDS));

/**
 * Returns the result of `read` for a path, or null without a call if the path was absent since its tags last expired.
 * The framework stores successes only, and records without pictures would cause a call each at every render.
 */
export async function unlessAbsent<T>(path: string, tags: string[], read: () => Promise<T | null>): Promise<T | null> {
  // A draft may contain values missing from the record.
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
