import { describe, expect, it } from 'vitest';
import { Lru } from '@/server/lru';

describe('Lru', () => {
  it('forgets what was used longest ago when the weight passes the capacity', () => {
    const lru = new Lru<string>(100);
    lru.set('a', 'A', 40);
    lru.set('b', 'B', 40);
    lru.get('a');
    lru.set('c', 'C', 40);

    expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual(['A', undefined, 'C']);
    expect(lru.total).toBe(80);
  });

  it('does not count a peek as a use', () => {
    const lru = new Lru<string>(2);
    lru.set('a', 'A');
    lru.set('b', 'B');
    lru.peek('a');
    lru.set('c', 'C');

    expect(lru.peek('a')).toBeUndefined();
  });

  it('counts a replaced value once', () => {
    const lru = new Lru<string>(100);
    lru.set('a', 'A', 60);
    lru.set('a', 'AA', 70);

    expect(lru.total).toBe(70);
  });

  it('keeps nothing that alone is heavier than the capacity, and loses nothing for it', () => {
    const lru = new Lru<string>(100);
    lru.set('a', 'A', 60);
    lru.set('giant', 'G', 101);

    expect(lru.get('giant')).toBeUndefined();
    expect(lru.get('a')).toBe('A');
  });
});
