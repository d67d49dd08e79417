import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const PageStore = require('../../../../server/next-internals/cache-handler.cjs');
const { nodeFs } = require('next/dist/server/lib/node-fs-methods');

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const store = () =>
  new PageStore({ fs: nodeFs, flushToDisk: true, serverDistDir: `${folder}/server`, maxMemoryCacheSize: 50_000_000 });
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
});
