import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedResults, storeResults } from '@/lib/catalogue/search';
import { NOTHING_FOUND } from '@/lib/domain/search';
import { buildIndexes } from '@/lib/search/build-all';
import type { SearchIndexes } from '@/lib/search/search';
import { demoSearchSource } from '@/tests/support/demo-search';
import { forgetState } from '@/tests/support/process-state';

const own = { ...NOTHING_FOUND };
const merged = { ...NOTHING_FOUND };
let indexes: SearchIndexes;

beforeEach(async () => {
  forgetState('search-answers');
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  indexes ??= await buildIndexes(demoSearchSource());
});
afterEach(() => {
  vi.useRealTimers();
});

it('caches a result by language and lower-case text, and only for its index', () => {
  storeResults(indexes, 'es', 'Holter', { own, merged });
  expect(storedResults(indexes, 'es', 'HOLTER')).toMatchObject({ own, merged });
  expect(storedResults(indexes, 'ca', 'holter')).toBeNull();
  expect(storedResults({ ...indexes }, 'es', 'holter')).toBeNull();
});

it("caches the upstream’s part for 30 s, and the index's part as long as the index", () => {
  storeResults(indexes, 'es', 'holter', { own, merged });
  vi.advanceTimersByTime(29_000);
  expect(storedResults(indexes, 'es', 'holter')?.merged).toBe(merged);
  vi.advanceTimersByTime(1_000);
  const held = storedResults(indexes, 'es', 'holter');
  expect([held?.own === own, held?.merged]).toEqual([true, null]);
});

it("caches the index's part while the upstream has not responded", () => {
  storeResults(indexes, 'es', 'holter', { own, merged: null });
  const held = storedResults(indexes, 'es', 'holter');
  expect([held?.own === own, held?.merged]).toEqual([true, null]);
});

it('caches the 500 most recent results', () => {
  for (let number = 0; number <= 500; number += 1) storeResults(indexes, 'es', `${number}`, { own, merged });
  expect(storedResults(indexes, 'es', '0')).toBeNull();
  expect(storedResults(indexes, 'es', '1')?.own).toBe(own);
});
