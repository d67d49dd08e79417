import { expect, it } from 'vitest';
import { countRequest } from '@/lib/http/rate-limit';

const from = (address?: string) => new Headers(address === undefined ? {} : { 'x-forwarded-for': address });
const limitOf = (name: string) => ({ name, perMinute: 6 });
const burst = (name: string, address: string, count: number, now = 0) =>
  Array.from({ length: count }, () => countRequest(limitOf(name), from(address), now));

it('lets a burst in, then one for each share of a minute', () => {
  expect(burst('a', '192.0.2.1', 8)).toEqual([null, null, null, null, null, null, 10, 10]);
  expect(countRequest(limitOf('a'), from('192.0.2.1'), 9_999)).toBe(1);
  expect(countRequest(limitOf('a'), from('192.0.2.1'), 10_001)).toBe(null);
  expect(countRequest(limitOf('a'), from('192.0.2.1'), 10_002)).toBe(10);
});

it('never saves up more than a burst', () => {
  burst('b', '192.0.2.1', 6);
  expect(burst('b', '192.0.2.1', 7, 3_600_000).filter((wait) => wait === null)).toHaveLength(6);
});

it('counts each client and each door for itself', () => {
  burst('c', '192.0.2.1', 6);
  expect(countRequest(limitOf('c'), from('192.0.2.2'), 0)).toBe(null);
  expect(countRequest(limitOf('d'), from('192.0.2.1'), 0)).toBe(null);
});

it('counts an IPv6 network as one client, however it is written', () => {
  burst('e', '2001:db8::1', 6);
  expect(countRequest(limitOf('e'), from('2001:db8:0:0:ffff:1:2:3'), 0)).toBe(10);
  expect(countRequest(limitOf('e'), from('2001:db8:0:1::1'), 0)).toBe(null);
});

it('keeps ten thousand clients and forgets the one that was away longest', () => {
  burst('f', '192.0.2.1', 7);
  for (let client = 0; client < 10_000; client += 1) countRequest(limitOf('f'), from(`client-${client}`), 0);
  expect(countRequest(limitOf('f'), from('192.0.2.1'), 0)).toBe(null);
  expect(countRequest(limitOf('f'), from('client-9999'), 0)).toBe(null);
});
