// @own-process: errors of fetch are compared, and belong to the process.
import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { readList } from '@/lib/upstream/hydra';
import { apiUpstream } from '@/tests/support/api-upstream';

const upstream = apiUpstream();
const PAGES = 60;
const WHOLE_BYTES = 6 * 1024 * 1024;

beforeEach(() => {
  upstream.calls.length = 0;
  upstream.answer = (request, response) => {
    const { searchParams } = new URL(request.url ?? '', upstream.origin);
    if (searchParams.get('pagination') === 'false') return json(response, 200, [{ id: 'x'.repeat(WHOLE_BYTES) }]);
    const page = Number(searchParams.get('page') ?? 1);
    const next = page < PAGES ? `/api/medicos?order[nombre]=asc&page=${page + 1}` : undefined;
    json(response, 200, { 'hydra:member': [{ id: page }], 'hydra:view': { 'hydra:next': next } });
  };
});

const read = (path: string) => readList(path, z.object({ id: z.number() }), { locale: 'es', tags: ['medicos'] });

it('reads a list of more than 5 MB in pages, to its end, and remembers that it must', async () => {
  const path = '/api/medicos?pagination=false&order[nombre]=asc';
  expect((await read(path)).map(({ id }) => id)).toEqual(Array.from({ length: PAGES }, (_, index) => index + 1));
  expect(upstream.calls.slice(0, 2)).toEqual([`GET ${path}`, 'GET /api/medicos?order[nombre]=asc&itemsPerPage=100']);
  upstream.calls.length = 0;
  await read(path);
  expect(upstream.calls[0]).toBe('GET /api/medicos?order[nombre]=asc&itemsPerPage=100');
  expect(upstream.calls).toHaveLength(PAGES);
});

it('requests only the first page on request', async () => {
  await read('/api/productos?pagination=false');
  expect(upstream.calls[1]).toBe('GET /api/productos?itemsPerPage=100');
});

it('fails for a response that is too long and not a complete list', async () => {
  upstream.answer = (_request, response) => json(response, 200, [{ id: 'x'.repeat(WHOLE_BYTES) }]);
  await expect(read('/api/medicos?page=1')).rejects.toThrow('more than 5 MB');
});
