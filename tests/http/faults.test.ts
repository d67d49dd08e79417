import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { PORTS } from '../support/ports';
import { type Site, startSite } from '../support/site';

const BLOG = /\/wp-json\/|rest_route=/;

let upstream: FaultyProxy;
let site: Site;

beforeAll(async () => {
  upstream = await startFaultyProxy(PORTS.backend);
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.faults });
});

afterAll(async () => {
  await site?.stop();
  await upstream?.close();
});

const get = (path: string) => fetch(site.origin + path, { signal: AbortSignal.timeout(60_000) });

/** Requests a page until it succeeds: the circuit breaker closes some seconds after a fault. */
async function untilRecovered(path: string) {
  upstream.set('ok');
  await expect.poll(async () => (await get(path)).status, { timeout: 30_000, interval: 100 }).toBe(200);
}

/** Waits until the search index, which a missing page starts to build, has read its lists. */
async function untilQuiet() {
  let known = -1;
  const more = () => {
    const before = known;
    known = upstream.calls().length;
    return known - before;
  };
  await expect.poll(more, { timeout: 20_000, interval: 500 }).toBe(0);
}

// The other failures look identical to a page: tests/unit/lib/upstream/client.test.ts, 'the response'.
for (const [fault, path] of [
  ['refuse', '/clinicas/torrent'],
  ['half', '/clinicas/sagunt'],
  ['hang', '/clinicas/vila-real'],
] as const) {
  it(`responds 503 in the visitor’s language for an uncached page when the upstream fails: ${fault}`, async () => {
    upstream.set(fault);
    const answer = await get(`/en${path}`);
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('Error: the service is not responding');
    expect(html).toMatch(/href="tel:\+34963400900"/);
    await untilRecovered(`/en${path}`);
  });
}

for (const [fault, path] of [
  ['error', '/clinicas/paterna'],
  ['hang', '/clinicas/vila-real'],
] as const) {
  it(`serves a cached page when the upstream fails: ${fault}`, async () => {
    await untilRecovered(path);
    upstream.set(fault);
    expect(await site.revalidate(['centromedicos', 'especialidads', 'configuracions'])).toBe(200);
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<h1[^>]*>Clínica /);
    await untilRecovered(path);
  });
}

for (const [what, fault, path] of [
  ['an answer that was cut short', 'cut', '/clinicas/valencia-campanar'],
  ['an error that was sent', 'lie', '/clinicas/gandia'],
] as const) {
  it(`does not cache ${what} with status 200`, async () => {
    await untilRecovered('/clinicas/torrent');
    upstream.set(fault, /centromedicos/);
    expect((await get(path)).status).toBe(503);
    upstream.set('ok');
    await expect.poll(async () => (await get(path)).status, { timeout: 5_000 }).toBe(200);
  });
}

it('keeps the last good news on their page and on the home while the blog fails', async () => {
  const article = /href="\/actualidad\/[a-z]/;
  const htmlOf = async (path: string) => (await get(path)).text();
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

it('waits for a slow upstream', async () => {
  await untilRecovered('/ca/clinicas/paterna'); // uncached, so the breaker must be closed again
  upstream.set('slow');
  expect((await get('/ca/clinicas/torrent')).status).toBe(200);
  upstream.set('ok');
});

it('omits a section that cannot be read, and restores it later', async () => {
  upstream.set('error', /equipamientos/);
  const without = await get('/clinicas/barcelona-eixample');
  expect(without.status).toBe(200);
  expect(await without.text()).not.toContain('id="equipamiento"');
  upstream.set('ok');
  await expect
    .poll(async () => (await (await get('/clinicas/barcelona-eixample')).text()).includes('id="equipamiento"'), {
      timeout: 25_000,
      interval: 500,
    })
    .toBe(true);
});

it('renders a page whose menus cannot be read', async () => {
  await site.revalidate(['especialidads', 'configuracions']);
  upstream.set('error', /especialidads\?|configuracions/);
  const answer = await get('/en/aviso-legal');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('</h1>');
  upstream.set('ok');
});

it('serves a cached page while its record is missing, and responds 404 once the record is revalidated', async () => {
  const path = '/clinicas/castello-centro';
  await untilRecovered(path);
  upstream.set('empty', /urlseo=castello-centro/);
  await site.revalidate([`_N_T_/es${path}`]); // the page alone expires, not the record
  expect((await get(path)).status).toBe(200);
  await site.revalidate(['centromedicos:castello-centro']);
  // A page that takes longer than three seconds to render is served from the cache once more.
  await expect.poll(async () => (await get(path)).status).toBe(404);
  upstream.set('ok');
  await site.revalidate(['centromedicos:castello-centro']);
  expect((await get(path)).status).toBe(200);
});

it('reads each list once for thirty visitors of an uncached page', async () => {
  await untilQuiet();
  await site.revalidate(['centromedicos', 'especialidads', 'configuracions', 'equipamientos', 'media_objects']);
  upstream.set('slow');
  const answers = await Promise.all(Array.from({ length: 30 }, () => get('/ca/clinicas/l-hospitalet')));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  const calls = upstream.calls();
  expect(calls).toEqual([...new Set(calls)]);
  upstream.set('ok');
});

it('is live but not ready without the upstream', async () => {
  await expect.poll(async () => (await get('/salud/listo')).status).toBe(200); // once the lists are read
  upstream.set('refuse');
  expect((await get('/salud/listo')).status).toBe(503);
  expect((await get('/salud/vivo')).status).toBe(200);
  upstream.set('ok');
});
