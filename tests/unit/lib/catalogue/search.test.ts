import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heldAnswers, holdAnswers } from '@/lib/catalogue/search';
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
  holdAnswers(indexes, 'es', 'Holter', { own, merged });
  expect(heldAnswers(indexes, 'es', 'HOLTER')).toMatchObject({ own, merged });
  expect(heldAnswers(indexes, 'ca', 'holter')).toBeNull();
  expect(heldAnswers({ ...indexes }, 'es', 'holter')).toBeNull();
});

it("caches the upstream’s part for 30 s, and the index's part as long as the index", () => {
  holdAnswers(indexes, 'es', 'holter', { own, merged });
  vi.advanceTimersByTime(29_000);
  expect(heldAnswers(indexes, 'es', 'holter')?.merged).toBe(merged);
  vi.advanceTimersByTime(1_000);
  const held = heldAnswers(indexes, 'es', 'holter');
  expect([held?.own === own, held?.merged]).toEqual([true, null]);
});

it("caches the index's part while the upstream has not responded", () => {
  holdAnswers(indexes, 'es', 'holter', { own, merged: null });
  const held = heldAnswers(indexes, 'es', 'holter');
  expect([held?.own === own, held?.merged]).toEqual([true, null]);
});

it('caches the 500 most recent results', () => {
  for (let number = 0; number <= 500; number += 1) holdAnswers(indexes, 'es', `${number}`, { own, merged });
  expect(heldAnswers(indexes, 'es', '0')).toBeNull();
  expect(heldAnswers(indexes, 'es', '1')?.own).toBe(own);
});
