import { describe, expect, it } from 'vitest';
import { boundedCache } from '@/lib/state/bounded-cache';

describe('a bounded cache', () => {
  it('evicts the least recently used entries beyond the capacity', () => {
    const cache = boundedCache<string>(100);
    cache.set('a', 'A', { size: 40 });
    cache.set('b', 'B', { size: 40 });
    cache.get('a');
    cache.set('c', 'C', { size: 40 });

    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
    expect(cache.calculatedSize).toBe(80);
  });

  it('does not count a peek as a use', () => {
    const cache = boundedCache<string>(2);
    cache.set('a', 'A');
    cache.set('b', 'B');
    cache.peek('a');
    cache.set('c', 'C');

    expect(cache.peek('a')).toBeUndefined();
  });

  it('counts a replaced value once', () => {
    const cache = boundedCache<string>(100);
    cache.set('a', 'A', { size: 60 });
    cache.set('a', 'AA', { size: 70 });

    expect(cache.calculatedSize).toBe(70);
  });

  it('stores no entry larger than the capacity, and drops no other entry for it', () => {
    const cache = boundedCache<string>(100);
    cache.set('a', 'A', { size: 60 });
    cache.set('giant', 'G', { size: 101 });

    expect(cache.get('giant')).toBeUndefined();
    expect(cache.get('a')).toBe('A');
  });
});
