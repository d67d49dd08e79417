import { boundedCache } from '@/lib/state/bounded-cache';
import { processState } from '@/lib/state/process-state';

/** Equal to the lifetime of cached pages (server/page-cache.ts). */
const DAY_MS = 24 * 3_600_000;
/** In characters of at most two bytes; a longer response is not stored. */
const CAPACITY = 16_000_000;
const MAX_LENGTH = 2_000_000;

const responses = () => processState('last-good', () => boundedCache<{ body: string; since: number }>(CAPACITY));

/** Stores the response to a call, for use while the upstream fails. */
export function storeLastGood(call: string, body: string): void {
  if (body.length > MAX_LENGTH) clearLastGood(call);
  else responses().set(call, { body, since: performance.now() }, { size: call.length + body.length });
}

/** The last good response to a call, at most a day old; null if there is none. */
export function lastGood(call: string): { value: unknown } | null {
  const good = responses().get(call);
  return good && performance.now() - good.since < DAY_MS ? { value: JSON.parse(good.body) } : null;
}

/** Drops the response to a call after the upstream returned an absence. */
export const clearLastGood = (call: string): boolean => responses().delete(call);
