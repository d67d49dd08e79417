import { json, Loopback } from '@clinic/contract/tests/support/loopback';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { findPreview } from '@/lib/catalogue/preview';
import { searchCatalogue } from '@/lib/catalogue/search';
import { currentIndexes } from '@/lib/catalogue/search-index';
import { PREVIEW_HEADER, previewToken } from '@/lib/state/preview';
import { readRecords } from '@/lib/upstream/cached-lists';
import { readApi, readBlog, requestApi } from '@/lib/upstream/client';
import { unlessRecent } from '@/lib/upstream/recent-slugs';
import { apiUpstream } from '@/tests/support/api-upstream';
import { forgetState } from '@/tests/support/process-state';

const TOKEN = 't'.repeat(43);
const page = vi.hoisted(() => ({ isDraft: true, headers: new Headers(), headersRead: 0 }));

vi.mock('next/headers', () => ({
  draftMode: async () => ({ isEnabled: page.isDraft }),
  headers: async () => {
    page.headersRead += 1;
    return page.headers;
  },
}));
// As in draft mode: nothing is cached.
vi.mock('next/cache', () => ({ unstable_cache: (make: () => unknown) => make }));

const upstream = apiUpstream();
const elsewhere = new Loopback();
beforeAll(() => elsewhere.start());
afterAll(() => elsewhere.stop());

beforeEach(() => {
  page.isDraft = true;
  page.headersRead = 0;
  page.headers = new Headers({ [PREVIEW_HEADER]: TOKEN });
  elsewhere.headers.length = 0;
  forgetState('slugs', 'cached-lists', 'search-index');
  for (const server of [upstream, elsewhere]) server.answer = (_request, response) => json(response, 200, [{ a: 1 }]);
});

const sent = ({ headers }: Loopback) => headers.map((one) => one[PREVIEW_HEADER]);
const read = () => readApi('/api/x', { locale: 'ca', tags: ['x'] });

describe('the secret of a preview', () => {
  it('is sent with every read of the API, and of a blog on its host', async () => {
    await read();
    await requestApi('/api/citas/x');
    await readBlog(new URL(`${upstream.origin}/wp-json/wp/v2/posts`), ['posts']);
    expect(sent(upstream)).toEqual([TOKEN, TOKEN, TOKEN]);
  });

  it('is sent to no other host', async () => {
    await readBlog(new URL(`${elsewhere.origin}/wp-json/wp/v2/posts`), ['posts']);
    expect(sent(elsewhere)).toEqual([undefined]);
  });

  it('is used in draft mode only, and a page without it reads no header', async () => {
    page.isDraft = false;
    expect(await previewToken()).toBeNull();
    await read();
    await readBlog(new URL(`${upstream.origin}/wp-json/wp/v2/posts`), ['posts']);
    expect(sent(upstream)).toEqual([undefined, undefined]);
    expect(page.headersRead).toBe(0); // A page that reads headers is not cached.
  });

  it('is replaced by the secret that is being checked', async () => {
    upstream.answer = (_request, response) =>
      json(response, 200, { ruta: '/x', caduca: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await findPreview('n'.repeat(43))).toMatchObject({ path: '/x' });
    expect(sent(upstream)).toEqual(['n'.repeat(43)]);
  });
});

describe('a preview, whose draft may be saved again,', () => {
  it('joins no concurrent reads', async () => {
    await Promise.all([read(), read()]);
    expect(upstream.calls).toHaveLength(2);
  });

  it('shows no earlier response when the upstream fails, not even one of the published page', async () => {
    page.isDraft = false;
    await read();
    page.isDraft = true;
    await read();
    upstream.answer = (_request, response) => json(response, 500, {});
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('keeps the last good response of the published page', async () => {
    page.isDraft = false;
    await read();
    page.isDraft = true;
    upstream.answer = (_request, response) => json(response, 200, [{ a: 'draft' }]);
    await read();
    page.isDraft = false;
    upstream.answer = (_request, response) => json(response, 500, {});
    expect(await read()).toEqual([{ a: 1 }]);
  });

  it('stores no long list', async () => {
    const all = Array.from({ length: 450 }, (_, id) => ({ id }));
    upstream.answer = (_request, response) => json(response, 200, { 'hydra:member': all });
    const list = () =>
      readRecords('/api/l', z.object({ id: z.number() }), { locale: 'es', tags: ['l'] }, ({ id }) => id);
    expect(await list()).toHaveLength(450);
    expect(await list()).toHaveLength(450);
    upstream.answer = (_request, response) => json(response, 500, {});
    await expect(list()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('opens no circuit breaker of the published pages', async () => {
    upstream.answer = (_request, response) => json(response, 500, {});
    for (const path of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      await readApi(`/api/x?${path}`, { locale: 'ca', tags: ['x'] }).catch(() => null);
    page.isDraft = false;
    upstream.answer = (_request, response) => json(response, 200, [{ a: 1 }]);
    expect(await read()).toEqual([{ a: 1 }]);
  });

  it("builds no search index, and returns the upstream's results", async () => {
    expect(await currentIndexes()).toBeNull();
    expect(upstream.calls).toEqual([]);
    upstream.answer = (_request, response) => json(response, 200, []);
    expect(await searchCatalogue('es', 'corazón')).toMatchObject({ doctors: [] });
    expect(upstream.calls).toContain('POST /api/buscador');
  });
});

it('does not mark as missing a slug that only a draft has, nor one that the draft removes', async () => {
  await unlessRecent('especialidads:corazon@es', { id: 1 });
  await new Promise((resolve) => setImmediate(resolve));
  page.isDraft = false;
  expect(await unlessRecent('especialidads:corazon@es', null)).toBeNull();

  await unlessRecent('especialidads:cardiologia@es', { id: 1 });
  await new Promise((resolve) => setImmediate(resolve));
  page.isDraft = true;
  expect(await unlessRecent('especialidads:cardiologia@es', null)).toBeNull();
});
