import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStore } from '@/lib/state/memory-store';
import { RedisConnection } from '@/lib/state/redis-connection';
import { RedisStore } from '@/lib/state/redis-store';
import type { Store } from '@/lib/state/store';
import { startRedis, type TestRedis } from '@/tests/support/redis';

vi.mock('@/lib/env', () => ({
  env: () => ({ SESSION_SECRET: 'a-secret-of-more-than-32-characters!', LOG_LEVEL: 'silent' }),
}));

const MINUTE_MS = 60_000;
/** This is not about time: a busy machine is slow. */
const PATIENCE_MS = 10_000;
let server: TestRedis;
let connection: RedisConnection;
let stores = 0;

beforeAll(async () => {
  server = await startRedis();
  connection = new RedisConnection(server.url, 'contract:', PATIENCE_MS);
  await connection.asked;
});
afterAll(async () => {
  connection.close();
  await server.stop();
});

const clock = () => Date.now();
const inRedis = (): Store => {
  stores += 1;
  return new RedisStore(connection, `store-${stores}`, clock);
};
const STORES: [string, () => Store][] = [
  ['the memory of a process', () => new MemoryStore(1_000)],
  ['Redis', inRedis],
];

describe.each(STORES)('a store in %s', (_where, open) => {
  let store: Store;

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_763_800_000_000, toFake: ['Date', 'performance'] });
    store = open();
    return () => void vi.useRealTimers();
  });
  const pass = (ms: number) => vi.advanceTimersByTime(ms);

  it('answers the value that was set until its time is over or it is deleted', async () => {
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

  it('lets one of many that add at once be the first', async () => {
    const held = await Promise.all(Array.from({ length: 20 }, (_, index) => store.add('a', index, MINUTE_MS)));
    expect(new Set(held).size).toBe(1);
  });

  it('counts in a window that begins with the first count, each of many at once', async () => {
    const counts = await Promise.all(Array.from({ length: 30 }, () => store.increment('a', MINUTE_MS)));
    expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(counts.map((_, index) => index + 1));
    pass(MINUTE_MS - 1);
    expect(await store.increment('a', MINUTE_MS)).toEqual({ count: 31, leftMs: 1 });
    expect(await store.get('a')).toBe(31);
    pass(1);
    expect(await store.increment('a', 5_000)).toEqual({ count: 1, leftMs: 5_000 });
  });

  it('takes counts back, never below none and never of a key it does not know', async () => {
    await store.increment('a', MINUTE_MS);
    pass(1_000);
    for (let times = 0; times < 3; times += 1) await store.decrement('a');
    await store.decrement('b');
    expect(await store.get('b')).toBeNull();
    expect(await store.increment('a', MINUTE_MS)).toEqual({ count: 1, leftMs: MINUTE_MS - 1_000 });
  });

  it('throttles: a burst at once, then one for each period, however many ask at once', async () => {
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

describe('both', () => {
  /** Numbers that are the same at each run. */
  const numbers = (seed: number) => () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };

  it('answer the same to the same thousand operations, to the last digit', async () => {
    vi.useFakeTimers({ now: 1_763_800_000_000, toFake: ['Date', 'performance'] });
    const [memory, redis, random] = [new MemoryStore(1_000), inRedis(), numbers(7)];
    const period = 60_000 / 7;
    const operations: ((store: Store, key: string) => Promise<unknown>)[] = [
      (store, key) => store.throttle(`t${key}`, 3, period),
      (store, key) => store.throttle(`u${key}`, 1, 0.3),
      (store, key) => store.increment(`i${key}`, 9_000),
      (store, key) => store.decrement(`i${key}`),
      (store, key) => store.get(`i${key}`),
      (store, key) => store.add(`v${key}`, { key }, 7_000),
      (store, key) => store.set(`v${key}`, [key], 3_000),
      (store, key) => store.get(`v${key}`),
      (store, key) => store.delete(`v${key}`),
    ];
    const answers: [unknown, unknown][] = [];
    for (let step = 0; step < 1_000; step += 1) {
      const operation = operations[Math.floor(random() * operations.length)];
      const key = `${Math.floor(random() * 3)}`;
      if (operation) answers.push([await operation(memory, key), await operation(redis, key)]);
      vi.advanceTimersByTime(Math.floor(random() * 1_500));
    }
    vi.useRealTimers();
    expect(answers.map(([, ofRedis]) => ofRedis)).toEqual(answers.map(([ofMemory]) => ofMemory));
    expect(answers.filter(([wait]) => typeof wait === 'number' && wait > 0).length).toBeGreaterThan(30);
  });
});
