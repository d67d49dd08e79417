import { boundedCache } from '@/lib/state/bounded-cache';
import { processState } from '@/lib/state/process-state';

/** In characters: some 30 MB at worst. */
const CAPACITY = 16_000_000;

/**
 * Memoizes `make` by its key: each render maps whole lists again, and their texts seldom change. `make` must depend on
 * nothing but the key.
 */
export function cachedText<T extends string | null>(name: string, key: string, make: () => T, capacity = CAPACITY): T {
  const cache = processState(`texts.${name}`, () => boundedCache<{ text: T }>(capacity));
  const known = cache.get(key);
  if (known) return known.text;
  const text = make();
  cache.set(key, { text }, { size: key.length + (text?.length ?? 0) });
  return text;
}
