// @own-process: compares objects that node:v8 makes outside a context.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import PageStore from '@/lib/state/page-store.mjs';

const before = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

const PAGES = path.join(folder, '.next/pages');
const files = (): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const page = (status?: number, headers = {}) => ({
  kind: 'APP_PAGE',
  html: '<h1>x</h1>',
  rscData: Buffer.from('0:{}'),
  headers,
  status,
  segmentData: new Map([['/_tree', Buffer.from('1:{}')]]),
});
const answer = { kind: 'FETCH', data: { headers: {}, body: '', url: '', status: 200 }, revalidate: 30 };
const read = (key: string) => new PageStore().get(key, { kind: 'APP_PAGE' });
const store = (key: string, value: object, more = {}) => new PageStore().set(key, value, more);

/** The store of a process that has just started: its memory is empty. */
async function afterRestart(): Promise<{ get: typeof read }> {
  vi.resetModules();
  const { default: Restarted } = await import('@/lib/state/page-store.mjs');
  return { get: (key) => new Restarted().get(key, { kind: 'APP_PAGE' }) };
}

describe('the page store', () => {
  it('returns the stored page, also after a restart', async () => {
    await store('/es/clinicas/valencia-centro', page(), { cacheControl: { revalidate: 30, expire: 58 } });
    const entry = { value: page(), cacheControl: { revalidate: 30, expire: 58 } };
    expect(await read('/es/clinicas/valencia-centro')).toMatchObject(entry);
    expect(await (await afterRestart()).get('/es/clinicas/valencia-centro')).toMatchObject(entry);
  });

  it('stores a missing page, a redirect and an upstream response without a file', async () => {
    const written = files();
    await store('/es/clinicas/junk', page(404));
    await store('/es/clinicas/moved', page(308));
    await store('abc', answer);
    expect(files()).toEqual(written);
    expect((await read('/es/clinicas/junk'))?.value.status).toBe(404);
    expect((await read('/es/clinicas/moved'))?.value.status).toBe(308);
    expect((await new PageStore().get('abc', { kind: 'FETCH' }))?.value).toEqual(answer);
  });

  it('stores at most 500 missing pages, and drops the oldest first', async () => {
    for (let count = 0; count <= 500; count += 1) await store(`/es/junk-${count}`, page(404));
    expect(await read('/es/junk-0')).toBeNull();
    expect((await read('/es/junk-1'))?.value.status).toBe(404);
  });

  it('keeps an existing page, however many junk addresses follow', async () => {
    await store('/es/clinicas/nueva', page(404));
    await store('/es/clinicas/nueva', page());
    for (let count = 0; count <= 500; count += 1) await store(`/es/more-${count}`, page(404));
    expect((await read('/es/clinicas/nueva'))?.value.html).toBe('<h1>x</h1>');
  });

  it('does not show a page after a restart that was deleted before it', async () => {
    await store('/es/clinicas/cerrada', page());
    await store('/es/clinicas/cerrada', page(404));
    expect(await (await afterRestart()).get('/es/clinicas/cerrada')).toBeNull();
  });

  it('leaves no half-written file when a page is stored many times at once', async () => {
    const written = files().length;
    await Promise.all(Array.from({ length: 20 }, () => store('/es/often', page())));
    expect(files()).toHaveLength(written + 1);
    expect((await (await afterRestart()).get('/es/often'))?.value).toEqual(page());
  });

  it('leaves nothing behind for a page that cannot be written', async () => {
    const known = new Set(files());
    await store('/es/unwritable', page());
    const [name = ''] = files().filter((one) => !known.has(one));
    rmSync(path.join(folder, name));
    mkdirSync(path.join(folder, name));
    const written = files();
    await expect(store('/es/unwritable', page())).rejects.toThrow();
    expect(files()).toEqual(written);
  });

  it('returns null for a file that cannot be read', async () => {
    const known = new Set(files());
    await store('/es/damaged', page());
    const [name = ''] = files().filter((one) => !known.has(one));
    writeFileSync(path.join(folder, name), 'half');
    expect(await (await afterRestart()).get('/es/damaged')).toBeNull();
  });

  it('drops pages from memory past 8 MB and reads them from disk again', async () => {
    const large = { ...page(), html: 'x'.repeat(3_000_000) };
    for (const key of ['/es/a', '/es/b', '/es/c']) await store(key, large);
    rmSync(PAGES, { recursive: true });
    expect(await read('/es/a')).toBeNull();
    expect((await read('/es/c'))?.value.html).toHaveLength(3_000_000);
  });
});

describe('a tag that expires', () => {
  const tagged = page(undefined, { 'x-next-cache-tags': 'centromedicos,_N_T_/es' });

  it.each([24 * 3_600_000, -24 * 3_600_000])(
    'expires a page although the clock was set %i ms ahead',
    async (aheadMs) => {
      const now = Date.now();
      const clock = vi.spyOn(Date, 'now').mockReturnValue(now + aheadMs);
      await store('/es/jumped', tagged);
      expect(Math.abs(Number((await read('/es/jumped'))?.lastModified) - now)).toBeLessThan(5_000);
      clock.mockRestore();
      await new PageStore().revalidateTag('centromedicos');
      expect(await read('/es/jumped')).toBeNull();
    },
  );

  it.each([
    ['page', tagged, { kind: 'APP_PAGE' }],
    ['upstream answer', answer, { kind: 'FETCH', tags: ['centromedicos'] }],
    ['upstream answer of a path', answer, { kind: 'FETCH', softTags: ['centromedicos'] }],
  ])('does not return a %s that was begun before and stored after', async (kind, value, ctx) => {
    const key = `/es/begun-${kind}`;
    const begun = new PageStore();
    await new PageStore().revalidateTag(['other', 'centromedicos']);
    await begun.set(key, value);
    expect(await new PageStore().get(key, ctx)).toBeNull();
    await new PageStore().set(key, value);
    expect((await new PageStore().get(key, ctx))?.value).toEqual(value);
  });

  it('has expired after a restart too, for the pages of before it', async () => {
    await store('/es/purged', tagged);
    await new PageStore().revalidateTag('centromedicos');
    expect(await (await afterRestart()).get('/es/purged')).toBeNull();
    await store('/es/purged', tagged);
    expect((await (await afterRestart()).get('/es/purged'))?.value).toEqual(tagged);
  });

  it('does not expire later pages when the clock was put back before a restart', async () => {
    writeFileSync(path.join(PAGES, 'expired.json'), JSON.stringify([['centromedicos', Date.now() + 24 * 3_600_000]]));
    const restarted = await afterRestart();
    await store('/es/after-the-jump', tagged);
    expect(await restarted.get('/es/after-the-jump')).not.toBeNull();
  });

  it('is not refused when it cannot be remembered', async () => {
    rmSync(PAGES, { recursive: true, force: true });
    writeFileSync(PAGES, 'no folder');
    await new PageStore().revalidateTag('centromedicos');
    rmSync(PAGES);
    mkdirSync(PAGES);
  });

  it('keeps pages of other tags', async () => {
    await store('/es/other', page(undefined, { 'x-next-cache-tags': 'medicos' }));
    await new PageStore().revalidateTag('centromedicos');
    expect(await read('/es/other')).not.toBeNull();
  });
});

it('treats a file written before the clock was put back as an old one', async () => {
  const known = new Set(files());
  await store('/es/of-tomorrow', page());
  const [name = ''] = files().filter((one) => !known.has(one));
  const file = path.join(folder, name);
  const entry = deserialize(readFileSync(file));
  writeFileSync(file, serialize({ ...entry, lastModified: Date.now() + 24 * 3_600_000 }));
  expect(await (await afterRestart()).get('/es/of-tomorrow')).toMatchObject({ lastModified: 1 });
});
