import { expect, test } from '@playwright/test';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { PORTS } from '../support/ports';
import { type Site, startSite } from '../support/site';

// An upstream that answers five bytes a second: every call ends, also those nobody waits for.

let upstream: FaultyProxy;
let site: Site;
let isStopped = false;

test.describe.configure({ mode: 'serial', retries: 2, timeout: 180_000 });

test.beforeAll(async () => {
  upstream = await startFaultyProxy(PORTS.backend);
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.drip });
});

test.afterAll(async () => {
  if (!isStopped) await site?.stop();
  await upstream?.close();
});

const get = (path: string) => fetch(site.origin + path, { signal: AbortSignal.timeout(25_000) });
const statusOf = async (path: string) => (await get(path)).status;

const allWell = async (paths: string[]) => (await Promise.all(paths.map(statusOf))).every((status) => status === 200);

const SEEN = ['torrent', 'paterna', 'gandia', 'sagunt', 'vila-real', 'castello-centro', 'valencia-centro'];
const pagesOf = (slugs: string[]) =>
  slugs.flatMap((slug) => ['', '/ca', '/en'].map((prefix) => `${prefix}/clinicas/${slug}`));

test('readiness is not true of an upstream whose answer does not end', async () => {
  await expect.poll(() => statusOf('/salud/listo')).toBe(200); // the lists are read first
  upstream.set('drip');
  expect(await statusOf('/salud/listo')).toBe(503);
  upstream.set('ok');
});

test('refreshes in the background end too: five seconds after the drip every new page answers', async () => {
  const seen = pagesOf(SEEN);
  for (const path of seen) expect([path, await statusOf(path)]).toEqual([path, 200]);
  // What is kept is refreshed by itself only when it is 30 s old: the call that does so tells that it is.
  const calls = () => upstream.calls().filter((call) => call.includes('centromedicos')).length;
  const before = calls();
  await expect
    .poll(async () => (await statusOf(seen[0] ?? '')) === 200 && calls() > before, {
      timeout: 50_000,
      intervals: [1_000],
    })
    .toBe(true);

  // What new pages take on this machine when nothing is wrong.
  const wellAt = Date.now();
  expect(await allWell(pagesOf(['madrid-chamberi', 'valencia-puerto']))).toBe(true);
  const usualMs = Date.now() - wellAt;

  upstream.set('drip');
  const endsAt = Date.now() + 8_000;
  while (Date.now() < endsAt) await Promise.all(seen.map(get));
  upstream.set('ok');
  const healedAt = Date.now();
  const unseen = pagesOf(['l-hospitalet', 'barcelona-eixample']);
  await expect.poll(() => allWell(unseen), { timeout: 30_000, intervals: [250] }).toBe(true);
  expect(Date.now() - healedAt).toBeLessThan(5_000 + usualMs);
  expect(await statusOf('/salud/listo')).toBe(200);
});

test('the site stops within 15 s while the upstream drips', async () => {
  upstream.set('drip');
  const visits = pagesOf(['barcelona-sant-gervasi', 'valencia-campanar']).map((path) => get(path).catch(() => null));
  const startedAt = Date.now();
  await site.stop();
  isStopped = true;
  expect(Date.now() - startedAt).toBeLessThan(15_000);
  await Promise.all(visits);
});
