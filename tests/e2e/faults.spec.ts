import { expect, test } from '@playwright/test';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { PORTS } from '../support/ports';
import { type Site, startSite } from '../support/site';

let upstream: FaultyProxy;
let site: Site;

test.describe.configure({ mode: 'serial', retries: 2, timeout: 60_000 });

test.beforeAll(async () => {
  upstream = await startFaultyProxy(PORTS.backend);
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.faults });
});

test.afterAll(async () => {
  await site?.stop();
  await upstream?.close();
});

const get = (path: string) => fetch(site.origin + path, { signal: AbortSignal.timeout(20_000) });

/** The circuit breaker closes again a while after a fault: pages are asked for until one answers. */
async function untilHealed(path: string) {
  upstream.set('ok');
  await expect.poll(async () => (await get(path)).status, { timeout: 30_000, intervals: [500] }).toBe(200);
}

/** The index of the search, which a page that is not there begins, reads the same lists on its own: its end is waited for. */
async function untilQuiet() {
  let known = -1;
  const more = () => {
    const before = known;
    known = upstream.calls().length;
    return known - before;
  };
  await expect.poll(more, { timeout: 20_000, intervals: [1_000] }).toBe(0);
}

for (const [fault, path] of [
  ['refuse', '/clinicas/torrent'],
  ['error', '/clinicas/paterna'],
  ['html', '/clinicas/gandia'],
  ['half', '/clinicas/sagunt'],
  ['hang', '/clinicas/vila-real'],
] as const) {
  test(`with an upstream that fails by "${fault}", a page never seen answers 503 in the visitor’s language`, async () => {
    upstream.set(fault);
    const startedAt = Date.now();
    const answer = await get(`/en${path}`);
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(Date.now() - startedAt).toBeLessThan(9_000);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('Error: the service is not responding');
    expect(html).toMatch(/href="tel:\+34963400900"/);
    await untilHealed(`/en${path}`);
  });

  test(`with an upstream that fails by "${fault}", a page seen before is served from the cache`, async () => {
    await untilHealed(path);
    upstream.set(fault);
    expect(await site.revalidate(['centromedicos', 'especialidads', 'configuracions'])).toBe(200);
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<h1[^>]*>Clínica /);
    await untilHealed(path);
  });
}

test('a slow upstream is waited for', async () => {
  await untilHealed('/ca/clinicas/paterna'); // one that no cache has: it is read through a breaker that is closed again
  upstream.set('slow');
  expect((await get('/ca/clinicas/torrent')).status).toBe(200);
  upstream.set('ok');
});

test('a section that cannot be read is left out, and comes back by itself', async () => {
  upstream.set('error', /equipamientos/);
  const without = await get('/clinicas/barcelona-eixample');
  expect(without.status).toBe(200);
  expect(await without.text()).not.toContain('id="equipamiento"');
  upstream.set('ok');
  await expect
    .poll(async () => (await (await get('/clinicas/barcelona-eixample')).text()).includes('id="equipamiento"'), {
      timeout: 25_000,
      intervals: [1_000],
    })
    .toBe(true);
});

test('menus that cannot be read do not take the page down', async () => {
  await site.revalidate(['especialidads', 'configuracions']);
  upstream.set('error', /especialidads\?|configuracions/);
  const answer = await get('/en/aviso-legal');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('</h1>');
  upstream.set('ok');
});

test('a record that vanishes for a moment still has its page; after a revalidation it is gone', async () => {
  const path = '/clinicas/castello-centro';
  await untilHealed(path);
  upstream.set('empty', /urlseo=castello-centro/);
  await site.revalidate([`_N_T_/es${path}`]); // only the page's own tag: nobody said that the record changed
  expect((await get(path)).status).toBe(200);
  await site.revalidate(['centromedicos:castello-centro']);
  expect((await get(path)).status).toBe(404);
  upstream.set('ok');
  await site.revalidate(['centromedicos:castello-centro']);
  expect((await get(path)).status).toBe(200);
});

test('thirty visitors of a cold page make one call each of its reads', async () => {
  await untilQuiet();
  await site.revalidate(['centromedicos', 'especialidads', 'configuracions', 'equipamientos', 'media_objects']);
  upstream.set('slow');
  const answers = await Promise.all(Array.from({ length: 30 }, () => get('/ca/clinicas/l-hospitalet')));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  const calls = upstream.calls();
  expect(calls).toEqual([...new Set(calls)]);
  upstream.set('ok');
});

test('readiness depends on the upstream, liveness does not', async () => {
  await expect.poll(async () => (await get('/salud/listo')).status).toBe(200); // the lists are read first
  upstream.set('refuse');
  expect((await get('/salud/listo')).status).toBe(503);
  expect((await get('/salud/vivo')).status).toBe(200);
  upstream.set('ok');
});
