import { expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { buildIndexes } from '@/lib/search/build-all';
import type { SearchLists } from '@/lib/search/documents';
import { createSlices } from '@/lib/search/slices';
import { demoSearchSource } from '@/tests/support/demo-search';
import { longestBlockMs } from '@/tests/support/event-loop';

const LONGEST_TURN_MS = 20;
const SCALE = 100;
/** A collection of the memory or a busy machine makes a turn longer than its work now and then. */
const ATTEMPTS = 4;

it('lets others run when a slice is over, and not before', async () => {
  const slices = createSlices(5);
  expect(slices()).toBeUndefined();
  for (const end = performance.now() + 6; performance.now() < end; );
  await expect(slices()).resolves.toBeUndefined();
  expect(slices()).toBeUndefined();
});

it('an index of a catalogue 100 times the demo is built without keeping anybody waiting', {
  timeout: 300_000,
}, async () => {
  const source = demoSearchSource(SCALE);
  const lists = {} as Record<(typeof LOCALES)[number], SearchLists>;
  for (const locale of LOCALES) lists[locale] = await source.listsOf(locale);
  const doctors = await source.doctors();
  const read = { listsOf: async (locale: (typeof LOCALES)[number]) => lists[locale], doctors: async () => doctors };
  const turns: number[] = [];
  while (turns.length < ATTEMPTS && Math.min(Number.POSITIVE_INFINITY, ...turns) > LONGEST_TURN_MS) {
    turns.push(await longestBlockMs(() => buildIndexes(read)));
  }
  expect(Math.min(...turns)).toBeLessThanOrEqual(LONGEST_TURN_MS);
});
