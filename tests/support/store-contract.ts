import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '@/lib/state/store';

const MINUTE_MS = 60_000;

/** The rules for every store: tests of a new store, which `open` returns, for each of them. */
export function describeStore(where: string, open: () => Store): void {
  describe(`a store in ${where}`, () => {
    let store: Store;

    beforeEach(() => {
      vi.useFakeTimers({ now: 1_763_800_000_000, toFake: ['Date', 'performance'] });
      store = open();
      return () => void vi.useRealTimers();
    });
    const pass = (ms: number) => vi.advanceTimersByTime(ms);

    it('returns the value that was set until it expires or is deleted', async () => {
      const value = { content: 'ñ', at: 1.5, list: [null, true], outcome: { kind: 'accepted' } };
      await store.set('a', value, MINUTE_MS);
      await store.set('b', 'two', 2 * MINUTE_MS);
      expect([await store.get('a'), await store.get('b'), await store.get('c')]).toEqual([value, 'two', null]);
      pass(MINUTE_MS);
      expect([await store.get('a'), await store.get('b')]).toEqual([null, 'two']);
      await store.delete('b');
      expect(await store.get('b')).toBeNull();
    });

    it('adds a value only where there is none', async () => {
      expect(await store.add('a', { first: true }, MINUTE_MS)).toEqual({ first: true });
      expect(await store.add('a', { first: false }, MINUTE_MS)).toEqual({ first: true });
      pass(MINUTE_MS);
      expect(await store.add('a', { first: false }, MINUTE_MS)).toEqual({ first: false });
      expect(await store.get('a')).toEqual({ first: false });
    });

    it('lets exactly one of many concurrent adds succeed', async () => {
      const held = await Promise.all(Array.from({ length: 20 }, (_, index) => store.add('a', index, MINUTE_MS)));
      expect(new Set(held).size).toBe(1);
    });

    it('counts in a window that begins with the first count, also concurrently', async () => {
      const counts = await Promise.all(Array.from({ length: 30 }, () => store.increment('a', MINUTE_MS)));
      expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(counts.map((_, index) => index + 1));
      pass(MINUTE_MS - 1);
      expect(await store.increment('a', MINUTE_MS)).toEqual({ count: 31, leftMs: 1 });
      expect(await store.get('a')).toBe(31);
      pass(1);
      expect(await store.increment('a', 5_000)).toEqual({ count: 1, leftMs: 5_000 });
    });

    it('takes counts back down to zero, and leaves an unknown key alone', async () => {
      await store.increment('a', MINUTE_MS);
      pass(1_000);
      for (let times = 0; times < 3; times += 1) await store.decrement('a');
      await store.decrement('b');
      expect(await store.get('b')).toBeNull();
      expect(await store.increment('a', MINUTE_MS)).toEqual({ count: 1, leftMs: MINUTE_MS - 1_000 });
    });

    it('throttles: a burst at once, then one per period, also concurrently', async () => {
      const burst = await Promise.all(Array.from({ length: 80 }, () => store.throttle('a', 30, 2_000)));
      expect(burst.filter((wait) => wait === 0)).toHaveLength(30);
      expect(new Set(burst.filter((wait) => wait > 0))).toEqual(new Set([2_000]));
      pass(1_999);
      expect(await store.throttle('a', 30, 2_000)).toBe(1);
      pass(1);
      expect([await store.throttle('a', 30, 2_000), await store.throttle('a', 30, 2_000)]).toEqual([0, 2_000]);
      expect(await store.get('a')).toBeNull();
    });
  });
}
