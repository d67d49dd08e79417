import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryStore } from '@/lib/state/memory-store';
import { openStore } from '@/lib/state/open-store';
import { describeStore } from '@/tests/support/store-contract';
import { stored } from '@/tests/support/stored';

const MINUTE_MS = 60_000;
let store = openStore('test', 3);

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.api.test'));
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'performance'] });
  store = openStore('test', 3);
});
afterEach(() => {
  vi.useRealTimers();
});

it('is shared by all users of its name', async () => {
  await store.set('a', { n: 1 }, MINUTE_MS);
  expect(await openStore('test', 3).get('a')).toEqual({ n: 1 });
  expect(await openStore('another', 3).get('a')).toBeNull();
});

it('drops a value when it expires or is deleted', async () => {
  await store.set('a', 1, MINUTE_MS);
  await store.set('b', 2, 2 * MINUTE_MS);
  vi.advanceTimersByTime(MINUTE_MS - Date.now());
  expect([await store.get('a'), await store.get('b')]).toEqual([null, 2]);
  await store.delete('b');
  expect(await store.get('b')).toBeNull();
});

it('holds at most its capacity of keys and evicts the least recently used', async () => {
  for (const key of ['a', 'b', 'c']) await store.set(key, key, MINUTE_MS);
  await store.get('a');
  await store.set('d', 'd', MINUTE_MS);
  expect(stored('test').map(([key]) => key)).toEqual(['c', 'a', 'd']);
});

it('frees the memory of expired values', async () => {
  await store.set('a', 1, 1000);
  await store.set('b', 1, 2 * MINUTE_MS);
  vi.advanceTimersByTime(MINUTE_MS - Date.now());
  await store.set('c', 1, 1000);
  expect(stored('test').map(([key]) => key)).toEqual(['b', 'c']);
});

it('counts in a window that begins with the first count', async () => {
  const counts = await Promise.all([1, 2, 3].map(() => store.increment('a', MINUTE_MS)));
  expect(counts.map(({ count }) => count)).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(MINUTE_MS - 1 - Date.now());
  expect(await store.increment('a', MINUTE_MS)).toEqual({ count: 4, leftMs: 1 });
  vi.advanceTimersByTime(MINUTE_MS - Date.now());
  expect(await store.increment('a', MINUTE_MS)).toEqual({ count: 1, leftMs: MINUTE_MS });
});

it('decrements counts, never below zero and only for known keys', async () => {
  await store.increment('a', MINUTE_MS);
  for (let times = 0; times < 3; times += 1) await store.decrement('a');
  await store.decrement('b');
  expect(await store.increment('a', MINUTE_MS)).toMatchObject({ count: 1 });
  expect(stored('test').map(([key]) => key)).toEqual(['a']);
});

it('throttles: a burst at once, then one for each period', async () => {
  const burst = await Promise.all([1, 2, 3].map(() => store.throttle('a', 2, 1000)));
  expect(burst).toEqual([0, 0, 1000]);
  vi.advanceTimersByTime(999 - Date.now());
  expect(await store.throttle('a', 2, 1000)).toBe(1);
  vi.advanceTimersByTime(1000 - Date.now());
  expect([await store.throttle('a', 2, 1000), await store.throttle('a', 2, 1000)]).toEqual([0, 1000]);
});

it('continues to count when the machine’s clock is changed', async () => {
  await store.set('kept', 1, MINUTE_MS);
  for (let times = 0; times < 2; times += 1) await store.throttle('visitor', 2, 1_000);
  for (const jumpMs of [24 * 60 * MINUTE_MS, -24 * 60 * MINUTE_MS]) {
    vi.setSystemTime(jumpMs);
    expect(await store.get('kept')).toBe(1);
    expect(await store.throttle('visitor', 2, 1_000)).toBe(1_000);
  }
  vi.advanceTimersByTime(MINUTE_MS);
  expect([await store.get('kept'), await store.throttle('visitor', 2, 1_000)]).toEqual([null, 0]);
});

describeStore('the memory of a process', () => new MemoryStore(1_000));
