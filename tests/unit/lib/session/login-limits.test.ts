import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countLogin, resetLogins, undoLoginCount } from '@/lib/session/login-limits';
import { openStore } from '@/lib/state/open-store';
import { stored } from '@/tests/support/stored';

const QUARTER_MS = 15 * 60_000;
const from = (address: string) => new Headers({ 'x-forwarded-for': address });
const HERE = from('192.0.2.1');

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.api.session.logins'));
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const countAt = (now: number, headers: Headers, account: string) => {
  vi.advanceTimersByTime(now - Date.now());
  return countLogin(headers, account);
};

/** This number of tries of one account, each from another address. */
const tries = (count: number, account = 'ana@example.test') =>
  Promise.all(Array.from({ length: count }, (_, index) => countLogin(from(`198.51.100.${index}`), account)));

it('allows twenty tries of an account, from any address and in any notation', async () => {
  expect((await tries(20)).every((wait) => wait === null)).toBe(true);
  expect(await countAt(60_000, HERE, 'ana@example.test')).toBe(14 * 60);
  expect(await countAt(60_000, HERE, ' ANA@Example.test')).toBe(14 * 60);
  expect(await countAt(60_000, HERE, 'eva@example.test')).toBeNull();
});

it('restarts after a quarter of an hour, which further tries do not lengthen', async () => {
  await tries(30);
  expect(await countAt(QUARTER_MS - 1, HERE, 'ana@example.test')).toBe(1);
  expect(await countAt(QUARTER_MS, HERE, 'ana@example.test')).toBeNull();
});

it('allows forty tries of an address, whatever the account', async () => {
  const waits = await Promise.all(Array.from({ length: 42 }, (_, index) => countLogin(HERE, `p${index}@example.test`)));
  expect(waits.map((wait) => wait !== null).indexOf(true)).toBe(40);
  expect(await countLogin(from('192.0.2.2'), 'p99@example.test')).toBeNull();
});

it('counts a network of IPv6 as one address', async () => {
  for (let index = 0; index < 40; index += 1) await countLogin(from(`2001:db8::${index}`), `p${index}@example.test`);
  expect(await countLogin(from('2001:db8::ffff'), 'p99@example.test')).toBe(900);
});

it('clears the tries of an account after its login, and one try of the address', async () => {
  await tries(19);
  for (let index = 0; index < 39; index += 1) await countLogin(HERE, `p${index}@example.test`);
  expect(await countLogin(HERE, 'ana@example.test')).toBeNull();
  await resetLogins(HERE, 'Ana@example.test');
  expect(await countLogin(HERE, 'ana@example.test')).toBeNull();
  expect(await countLogin(HERE, 'eva@example.test')).toBe(900);
});

it('takes back a try that was not made', async () => {
  await tries(19);
  for (let index = 0; index < 5; index += 1) {
    expect(await countLogin(HERE, 'ana@example.test')).toBeNull();
    await undoLoginCount(HERE, 'ana@example.test');
  }
  await countLogin(HERE, 'ana@example.test');
  expect(await countLogin(HERE, 'ana@example.test')).toBe(900);
});

it('stores no account and no address', async () => {
  await countLogin(HERE, 'ana@example.test');
  expect(JSON.stringify(stored('session.logins'))).not.toMatch(/ana@|example|192\.0/);
});

it('drops the expired entries first, and has a bounded size', async () => {
  for (let index = 0; index < 60_000; index += 1) await countLogin(HERE, `p${index}@example.test`);
  expect(stored('session.logins').length).toBeLessThanOrEqual(50_001);
  await countAt(QUARTER_MS * 2, HERE, 'last@example.test');
  expect(stored('session.logins').length).toBeLessThan(10);
});

it('allows a quarter while the counts of other processes are unknown', async () => {
  const alone = openStore('session.logins', 10);
  const increment = alone.increment.bind(alone);
  vi.spyOn(alone, 'increment').mockImplementation(async (...of) => ({ ...(await increment(...of)), isPartial: true }));
  expect((await tries(6)).map((wait) => wait !== null).indexOf(true)).toBe(5);
  const waits = await Promise.all(Array.from({ length: 12 }, (_, index) => countLogin(HERE, `p${index}@example.test`)));
  expect(waits.map((wait) => wait !== null).indexOf(true)).toBe(10);
});
