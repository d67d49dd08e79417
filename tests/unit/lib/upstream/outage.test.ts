import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOutage, type Verdict } from '@/lib/upstream/breaker';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const kind = (name: string, isProvoked = false) => ({ name, isProvoked });

/** The calls that are made, of `count` calls of a kind. */
const admitted = (outage: ReturnType<typeof createOutage>, count: number, isProvoked = false) =>
  Array.from({ length: count }, () => outage.admits(kind('/api/a', isProvoked))).filter(Boolean).length;

function after(verdicts: [string, Verdict][], isProvoked = false) {
  const outage = createOutage();
  for (const [name, verdict] of verdicts) outage.note(kind(name, isProvoked), verdict);
  return outage;
}

const ALL: [string, Verdict][] = ['/api/a', '/api/b', '/api/c'].map((name) => [name, 'failed']);

it('makes one call a second while every kind of call fails, until one succeeds', () => {
  const outage = after(ALL);
  expect(admitted(outage, 10)).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(admitted(outage, 10)).toBe(1);
  outage.note(kind('/api/b'), 'answered');
  expect(admitted(outage, 10)).toBe(10);
});

it('makes all of them while one kind fails, or others succeed between', () => {
  expect(admitted(after(Array(20).fill(['/api/a', 'failed'])), 10)).toBe(10);
  expect(admitted(after([...ALL.slice(0, 2), ['/api/d', 'answered'], ...ALL.slice(2)]), 10)).toBe(10);
});

it('counts no failure that a visitor can provoke, who takes nobody’s turn either', () => {
  expect(admitted(after(ALL, true), 10)).toBe(10);
  const outage = after(ALL);
  expect([admitted(outage, 10, true), admitted(outage, 10)]).toEqual([10, 1]);
});

it('is over when the upstream is known to work', () => {
  const outage = after(ALL);
  outage.end();
  expect(admitted(outage, 10)).toBe(10);
});
