import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';

const require = createRequire(import.meta.url);
const PageStore = require('../../../../server/next-internals/cache-handler.cjs');
const { nodeFs } = require('next/dist/server/lib/node-fs-methods');

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const store = () =>
  new PageStore({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: `${folder}/server`,
    maxMemoryCacheSize: 50_000_000,
    revalidatedTags: [],
  });
const page = (status: number | undefined) => ({
  kind: 'APP_PAGE',
  html: '<h1>x</h1>',
  rscData: Buffer.from('0:{}'),
  headers: {},
  status,
});
const files = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(String)
        .filter((name) => name.includes('.'))
    : [];
const read = (key: string) => store().get(key, { kind: 'APP_PAGE', isFallback: false });

describe('the page store of the framework', () => {
  it('writes a page to disk, so that it survives a restart', async () => {
    await store().set('/es/clinicas/valencia-centro', page(undefined), { isFallback: false });

    expect(files()).toContain('server/app/es/clinicas/valencia-centro.html');
  });

  it('remembers a page that does not exist without writing a file', async () => {
    const before = files();
    await store().set('/es/clinicas/junk', page(404), { isFallback: false });

    expect((await read('/es/clinicas/junk')).value.status).toBe(404);
    expect(files()).toEqual(before);
  });

  it('writes no file for an answer of the upstream', async () => {
    const before = files();
    const answer = { kind: 'FETCH', data: { headers: {}, body: '', url: '', status: 200 }, revalidate: 30 };
    await store().set('abc', answer, { fetchCache: true, tags: [] });

    expect(files()).toEqual(before);
  });

  it('writes the next page to disk again', async () => {
    const one = store();
    await Promise.all([
      one.set('/es/clinicas/junk', page(404), { isFallback: false }),
      one.set('/es/clinicas/sagunto', page(undefined), { isFallback: false }),
    ]);

    expect(files()).toContain('server/app/es/clinicas/sagunto.html');
  });

  it('remembers at most 500 pages that do not exist, and forgets the oldest first', async () => {
    for (let count = 0; count <= 500; count += 1) {
      await store().set(`/es/junk-${count}`, page(404), { isFallback: false });
    }

    expect(await read('/es/junk-0')).toBeNull();
    expect((await read('/es/junk-1')).value.status).toBe(404);
  });

  it('keeps a page that came to exist, however many junk addresses follow', async () => {
    await store().set('/es/clinicas/nueva', page(404), { isFallback: false });
    await store().set('/es/clinicas/nueva', page(undefined), { isFallback: false });
    for (let count = 0; count <= 500; count += 1) {
      await store().set(`/es/more-${count}`, page(404), { isFallback: false });
    }

    expect((await read('/es/clinicas/nueva')).value.html).toBe('<h1>x</h1>');
  });

  it.each([24 * 3_600_000, -24 * 3_600_000])('forgets what expires when the clock was put %i ms on', async (jumpMs) => {
    const tagged = { ...page(undefined), headers: { 'x-next-cache-tags': 'centromedicos' } };
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + jumpMs);
    await store().set('/es/jumped', tagged, { isFallback: false });
    expect(Math.abs((await read('/es/jumped')).lastModified - now)).toBeLessThan(5_000);
    clock.mockRestore();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await store().revalidateTag('centromedicos', { expire: 0 });
    expect((await read('/es/jumped'))?.lastModified ?? -1).toBe(-1);
  });

  it.each([
    [
      'page',
      { ...page(undefined), headers: { 'x-next-cache-tags': 'medicos' } },
      { kind: 'APP_PAGE', isFallback: false },
    ],
    [
      'list',
      { kind: 'FETCH', data: { headers: {}, body: '', url: '', status: 200 }, tags: ['medicos'], revalidate: 30 },
      { kind: 'FETCH', fetchCache: true, tags: ['medicos'], softTags: [] },
    ],
  ])('shows no %s that was begun before what it holds expired, and stored after it', async (kind, value, ctx) => {
    const key = `/es/begun-${kind}`;
    const begun = store();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await store().revalidateTag('medicos', { expire: 0 });
    await begun.set(key, value, ctx);
    expect((await store().get(key, ctx))?.lastModified ?? -1).toBe(-1);
    await store().set(key, value, ctx);
    expect((await store().get(key, ctx)).value).toMatchObject({ kind: value.kind });
  });

  it('takes a file of before the clock was put back for an old one, and a page made anew for a new one', async () => {
    const key = '/es/of-tomorrow';
    await store().set(key, page(undefined), { isFallback: false });
    const tomorrow = Date.now() / 1000 + 24 * 3_600;
    utimesSync(`${folder}/server/app${key}.html`, tomorrow, tomorrow);
    PageStore.memoryCache.remove?.(key) ?? PageStore.memoryCache.delete?.(key);
    expect(await read(key)).toMatchObject({ lastModified: 1, value: { html: '<h1>x</h1>' } });
    await store().set(key, page(undefined), { isFallback: false });
    expect(Math.abs((await read(key)).lastModified - Date.now())).toBeLessThan(5_000);
  });
});
