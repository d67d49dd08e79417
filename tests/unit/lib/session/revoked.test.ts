import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isRevoked, revoke } from '@/lib/session/session';
import { stored } from '@/tests/support/stored';

const START = new Date('2026-11-20T10:00:00Z');
const soon = START.getTime() / 1000 + 60;

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.api.session.revoked'));
  vi.useFakeTimers({ now: START, toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('remembers ended sessions, and nothing else', async () => {
  await revoke('a', soon);
  expect([await isRevoked('a'), await isRevoked('b')]).toEqual([true, false]);
});

it('drops expired entries', async () => {
  await revoke('a', soon);
  await revoke('b', soon + 600);
  vi.advanceTimersByTime(START.getTime() + 120_000 - Date.now());
  await revoke('c', soon + 600);
  expect(stored('session.revoked').map(([id]) => id)).toEqual(['b', 'c']);
});

it('has a bounded size', async () => {
  for (let index = 0; index < 100_010; index += 1) await revoke(String(index), soon);
  expect(stored('session.revoked').length).toBe(100_000);
  expect([await isRevoked('9'), await isRevoked('10')]).toEqual([false, true]);
});
