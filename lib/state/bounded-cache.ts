import { LRUCache } from 'lru-cache';

/**
 * A cache in the memory of this process that holds `capacity` in total and evicts the least recently used. An entry
 * counts 1 unless it is set with a size; one larger than the capacity is not stored. `onEvict` gets each evicted key.
 */
export const boundedCache = <V extends object | string | number>(
  capacity: number,
  onEvict?: (key: string) => void,
): LRUCache<string, V> =>
  // maxSize instead of max, which would reserve memory for all keys at once.
  new LRUCache({
    maxSize: capacity,
    sizeCalculation: () => 1,
    dispose: onEvict && ((_value, key, reason) => reason === 'evict' && onEvict(key)),
  });
