import { json, Loopback } from '@clinic/contract/tests/support/loopback';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { currentIndexes, firstIndexes } from '@/lib/catalogue/search-index';
import { PREVIEW_HEADER } from '@/lib/state/preview';
import { readRecords } from '@/lib/upstream/cached-lists';
import { askApi, readApi, readBlog } from '@/lib/upstream/client';
import { unlessRecent } from '@/lib/upstream/recent-slugs';
import { apiUpstream } from '@/tests/support/api-upstream';
import { forgetState } from '@/tests/support/process-state';

const TOKEN = 't'.repeat(43);
let preview: string | undefined;

vi.mock('node:worker_threads', async (original) => ({
  ...(await original<object>()),
  get workerData() {
    return { port: 3000, preview };
  },
}));
// As in the framework's draft mode: nothing is kept.
vi.mock('next/cache', () => ({ unstable_cache: (make: () => unknown) => make }));

const upstream = apiUpstream();
const elsewhere = new Loopback();
beforeAll(() => elsewhere.start());
afterAll(() => elsewhere.stop());

beforeEach(() => {
  preview = TOKEN;
  elsewhere.headers.length = 0;
  forgetState('slugs', 'cached-lists', 'search-index');
  for (const server of [upstream, elsewhere]) server.answer = (_request, response) => json(response, 200, [{ a: 1 }]);
});

const sent = ({ headers }: Loopback) => headers.map((one) => one[PREVIEW_HEADER]);
const read = () => readApi('/api/x', { locale: 'ca', tags: ['x'] });

describe('the secret of a preview', () => {
  it('goes with every call to the API, and with those of a blog on its host', async () => {
    await read();
    await askApi('/api/citas/x');
    await readBlog(new URL(`${upstream.origin}/wp-json/wp/v2/posts`), ['posts']);
    expect(sent(upstream)).toEqual([TOKEN, TOKEN, TOKEN]);
  });

  it('goes to no other host', async () => {
    await readBlog(new URL(`${elsewhere.origin}/wp-json/wp/v2/posts`), ['posts']);
    expect(sent(elsewhere)).toEqual([undefined]);
  });

  it('goes nowhere from a thread of the site', async () => {
    preview = undefined;
    await read();
    await readBlog(new URL(`${upstream.origin}/wp-json/wp/v2/posts`), ['posts']);
    expect(sent(upstream)).toEqual([undefined, undefined]);
  });
});

describe('a preview, whose draft may be saved again,', () => {
  it('joins no reads that are under way', async () => {
    await Promise.all([read(), read()]);
    expect(upstream.calls).toHaveLength(2);
  });

  it('shows no answer as it was when the upstream fails', async () => {
    await read();
    upstream.answer = (_request, response) => json(response, 500, {});
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('keeps no long list', async () => {
    const all = Array.from({ length: 450 }, (_, id) => ({ id }));
    upstream.answer = (_request, response) => json(response, 200, { 'hydra:member': all });
    const list = () =>
      readRecords('/api/l', z.object({ id: z.number() }), { locale: 'es', tags: ['l'] }, ({ id }) => id);
    expect(await list()).toHaveLength(450);
    expect(await list()).toHaveLength(450);
    upstream.answer = (_request, response) => json(response, 500, {});
    await expect(list()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('builds no index of the search', async () => {
    expect([await currentIndexes(), await firstIndexes(1_000)]).toEqual([null, null]);
    expect(upstream.calls).toEqual([]);
  });
});

it('a slug that only a draft has is not missed by others, nor is one that it takes away by the preview', async () => {
  await unlessRecent('especialidads:corazon@es', { id: 1 });
  await new Promise((resolve) => setImmediate(resolve));
  preview = undefined;
  expect(await unlessRecent('especialidads:corazon@es', null)).toBeNull();

  await unlessRecent('especialidads:cardiologia@es', { id: 1 });
  await new Promise((resolve) => setImmediate(resolve));
  preview = TOKEN;
  expect(await unlessRecent('especialidads:cardiologia@es', null)).toBeNull();
});
