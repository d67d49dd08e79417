import { createClient } from '@redis/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryStore } from '@/lib/state/memory-store';
import { RedisConnection } from '@/lib/state/redis-connection';
import { RedisStore } from '@/lib/state/redis-store';
import { SharedStore } from '@/lib/state/shared-store';
import { startRedis, type TestRedis } from '@/tests/support/redis';

vi.mock('@redis/client', { spy: true });
vi.mock('@/lib/env', () => ({
  env: () => ({ SESSION_SECRET: 'a-secret-of-more-than-32-characters!', LOG_LEVEL: 'info' }),
}));
const warn = vi.hoisted(() => vi.fn());
vi.mock('@/lib/log', () => ({ log: { warn } }));

const MINUTE_MS = 60_000;
/** Time until every process sees Redis again after its return. */
const RECOVERY_MS = 30_000;
let server: TestRedis;
const connections: RedisConnection[] = [];

/** A store as a separate process would have it. */
async function processOf(name: string): Promise<SharedStore> {
  const connection = new RedisConnection(server.url, 'site:');
  connections.push(connection);
  await connection.firstCheck;
  return new SharedStore(new RedisStore(connection, name), new MemoryStore(1_000), connection);
}

beforeEach(async () => {
  warn.mockClear();
  server = await startRedis();
});
afterEach(async () => {
  for (const connection of connections.splice(0)) connection.close();
  server.goOn();
  await server.stop();
});

/** Counts the created clients: an abandoned connection is replaced by one with a new client. */
const clientsMade = () => vi.mocked(createClient).mock.calls.length;

const isShared = async (store: SharedStore, key = 'probe') => !(await store.increment(key, MINUTE_MS)).isPartial;
const untilShared = (store: SharedStore) => expect.poll(() => isShared(store), { timeout: RECOVERY_MS }).toBe(true);

it('counts jointly for all processes', async () => {
  const [one, other] = [await processOf('a'), await processOf('a')];
  await untilShared(one);
  await untilShared(other);
  const counts = await Promise.all([one, other, one, other].map((store) => store.increment('key', MINUTE_MS)));
  expect(counts.map(({ count }) => count).sort()).toEqual([1, 2, 3, 4]);
});

it('continues with its own writes while Redis is down, and writes them there after its return', async () => {
  const [one, other] = [await processOf('a'), await processOf('a')];
  await untilShared(one);
  await one.increment('ended before', MINUTE_MS);
  await server.kill();
  expect(await one.get('ended before')).toBe(1);
  expect(await one.increment('ended meanwhile', MINUTE_MS)).toMatchObject({ count: 1, isPartial: true });
  await one.set('attempt', { sent: 1 }, MINUTE_MS);
  await one.set('attempt', { sent: 2 }, MINUTE_MS);
  expect(await one.add('attempt', { sent: 3 }, MINUTE_MS)).toEqual({ sent: 2 });
  await one.set('gone', 1, MINUTE_MS);
  await one.delete('gone');
  expect(await one.throttle('visitor', 1, MINUTE_MS)).toBe(0);
  expect(await one.throttle('visitor', 1, MINUTE_MS)).toBeGreaterThan(MINUTE_MS / 2);
  await server.start();
  await expect.poll(() => other.get('attempt'), { timeout: RECOVERY_MS }).toEqual({ sent: 2 });
  await untilShared(one);
  expect([await other.get('ended meanwhile'), await other.get('gone')]).toEqual([1, null]);
});

it('waits once for a hanging Redis, then not at all until it responds', async () => {
  const store = await processOf('a');
  const [connection] = connections;
  await untilShared(store);
  server.hang();
  const before = clientsMade();
  expect(await store.increment('key', MINUTE_MS)).toMatchObject({ isPartial: true });
  expect(connection?.isConnected).toBe(false);
  const atOnce = <T>(answer: Promise<T>) =>
    Promise.race([answer, new Promise((resolve) => setImmediate(resolve, 'it waited'))]);
  expect(await atOnce(store.increment('key', MINUTE_MS))).toMatchObject({ isPartial: true });
  expect(await atOnce(store.get('key'))).toBe(2);
  expect(await atOnce(store.throttle('visitor', 1, MINUTE_MS))).toBe(0);
  await expect.poll(clientsMade).toBeGreaterThan(before); // The connection was abandoned.
  server.goOn();
  await untilShared(store);
  expect((await store.increment('key', MINUTE_MS)).count).toBeGreaterThanOrEqual(3);
});

it('starts without Redis, reports it once, and shares as soon as Redis is up', async () => {
  await server.kill();
  const [one, other] = [await processOf('a'), await processOf('a')];
  expect(await one.increment('key', MINUTE_MS)).toMatchObject({ count: 1, isPartial: true });
  const before = clientsMade();
  await expect.poll(clientsMade).toBeGreaterThan(before + 3); // Both have connected again.
  expect(warn.mock.calls).toHaveLength(2);
  expect(warn.mock.calls[0]).toEqual([{ reason: expect.stringContaining('ECONNREFUSED') }, expect.any(String)]);
  await server.start();
  await untilShared(one);
  await expect.poll(() => other.get('key'), { timeout: RECOVERY_MS }).toBe(1);
});

it('works without a Redis whose certificate is not trusted, and reports why', async () => {
  const secured = await startRedis(undefined, true);
  const connection = new RedisConnection(secured.url, 'site:');
  connections.push(connection);
  await connection.firstCheck;
  const store = new SharedStore(new RedisStore(connection, 'a'), new MemoryStore(1_000), connection);
  expect(await store.increment('key', MINUTE_MS)).toMatchObject({ count: 1, isPartial: true });
  expect(warn).toHaveBeenCalledWith({ reason: expect.stringContaining('self-signed certificate') }, expect.any(String));
  connection.close();
  await secured.stop();
});
