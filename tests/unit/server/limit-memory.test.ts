import { expect, it } from 'vitest';
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
