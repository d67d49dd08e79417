import { beforeEach, expect, it } from 'vitest';
import { countLogin, forgetLogin, takeBackLogin } from '@/lib/session/login-limits';

const QUARTER_MS = 15 * 60_000;
const from = (address: string) => new Headers({ 'x-forwarded-for': address });
const HERE = from('192.0.2.1');
const store = () => Reflect.get(globalThis, Symbol.for('site.api.session.logins')) as { tries: Map<string, unknown> };

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.api.session.logins'));
});

/** So many tries of one account, each from another address. */
const tries = (count: number, account = 'ana@example.test', now = 0) =>
  Array.from({ length: count }, (_, index) => countLogin(from(`198.51.100.${index}`), account, now));

it('lets twenty tries of an account pass, from wherever they come, however it is written', () => {
  expect(tries(20).every((wait) => wait === null)).toBe(true);
  expect(countLogin(HERE, 'ana@example.test', 60_000)).toBe(14 * 60);
  expect(countLogin(HERE, ' ANA@Example.test', 60_000)).toBe(14 * 60);
  expect(countLogin(HERE, 'eva@example.test', 60_000)).toBeNull();
});

it('begins anew after a quarter of an hour, which further tries do not lengthen', () => {
  tries(30);
  expect(countLogin(HERE, 'ana@example.test', QUARTER_MS - 1)).toBe(1);
  expect(countLogin(HERE, 'ana@example.test', QUARTER_MS)).toBeNull();
});

it('lets forty tries of an address pass, whatever account', () => {
  const waits = Array.from({ length: 42 }, (_, index) => countLogin(HERE, `p${index}@example.test`, 0));
  expect(waits.map((wait) => wait !== null).indexOf(true)).toBe(40);
  expect(countLogin(from('192.0.2.2'), 'p99@example.test', 0)).toBeNull();
});

it('counts a network of IPv6 as one address', () => {
  for (let index = 0; index < 40; index += 1) countLogin(from(`2001:db8::${index}`), `p${index}@example.test`, 0);
  expect(countLogin(from('2001:db8::ffff'), 'p99@example.test', 0)).toBe(900);
});

it('forgets the tries of an account whose owner came in, and one of the address', () => {
  const now = Date.now();
  tries(19, 'ana@example.test', now);
  for (let index = 0; index < 39; index += 1) countLogin(HERE, `p${index}@example.test`, now);
  expect(countLogin(HERE, 'ana@example.test', now)).toBeNull();
  forgetLogin(HERE, 'Ana@example.test');
  expect(countLogin(HERE, 'ana@example.test', now)).toBeNull();
  expect(countLogin(HERE, 'eva@example.test', now)).toBe(900);
});

it('takes back a try that never came to be one', () => {
  const now = Date.now();
  tries(19, 'ana@example.test', now);
  for (let index = 0; index < 5; index += 1) {
    expect(countLogin(HERE, 'ana@example.test', now)).toBeNull();
    takeBackLogin(HERE, 'ana@example.test');
  }
  countLogin(HERE, 'ana@example.test', now);
  expect(countLogin(HERE, 'ana@example.test', now)).toBe(900);
});

it('keeps neither account nor address', () => {
  countLogin(HERE, 'ana@example.test');
  expect(JSON.stringify([...store().tries])).not.toMatch(/ana@|example|192\.0/);
});

it('forgets first whose time is over, and does not grow without end', () => {
  for (let index = 0; index < 60_000; index += 1) countLogin(HERE, `p${index}@example.test`, 0);
  expect(store().tries.size).toBeLessThanOrEqual(50_001);
  countLogin(HERE, 'last@example.test', QUARTER_MS * 2);
  expect(store().tries.size).toBeLessThan(10);
});
