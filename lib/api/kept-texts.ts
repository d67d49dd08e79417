import { processState } from './process-state';

type Kept<T> = { recent: Map<string, T>; earlier: Map<string, T>; characters: number };

/** Of texts of 8 million characters each half is full: some 30 MB in all at worst. */
const HALF = 8_000_000;

/**
 * What `make` makes of a text, from memory when it was made before: each render reads whole lists again, and their texts
 * seldom change. `make` must depend on nothing but the key. When the recent half is full the earlier one is forgotten.
 */
export function keptText<T extends string | null>(name: string, key: string, make: () => T, half = HALF): T {
  const kept = processState(`texts.${name}`, (): Kept<T> => ({ recent: new Map(), earlier: new Map(), characters: 0 }));
  const recent = kept.recent.get(key);
  if (recent !== undefined) return recent;
  const earlier = kept.earlier.get(key);
  const value = earlier === undefined ? make() : earlier;
  kept.recent.set(key, value);
  kept.characters += key.length + (value?.length ?? 0);
  if (kept.characters > half) {
    kept.earlier = kept.recent;
    kept.recent = new Map();
    kept.characters = 0;
  }
  return value;
}
