import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultyProxy, startFaultyProxy } from '../../support/faulty-proxy';
import { PORTS } from '../../support/ports';
import { type OwnBackend, startOwnBackend } from '../../support/separate-backend';
import { type Site, startSite } from '../../support/site';

// An upstream that sends five bytes a second: every call must end, background refreshes included.

let backend: OwnBackend;
let upstream: FaultyProxy;
let site: Site;
let isStopped = false;

beforeAll(async () => {
  backend = await startOwnBackend(PORTS.dripBackend, []);
  upstream = await startFaultyProxy(PORTS.dripBackend);
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.drip });
});

afterAll(async () => {
  if (!isStopped) await site?.stop();
  await upstream?.close();
  await backend?.stop();
});

const get = (path: string) => fetch(site.origin + path, { signal: AbortSignal.timeout(25_000) });
const statusOf = async (path: string) => (await get(path)).status;

const allWell = async (paths: string[]) => (await Promise.all(paths.map(statusOf))).every((status) => status === 200);

const SEEN = ['torrent', 'paterna', 'gandia', 'sagunt', 'vila-real', 'castello-centro', 'valencia-centro'];
const pagesOf = (slugs: string[]) =>
  slugs.flatMap((slug) => ['', '/ca', '/en'].map((prefix) => `${prefix}/clinicas/${slug}`));

it('is not ready when the response of the upstream does not end', async () => {
  await expect.poll(() => statusOf('/salud/listo')).toBe(200); // once the lists are read
  upstream.set('drip');
  expect(await statusOf('/salud/listo')).toBe(503);
  upstream.set('ok');
});

it('ends background refreshes, so that uncached pages respond again after the drip', async () => {
  const seen = pagesOf(SEEN);
  for (const path of seen) expect([path, await statusOf(path)]).toEqual([path, 200]);
  // Cached data is refreshed in the background once it is 30 s old, which the call proves.
  const calls = () => upstream.calls().filter((call) => call.includes('centromedicos')).length;
  const before = calls();
  await expect
    .poll(async () => (await statusOf(seen[0] ?? '')) === 200 && calls() > before, {
      timeout: 50_000,
      interval: 1_000,
    })
    .toBe(true);

  upstream.set('drip');
  const endsAt = Date.now() + 8_000;
  while (Date.now() < endsAt) await Promise.all(seen.map(get));
  upstream.set('ok');
  const unseen = pagesOf(['l-hospitalet', 'barcelona-eixample']);
  await expect.poll(() => allWell(unseen), { timeout: 30_000, interval: 250 }).toBe(true);
  expect(await statusOf('/salud/listo')).toBe(200);
});

it('stops while the upstream drips', async () => {
  upstream.set('drip');
  const visits = pagesOf(['barcelona-sant-gervasi', 'valencia-campanar']).map((path) => get(path).catch(() => null));
  await site.stop();
  isStopped = true;
  await Promise.all(visits);
});
