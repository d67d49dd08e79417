import { expect, test } from '@playwright/test';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { PORTS } from '../support/ports';
import { type Site, startSite } from '../support/site';

// The last good answer is served while its source fails; a failed answer is never cached.

const BLOG = /\/wp-json\/|rest_route=/;

let upstream: FaultyProxy;
let site: Site;

test.describe.configure({ mode: 'serial', retries: 2, timeout: 120_000 });

test.beforeAll(async () => {
  upstream = await startFaultyProxy(PORTS.backend);
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.lastGood });
});

test.afterAll(async () => {
  await site?.stop();
  await upstream?.close();
});

const get = (path: string) => fetch(site.origin + path, { signal: AbortSignal.timeout(20_000) });
const htmlOf = async (path: string) => (await get(path)).text();

test('an answer cut short with status 200 is gone when the upstream is well again', async () => {
  upstream.set('cut');
  expect((await get('/clinicas/torrent')).status).toBe(503);
  upstream.set('ok');
  await expect
    .poll(async () => (await get('/clinicas/torrent')).status, { timeout: 5_000, intervals: [250] })
    .toBe(200);
});

test('an error sent with status 200 is gone when the upstream is well again', async () => {
  upstream.set('lie', /centromedicos/);
  expect((await get('/clinicas/gandia')).status).toBe(503);
  upstream.set('ok');
  await expect.poll(async () => (await get('/clinicas/gandia')).status, { timeout: 5_000, intervals: [250] }).toBe(200);
});

test('news that were good stay on their page and on the home while the blog fails', async () => {
  const article = /href="\/actualidad\/[a-z]/;
  expect(await htmlOf('/actualidad')).toMatch(article);
  expect(await htmlOf('/')).toMatch(article);
  upstream.set('error', BLOG);
  await site.revalidate(['posts']);
  // Whatever the page is made of is asked for again; the failure must have been met before it is judged.
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

test('news that were never read are not for search engines', async () => {
  upstream.set('error', /per_page=100&_fields/);
  const fresh = await get('/en/actualidad/pagina/2');
  upstream.set('ok');
  expect(fresh.status === 200 ? await fresh.text() : 'noindex').toContain('noindex');
});
