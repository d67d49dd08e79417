import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isRevoked, revoke } from '@/lib/session/revoked';

const START = new Date('2026-11-20T10:00:00Z');
const soon = START.getTime() / 1000 + 60;
const store = () => Reflect.get(globalThis, Symbol.for('site.api.session.revoked')) as Map<string, number>;

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.api.session.revoked'));
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('remembers what was ended, and nothing else', () => {
  revoke('a', soon);
  expect([isRevoked('a'), isRevoked('b')]).toEqual([true, false]);
});

it('forgets what is over by itself', () => {
  revoke('a', soon);
  revoke('b', soon + 600);
  vi.setSystemTime(START.getTime() + 120_000);
  revoke('c', soon + 600);
  expect([...store().keys()]).toEqual(['b', 'c']);
});

it('does not grow without end', () => {
  for (let index = 0; index < 100_010; index += 1) revoke(String(index), soon);
  expect(store().size).toBe(100_000);
  expect([isRevoked('9'), isRevoked('10')]).toEqual([false, true]);
});
