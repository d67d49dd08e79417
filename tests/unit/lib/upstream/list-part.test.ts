import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { readPart } from '@/lib/upstream/cached-lists';
import { apiUpstream } from '@/tests/support/api-upstream';

const TOTAL = 100;
const PATH = '/api/medicos?pagination=false&order[nombre]=asc';
const upstream = apiUpstream();
/** The server's own page size; null: as requested. */
let own: number | null = null;
let tells = true;

beforeEach(() => {
  upstream.calls.length = 0;
  [own, tells] = [null, true];
  upstream.answer = (request, response) => {
    const query = new URL(request.url ?? '', upstream.origin).searchParams;
    const all = Array.from({ length: TOTAL }, (_, id) => ({ id }));
    if (query.get('pagination') === 'false') return json(response, 200, { 'hydra:member': all });
    const size = own ?? Number(query.get('itemsPerPage'));
    const page = Number(query.get('page') ?? 1);
    json(response, 200, {
      'hydra:member': all.slice((page - 1) * size, page * size),
      ...(tells && {
        'hydra:totalItems': TOTAL,
        'hydra:view': { 'hydra:last': `/api/medicos?order[nombre]=asc&page=${Math.ceil(TOTAL / size)}` },
      }),
    });
  };
});

const read = async (number: number) => {
  const part = await readPart(
    PATH,
    z.object({ id: z.number() }),
    { locale: 'es', tags: ['medicos'] },
    { number, size: 48 },
  );
  return { total: part.total, ids: part.records.map(({ id }) => id) };
};
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const PARTS = [
  [1, ids(0, 48)],
  [2, ids(48, 96)],
  [3, ids(96, 100)],
  [4, []],
] as const;

it.each(PARTS)('requests only part %i where the server returns the requested number', async (number, expected) => {
  expect(await read(number)).toEqual({ total: TOTAL, ids: expected });
  expect(upstream.calls).toHaveLength(1);
});

it.each(PARTS)('assembles part %i from the pages of a server with a fixed page size', async (number, expected) => {
  own = 30;
  expect(await read(number)).toEqual({ total: TOTAL, ids: expected });
  expect(upstream.calls.length).toBeLessThanOrEqual(5);
  expect(upstream.calls.join()).not.toContain('pagination=false');
});

it.each(PARTS)(
  'cuts part %i from the complete list of a server that does not state its length',
  async (number, expected) => {
    tells = false;
    own = 30;
    expect(await read(number)).toEqual({ total: TOTAL, ids: expected });
  },
);
