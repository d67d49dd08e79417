import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { PORTS } from '../support/ports';
import { type Site, startSite } from '../support/site';

// The site serves the last good answer while a source fails, and never caches a failed one.

const BLOG = /\/wp-json\/|rest_route=/;

let upstream: FaultyProxy;
let site: Site;

beforeAll(async () => {
  upstream = await startFaultyProxy(PORTS.backend);
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.lastGood });
});

afterAll(async () => {
  await site?.stop();
  await upstream?.close();
});

const get = (path: string) => fetch(site.origin + path, { signal: AbortSignal.timeout(20_000) });
const htmlOf = async (path: string) => (await get(path)).text();

it('does not cache an answer that was cut short with status 200', async () => {
  upstream.set('cut');
  expect((await get('/clinicas/torrent')).status).toBe(503);
  upstream.set('ok');
  await expect.poll(async () => (await get('/clinicas/torrent')).status, { timeout: 5_000, interval: 250 }).toBe(200);
});

it('does not cache an error that was sent with status 200', async () => {
  upstream.set('lie', /centromedicos/);
  expect((await get('/clinicas/gandia')).status).toBe(503);
  upstream.set('ok');
  await expect.poll(async () => (await get('/clinicas/gandia')).status, { timeout: 5_000, interval: 250 }).toBe(200);
});

it('keeps the last good news on their page and on the home while the blog fails', async () => {
  const article = /href="\/actualidad\/[a-z]/;
  expect(await htmlOf('/actualidad')).toMatch(article);
  expect(await htmlOf('/')).toMatch(article);
  upstream.set('error', BLOG);
  await site.revalidate(['posts']);
  // The failure must have happened before the page is judged.
  await expect
    .poll(async () => (await htmlOf('/actualidad')) !== '' && upstream.calls().some((call) => BLOG.test(call)))
    .toBe(true);
  for (let visit = 0; visit < 3; visit += 1) {
    expect(await htmlOf('/actualidad')).toMatch(article);
    expect(await htmlOf('/')).toMatch(article);
    await site.revalidate(['posts']);
  }
  expect(await htmlOf('/ca/actualidad')).toMatch(/href="\/ca\/actualidad\/[a-z]/);
  upstream.set('ok');
});

it('keeps crawlers away from news that were never read', async () => {
  upstream.set('error', /per_page=100&_fields/);
  const fresh = await get('/en/actualidad/pagina/2');
  upstream.set('ok');
  expect(fresh.status === 200 ? await fresh.text() : 'noindex').toContain('noindex');
});
