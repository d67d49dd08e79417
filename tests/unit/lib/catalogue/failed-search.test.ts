import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { searchCatalogue } from '@/lib/catalogue/search';
import { currentIndexes, firstIndexes } from '@/lib/catalogue/search-index';
import { searchUpstream } from '@/lib/catalogue/upstream-search';
import { countResults, type SearchResults, type UpstreamResults } from '@/lib/domain/search';
import { buildIndexes } from '@/lib/search/build-all';
import type { SearchIndexes } from '@/lib/search/search';
import { ApiError } from '@/lib/upstream/errors';
import { demoSearchSource } from '@/tests/support/demo-search';
import { forgetState } from '@/tests/support/process-state';

vi.mock('@/lib/catalogue/search-index', () => ({
  currentIndexes: vi.fn(),
  firstIndexes: vi.fn(async () => null),
}));
vi.mock('@/lib/catalogue/upstream-search', () => ({ searchUpstream: vi.fn() }));

const NOTHING: UpstreamResults = { specialities: [], doctors: [], clinics: [], associated: [], products: [] };
const FOUND: UpstreamResults = { ...NOTHING, products: [{ id: '900', slug: 'z', name: 'Zzyzx', priceCents: null }] };
const FAILED = new ApiError('unavailable', 'POST upstream/api/buscador answered 500');
const UNKNOWN = 'zzyzx';
let indexes: SearchIndexes;

beforeEach(async () => {
  forgetState('search-');
  indexes ??= await buildIndexes(demoSearchSource());
  vi.mocked(currentIndexes).mockResolvedValue({ ...indexes });
  vi.mocked(firstIndexes).mockResolvedValue(null);
  vi.mocked(searchUpstream).mockReset();
});

/** The number of results, and whether there may be more. */
const outcome = (found: SearchResults) => [countResults(found).todo, found.isIncomplete];

describe('an empty result of the own index', () => {
  it('is reported only after the upstream has found nothing, however long that takes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.mocked(searchUpstream).mockReturnValue(new Promise((resolve) => setTimeout(resolve, 2000, FOUND)));
    const searching = searchCatalogue('es', UNKNOWN);
    await vi.advanceTimersByTimeAsync(2000);
    expect(outcome(await searching)).toEqual([1, false]);
    vi.mocked(searchUpstream).mockResolvedValue(NOTHING);
    expect(outcome(await searchCatalogue('es', `${UNKNOWN}z`))).toEqual([0, false]);
  });

  it('may be incomplete when the upstream fails, and is requested again by the next search', async () => {
    vi.mocked(searchUpstream).mockRejectedValueOnce(FAILED).mockResolvedValue(FOUND);
    expect(outcome(await searchCatalogue('es', UNKNOWN))).toEqual([0, true]);
    expect(outcome(await searchCatalogue('es', UNKNOWN))).toEqual([1, false]);
  });

  it('is checked with the upstream although it was often too late', async () => {
    vi.mocked(searchUpstream).mockReturnValue(new Promise(() => undefined));
    for (const text of ['cardio', 'trauma', 'gine']) await searchCatalogue('es', text);
    vi.mocked(searchUpstream).mockReset().mockResolvedValue(FOUND);
    expect(outcome(await searchCatalogue('es', UNKNOWN))).toEqual([1, false]);
  });
});

describe('a result of the own index', () => {
  it('may be incomplete when the upstream fails', async () => {
    vi.mocked(searchUpstream).mockRejectedValue(FAILED);
    const [count, isIncomplete] = outcome(await searchCatalogue('es', 'cardiologia'));
    expect([Number(count) > 0, isIncomplete]).toEqual([true, true]);
  });

  it('may be incomplete when the index lacks a list', async () => {
    vi.mocked(currentIndexes).mockResolvedValue({ ...indexes, lacksList: true });
    vi.mocked(searchUpstream).mockResolvedValue(NOTHING);
    expect(outcome(await searchCatalogue('es', UNKNOWN))).toEqual([0, true]);
  });

  it('may be incomplete when the first index is ready and the upstream fails', async () => {
    vi.mocked(currentIndexes).mockResolvedValue(null);
    vi.mocked(firstIndexes).mockResolvedValue(indexes);
    vi.mocked(searchUpstream).mockRejectedValue(FAILED);
    expect(outcome(await searchCatalogue('es', UNKNOWN))).toEqual([0, true]);
  });
});

it('fails when neither can respond', async () => {
  vi.mocked(currentIndexes).mockResolvedValue(null);
  vi.mocked(searchUpstream).mockRejectedValue(FAILED);
  await expect(searchCatalogue('es', UNKNOWN)).rejects.toBe(FAILED);
});
