import { expect, it, vi } from 'vitest';
import { LimitMemory } from '@/server/limit-memory';

it('remembers for whom an endpoint is closed and what it said, until then', () => {
  let now = 0;
  const memory = new LimitMemory(() => now);
  memory.note('POST /x 192.0.2.1', { seconds: 3, body: 'later' });
  expect(memory.find('POST /x 192.0.2.1')).toEqual({ seconds: 3, body: 'later' });
  expect(memory.find('POST /x 192.0.2.2')).toBeNull();
  now = 2_100;
  expect(memory.find('POST /x 192.0.2.1')?.seconds).toBe(1);
  now = 3_000;
  expect(memory.find('POST /x 192.0.2.1')).toBeNull();
});

it('does not wait for a machine’s clock that was put back', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const memory = new LimitMemory();
  memory.note('POST /x 192.0.2.1', { seconds: 3, body: 'later' });
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(memory.find('POST /x 192.0.2.1')?.seconds).toBe(3);
  vi.advanceTimersByTime(3_000);
  expect(memory.find('POST /x 192.0.2.1')).toBeNull();
  vi.useRealTimers();
});
