import { afterEach, expect, it, vi } from 'vitest';
import { buildIndexes } from '@/lib/search/build-all';
import { createSlices } from '@/lib/search/slices';
import { demoSearchSource } from '@/tests/support/demo-search';

const pauses = vi.hoisted(() => ({ asked: 0 }));
vi.mock('@/lib/search/slices', async (original) => {
  const actual = await original<typeof import('@/lib/search/slices')>();
  return {
    createSlices: (sliceMs?: number) => {
      const slices = actual.createSlices(sliceMs);
      return () => {
        pauses.asked += 1;
        return slices();
      };
    },
  };
});

afterEach(() => {
  vi.useRealTimers();
});

it('lets others run when a slice is over, and not before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const slices = createSlices(5);
  expect(slices()).toBeUndefined();
  vi.advanceTimersByTime(4);
  expect(slices()).toBeUndefined();
  vi.advanceTimersByTime(1);
  await expect(slices()).resolves.toBeUndefined();
  expect(slices()).toBeUndefined();
});

it('an index could pause after each record, so a large catalogue keeps nobody waiting', async () => {
  pauses.asked = 0;
  const { languages, people } = await buildIndexes(demoSearchSource(1));
  const records = Object.values(languages).reduce((sum, { records }) => sum + records.length, people.doctors.length);
  expect(records).toBeGreaterThan(300);
  expect(pauses.asked).toBeGreaterThanOrEqual(records);
});
