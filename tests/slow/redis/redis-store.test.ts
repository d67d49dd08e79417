import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { RedisConnection } from '@/lib/state/redis-connection';
import { RedisStore } from '@/lib/state/redis-store';
import { startRedis, type TestRedis } from '@/tests/support/redis';

const SECRET = 'a-secret-of-more-than-32-characters!';
const OTHER = 'another-secret-of-more-than-32-chars';
const settings = vi.hoisted(() => ({ SESSION_SECRET: '', LOG_LEVEL: 'silent' }));
vi.mock('@/lib/env', () => ({ env: () => settings }));

const MINUTE_MS = 60_000;
/** This test is not about time: a busy machine is slow. */
const TIMEOUT_MS = 10_000;
let server: TestRedis;
let one: RedisConnection;
let other: RedisConnection;

beforeAll(async () => {
  server = await startRedis();
  one = new RedisConnection(server.url, 'site:', TIMEOUT_MS);
  other = new RedisConnection(server.url, 'site:', TIMEOUT_MS);
  await Promise.all([one.firstCheck, other.firstCheck]);
});
afterAll(async () => {
  one.close();
  other.close();
  await server.stop();
});
beforeEach(() => {
  settings.SESSION_SECRET = SECRET;
});

it('is shared by all clients with its name, and separate under another name or prefix', async () => {
  await new RedisStore(one, 'a').set('key', 1, MINUTE_MS);
  expect(await new RedisStore(other, 'a').get('key')).toBe(1);
  expect(await new RedisStore(other, 'b').get('key')).toBeNull();
  const elsewhere = new RedisConnection(server.url, 'another:', TIMEOUT_MS);
  await elsewhere.firstCheck;
  expect(await new RedisStore(elsewhere, 'a').get('key')).toBeNull();
  elsewhere.close();
});

it('uses the clock of Redis, whatever the clock of a process shows', async () => {
  const [here, there] = [new RedisStore(one, 'clock'), new RedisStore(other, 'clock')];
  expect(await here.throttle('a', 1, MINUTE_MS)).toBe(0);
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  expect(await there.throttle('a', 1, MINUTE_MS)).toBeGreaterThan(MINUTE_MS / 2);
  vi.useRealTimers();
});

it('stores keys and values in Redis unreadably', async () => {
  const store = new RedisStore(one, 'limits');
  await store.throttle('192.0.2.77', 3, MINUTE_MS);
  await store.increment('ana@clinica.test', MINUTE_MS);
  await store.set('9f-session', { paymentUrl: 'https://pay.example.test/1', email: 'ana@clinica.test' }, MINUTE_MS);
  const held = await server.everything();
  expect(held.match(/^site:limits:/gm)).toHaveLength(3);
  expect(held).not.toMatch(/192\.0|ana@|clinica|9f-session|pay\.example/);
});

it('stores no key without an expiry', async () => {
  const store = new RedisStore(one, 'ends');
  await store.throttle('a', 3, 5);
  await store.increment('b', 30);
  await store.decrement('b');
  await store.add('c', 1, 30);
  await expect.poll(async () => (await server.everything()).includes('site:ends:'), { timeout: 10_000 }).toBe(false);
});

it('finds values stored under an earlier secret while that secret is accepted', async () => {
  await new RedisStore(one, 'ring').increment('session', MINUTE_MS);
  await new RedisStore(one, 'ring').set('attempt', { sent: true }, MINUTE_MS);
  settings.SESSION_SECRET = `${OTHER},${SECRET}`;
  const renewed = new RedisStore(other, 'ring');
  expect([await renewed.get('session'), await renewed.get('attempt')]).toEqual([1, { sent: true }]);
  expect(await renewed.add('attempt', { sent: false }, MINUTE_MS)).toEqual({ sent: true });
  settings.SESSION_SECRET = OTHER;
  expect(await renewed.get('session')).toBeNull();
});

it('sends its script again to a restarted Redis', async () => {
  const store = new RedisStore(one, 'again');
  expect((await store.increment('a', MINUTE_MS)).count).toBe(1);
  await server.kill();
  await expect(store.increment('a', MINUTE_MS)).rejects.toThrow();
  await server.start();
  await expect
    .poll(() => store.increment('a', MINUTE_MS).catch(() => null), { timeout: 5_000 })
    .toMatchObject({ count: 1 });
});
