import { afterEach, expect, it, vi } from 'vitest';
import { buildLanguage, buildPeople } from '@/lib/search/build';
import { documentsOf } from '@/lib/search/documents';
import { PostingsBuilder } from '@/lib/search/postings';
import type { SearchDocument } from '@/lib/search/records';
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

it('lets others run after a slice, and not before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const slices = createSlices(5);
  expect(slices()).toBeUndefined();
  vi.advanceTimersByTime(4);
  expect(slices()).toBeUndefined();
  vi.advanceTimersByTime(1);
  await expect(slices()).resolves.toBeUndefined();
  expect(slices()).toBeUndefined();
});

// The index of a large catalogue is built without blocking requests.
it('an index of a language may pause after each record', async () => {
  const source = demoSearchSource(1);
  const askedBefore: number[] = [];
  function* noted(documents: Iterable<SearchDocument>) {
    for (const document of documents) {
      askedBefore.push(pauses.asked);
      yield document;
    }
  }
  await buildLanguage(noted(documentsOf(await source.listsOf('es'), 'es')), []);
  expect(askedBefore.length).toBeGreaterThan(100);
  expect(askedBefore.filter((asked, index) => index > 0 && asked === askedBefore[index - 1])).toEqual([]);
});

it('the index of the doctors may pause after each of them', async () => {
  const doctors = await demoSearchSource(1).doctors();
  pauses.asked = 0;
  await buildPeople(doctors);
  expect(doctors.length).toBeGreaterThan(50);
  expect(pauses.asked).toBeGreaterThanOrEqual(doctors.length);
});

it('postings may pause after some thousand of their pairs', async () => {
  const builder = new PostingsBuilder();
  for (let value = 0; value < 100_000; value += 1) builder.add(value % 7, value);
  pauses.asked = 0;
  await builder.finish(7, createSlices());
  expect(pauses.asked).toBeGreaterThanOrEqual(2 * 20);
});
