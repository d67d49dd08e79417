import { expect, it } from 'vitest';
import { createSemaphore } from '@/lib/upstream/bulkhead';

it('runs a limited number at a time, queues a limited number in order, and refuses the rest', async () => {
  const sequence = createSemaphore(2, 2);
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const works = [0, 1, 2, 3, 4].map((number) =>
    sequence(async () => {
      started.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    }),
  );
  expect(await works[4]).toBe('busy');
  expect(started).toEqual([0, 1]);
  ends[0]?.();
  await works[0];
  await expect.poll(() => started).toEqual([0, 1, 2]);
  ends[1]?.();
  await works[1];
  await expect.poll(() => started).toEqual([0, 1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3, 'busy']);
});

it('passes the slot on when a task fails', async () => {
  const sequence = createSemaphore(1, 1);
  const failing = sequence(() => Promise.reject(new Error('no')));
  const next = sequence(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
