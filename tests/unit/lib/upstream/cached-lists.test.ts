// @own-process: errors of fetch are compared, and belong to the process.
import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readRecords } from '@/lib/upstream/cached-lists';
import { apiUpstream } from '@/tests/support/api-upstream';

const upstream = apiUpstream();
let count = 0;
let isWell = true;
/** The framework's entry for the tags: when they last expired. */
let expiredAt = 0;

/** When they last expired, by the maximum age in seconds. */
let expiredAfter: Record<number, number> = {};

vi.mock('next/cache', () => ({
  unstable_cache:
    (_make: unknown, _name: unknown, { revalidate }: { revalidate: number }) =>
    async () =>
      expiredAfter[revalidate] ?? expiredAt,
}));

/** The duration of reading each part of a list, by the clock. */
let tookMs = 0;

beforeEach(() => {
  isWell = true;
  tookMs = 0;
  expiredAt = 0;
  expiredAfter = {};
  upstream.answer = (request, response) => {
    if (!isWell) return json(response, 500, {});
    const { pathname, searchParams } = new URL(request.url ?? '', upstream.origin);
    const all = Array.from({ length: count }, (_, id) => ({ id, text: 'x'.repeat(50) }));
    if (searchParams.get('pagination') === 'false') return json(response, 200, { 'hydra:member': all });
    const page = Number(searchParams.get('page') ?? 1);
    if (tookMs > 0) vi.advanceTimersByTime(tookMs);
    json(response, 200, {
      'hydra:member': all.slice((page - 1) * 100, page * 100),
      'hydra:view': { 'hydra:last': `${pathname}?itemsPerPage=100&page=${Math.ceil(count / 100)}` },
    });
  };
});

const schema = z.object({ id: z.number(), text: z.string() });
const read = (list: string) =>
  readRecords(`/api/${list}?pagination=false`, schema, { locale: 'es', tags: [list] }, ({ id }) =>
    id % 2 === 0 ? { id } : null,
  );
const evens = () => Array.from({ length: Math.ceil(count / 2) }, (_, index) => ({ id: index * 2 }));

it('a short list is read each time in full', async () => {
  count = 10;
  for (const _ of [1, 2]) expect(await read('cortas')).toEqual(evens());
  expect(upstream.calls).toEqual(['GET /api/cortas?pagination=false', 'GET /api/cortas?pagination=false']);
});

it("a list too long for one read is not put into the framework's cache part by part", async () => {
  count = 100;
  const inParts = upstream.answer;
  upstream.answer = (request, response) =>
    request.url?.includes('pagination=false')
      ? json(response, 200, [{ id: 0, text: 'x'.repeat(6 * 1024 * 1024) }])
      : inParts(request, response);
  expect(await read('enormes')).toEqual(evens());
  expect(await read('enormes')).toEqual(evens());
  // Read once and stored as built: its parts are not stored anywhere.
  expect(upstream.calls).toEqual(['GET /api/enormes?pagination=false', 'GET /api/enormes?itemsPerPage=100']);
});

it('a long list is stored as built, by one paginated read for all waiting requests', async () => {
  count = 950;
  expect(await read('largas')).toEqual(evens());
  upstream.calls.length = 0;
  const [one, two] = await Promise.all([read('largas'), read('largas')]);
  expect(one).toEqual(evens());
  expect(two).toBe(one);
  expect(await read('largas')).toBe(one);
  expect(upstream.calls).toHaveLength(10);
  expect(upstream.calls[0]).toBe('GET /api/largas?itemsPerPage=100');
});

it('is read again when its tags have expired, and serves the old list while it cannot be read', async () => {
  count = 950;
  await read('vencidas');
  const before = await read('vencidas');
  count = 960;
  expiredAt = performance.now() + 1;
  await vi.waitFor(() => expect(performance.now()).toBeGreaterThan(expiredAt));
  isWell = false;
  expect(await read('vencidas')).toBe(before);
  isWell = true;
  expect(await read('vencidas')).toEqual(evens());
});

it('fails if it was never read', async () => {
  count = 950;
  isWell = false;
  await expect(read('nunca')).rejects.toThrow();
});

it('is fresh for longer the longer it takes to read, unless its tags expire', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  count = 950;
  tookMs = 400; // ten parts: more than a tenth of 30 s
  await read('lentas');
  const slow = await read('lentas');
  expiredAfter = { 30: performance.now() + 60_000 };
  expect(await read('lentas')).toBe(slow);
  expiredAfter = { 30: performance.now() + 60_000, 300: performance.now() + 60_000, 1800: performance.now() + 60_000 };
  expect(await read('lentas')).not.toBe(slow);
  vi.useRealTimers();
});
