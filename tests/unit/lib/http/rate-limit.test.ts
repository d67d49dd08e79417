import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countRequest } from '@/lib/http/rate-limit';

const from = (address?: string) => new Headers(address === undefined ? {} : { 'x-forwarded-for': address });
const limitOf = (name: string) => ({ name, perMinute: 6 });
const countAt = (now: number, name: string, address: string) => {
  vi.advanceTimersByTime(now - Date.now());
  return countRequest(limitOf(name), from(address));
};
const burst = (name: string, address: string, count: number, now = 0) =>
  Promise.all(Array.from({ length: count }, () => countAt(now, name, address)));

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('allows a burst, then one request for each share of a minute', async () => {
  expect(await burst('a', '192.0.2.1', 8)).toEqual([null, null, null, null, null, null, 10, 10]);
  expect(await countAt(9_999, 'a', '192.0.2.1')).toBe(1);
  expect(await countAt(10_001, 'a', '192.0.2.1')).toBe(null);
  expect(await countAt(10_002, 'a', '192.0.2.1')).toBe(10);
});

it('never accumulates more than a burst', async () => {
  await burst('b', '192.0.2.1', 6);
  expect((await burst('b', '192.0.2.1', 7, 3_600_000)).filter((wait) => wait === null)).toHaveLength(6);
});

it('counts each client and each endpoint separately', async () => {
  await burst('c', '192.0.2.1', 6);
  expect(await countAt(0, 'c', '192.0.2.2')).toBe(null);
  expect(await countAt(0, 'd', '192.0.2.1')).toBe(null);
});

it('counts an IPv6 network as one client in any notation', async () => {
  await burst('e', '2001:db8::1', 6);
  expect(await countAt(0, 'e', '2001:db8:0:0:ffff:1:2:3')).toBe(10);
  expect(await countAt(0, 'e', '2001:db8:0:1::1')).toBe(null);
});

it('remembers ten thousand clients and drops the least recent one', async () => {
  await burst('f', '192.0.2.1', 7);
  for (let client = 0; client < 10_000; client += 1) await countAt(0, 'f', `client-${client}`);
  expect(await countAt(0, 'f', '192.0.2.1')).toBe(null);
  expect(await countAt(0, 'f', 'client-9999')).toBe(null);
});
