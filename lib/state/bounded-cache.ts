import { LRUCache } from 'lru-cache';

/**
 * A cache in the memory of this process that holds `capacity` in all and evicts what was used longest ago. An entry counts
 * 1 unless it is set with a size; one larger than the capacity is not stored. `onEvict` gets the key of each that is evicted.
 */
export const boundedCache = <V extends object | string | number>(
  capacity: number,
  onEvict?: (key: string) => void,
): LRUCache<string, V> =>
  // maxSize and not max, which would reserve memory for all keys at once.
  new LRUCache({
    maxSize: capacity,
    sizeCalculation: () => 1,
    dispose: onEvict && ((_value, key, reason) => reason === 'evict' && onEvict(key)),
  });
