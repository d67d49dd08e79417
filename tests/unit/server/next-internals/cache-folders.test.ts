import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FETCH_CACHE, PAGE_CACHE } from '@/server/next-internals/cache-folders.mjs';
import { framework } from './support';

const { default: FileSystemCache } = framework('next/dist/server/lib/incremental-cache/file-system-cache');
const { getRouteCacheKey } = framework('next/dist/server/lib/route-cache-key');
const { nodeFs } = framework('next/dist/server/lib/node-fs-methods');

const folder = mkdtempSync(path.join(tmpdir(), 'cache-folders-'));
afterAll(() => rmSync(folder, { recursive: true }));
const has = (name: string) => existsSync(path.join(folder, name));

it('rendered pages and answers of the upstream are written below these folders and nowhere else', async () => {
  const cache = new FileSystemCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: path.join(folder, '.next/server'),
  });
  const answer = { kind: 'FETCH', data: { headers: {}, body: '', url: '', status: 200 }, revalidate: 30 };
  await cache.set('abc', answer, { fetchCache: true, tags: [] });
  expect(has(`${FETCH_CACHE}/abc`)).toBe(true);

  const key: string = getRouteCacheKey('/es/medicos', { kind: 'APP_PAGE', sourceRoute: '/[locale]/medicos/page' });
  expect(`.next/server${key}`).toMatch(new RegExp(`^${PAGE_CACHE}/`));
});
