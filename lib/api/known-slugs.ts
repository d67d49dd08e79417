import 'server-only';
import { ApiError } from './errors';
import { processState } from './process-state';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_KEPT = 5000;

const seen = () => processState('known-slugs', () => new Map<string, number>());

/**
 * Guards against an upstream that answers "none" while it is being rebuilt: an absence for a slug that existed in the
 * last 24 h throws 'unavailable' (the page kept by Next goes on), instead of answering null (a 404).
 * The record is in this process only: it holds the last 5000 slugs and is empty after a restart.
 */
export function unlessKnown<T>(name: string, found: T | null): T | null {
  const slugs = seen();
  if (found !== null) {
    slugs.delete(name);
    slugs.set(name, Date.now());
    const oldest = slugs.keys().next().value;
    if (slugs.size > MOST_KEPT && oldest !== undefined) slugs.delete(oldest);
    return found;
  }
  const last = slugs.get(name);
  if (last !== undefined && Date.now() - last < DAY_MS) {
    throw new ApiError('unavailable', `${name} existed in the last 24 h and is now absent`);
  }
  return null;
}

/** Forgets what was known under a tag such as 'centromedicos' or 'centromedicos:slug', so that a deletion is a 404. */
export function forgetKnown(tag: string): void {
  const slugs = seen();
  for (const name of slugs.keys())
    if (name === tag || name.startsWith(`${tag}:`) || name.startsWith(`${tag}@`)) slugs.delete(name);
}
