import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MemoryStore } from '@/lib/state/memory-store';
import { RedisConnection } from '@/lib/state/redis-connection';
import { RedisStore } from '@/lib/state/redis-store';
import type { Store } from '@/lib/state/store';
import { startRedis, type TestRedis } from '@/tests/support/redis';
import { describeStore } from '@/tests/support/store-contract';

vi.mock('@/lib/env', () => ({
  env: () => ({ SESSION_SECRET: 'a-secret-of-more-than-32-characters!', LOG_LEVEL: 'silent' }),
}));

/** This test is not about time: a busy machine is slow. */
const TIMEOUT_MS = 10_000;
let server: TestRedis;
let connection: RedisConnection;
let stores = 0;

beforeAll(async () => {
  server = await startRedis();
  connection = new RedisConnection(server.url, 'contract:', TIMEOUT_MS);
  await connection.firstCheck;
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

describeStore('Redis', inRedis);

describe('a store in memory and one in Redis', () => {
  /** Repeats the same numbers in every run. */
  const numbers = (seed: number) => () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };

  it('give identical results for the same thousand operations', async () => {
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
