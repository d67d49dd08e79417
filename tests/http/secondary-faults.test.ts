import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { startLongBlog } from '../support/long-blog';
import { PORTS } from '../support/ports';
import { type Site, startSite } from '../support/site';

// A blog with more than 100 posts, and one that fails; a page renders without its secondary reads, even when they never
// succeeded.

const BLOG = /\/wp-json\/|rest_route=/;

let blog: Awaited<ReturnType<typeof startLongBlog>>;
let upstream: FaultyProxy;
let site: Site;
let clinics: string[] = [];
let specialities: string[] = [];
let tests: string[] = [];
let products: string[] = [];

beforeAll(async () => {
  blog = await startLongBlog(PORTS.backend, 130);
  upstream = await startFaultyProxy(blog.port);
  site = await startSite({ apiUrl: upstream.origin, port: PORTS.secondary });
  const slugsOf = async (list: string) => {
    const answer = await fetch(`http://127.0.0.1:${PORTS.backend}/api/${list}?pagination=false`);
    const body: { 'hydra:member': { urlseo: string; otro?: boolean; mostrarpagina?: boolean }[] } = await answer.json();
    return body['hydra:member'].flatMap(({ urlseo, otro, mostrarpagina }) =>
      otro || mostrarpagina === false ? [] : [urlseo],
    );
  };
  clinics = await slugsOf('centromedicos');
  specialities = await slugsOf('especialidads');
  tests = await slugsOf('pruebas');
  products = await slugsOf('productos');
});

afterAll(async () => {
  await site?.stop();
  await upstream?.close();
  await blog?.close();
});

const get = (path: string) => fetch(site.origin + path, { signal: AbortSignal.timeout(60_000) });
const headings = (html: string) => [...html.matchAll(/<h[12][^>]*>([^<]*)/g)].map(([, text]) => text);

/** The blog's circuit breaker closes some seconds after a fault. */
async function untilRecovered() {
  upstream.set('ok');
  await site.revalidate(['posts']);
  const isWell = async () => (await (await get('/actualidad')).text()).includes('/actualidad/noticia-1"');
  await expect.poll(isWell, { timeout: 30_000 }).toBe(true);
}

it('shows a sentence and a link instead of news that were never read, and keeps crawlers out', async () => {
  for (const fault of ['error', 'refuse', 'html'] as const) {
    upstream.set(fault, BLOG);
    const answer = await get('/en/actualidad');
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('We cannot show the news right now.');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toMatch(/href="\/en\/contacto"/);
    expect(headings(html)).toContain('News');
  }
  upstream.set('ok');
  await site.revalidate(['posts']);
});

it('shows a long blog in pages of 24 up to 100 posts, each with its address', async () => {
  const articles = (html: string) => new Set(html.match(/href="\/en\/actualidad\/noticia-\d+"/g)).size;
  const second = await (await get('/en/actualidad/pagina/2')).text();
  expect(articles(second)).toBe(24);
  expect(second).toContain('href="/en/actualidad/noticia-25"');
  expect(second).toContain(`<link rel="canonical" href="${site.origin}/en/actualidad/pagina/2"/>`);
  expect(second).toMatch(/<link rel="prev" href="[^"]*\/en\/actualidad"\/>/);
  expect(second).toMatch(/<link rel="next" href="[^"]*\/en\/actualidad\/pagina\/3"\/>/);
  expect(second).toMatch(/<title>[^<]*, page 2<\/title>/);
  expect(second).toMatch(/<a[^>]*aria-current="page"[^>]*>2<\/a>/);

  const last = await (await get('/en/actualidad/pagina/5')).text();
  expect(articles(last)).toBe(4);
  expect(last).not.toContain('rel="next"');
  expect((await get('/en/actualidad/pagina/6')).status).toBe(404);
  expect(articles(await (await get('/en/actualidad')).text())).toBe(24);
});

for (const [fault, unseen] of [
  ['hang', '/ca/actualidad'],
  ['error', '/ca/actualidad/pagina/3'],
] as const) {
  it(`keeps serving the home and the news when the blog fails: ${fault}`, async () => {
    await untilRecovered();
    upstream.set(fault, BLOG);
    await site.revalidate(['posts']);
    const [home, seen, cold] = await Promise.all([get('/'), get('/actualidad'), get(unseen)]);
    expect([home.status, seen.status, cold.status]).toEqual([200, 200, 200]);
    const html = await cold.text();
    expect(await seen.text()).toContain('href="/actualidad/noticia-1"');
    expect(headings(await home.text())).toContain('Elige tu clínica biomédica');
    expect(html).toMatch(/href="\/ca\/actualidad\/noticia-\d+"/);
    expect(html).not.toContain('noindex');
    expect(headings(html)).toContainEqual(expect.stringMatching(/^Actualitat/));
  });
}

it('restores the news once the blog responds', async () => {
  upstream.set('ok');
  const isBack = async () => /\/ca\/actualidad\/noticia-1"/.test(await (await get('/ca/actualidad')).text());
  await expect.poll(isBack, { timeout: 40_000, interval: 500 }).toBe(true);
});

it('states that a blog has no posts yet', async () => {
  upstream.set('empty', /configuracions/); // no configuration, so no blog to ask
  await site.revalidate(['configuracions']);
  const answer = await get('/actualidad');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Todavía no hemos publicado ninguna noticia.');
  expect((await get('/actualidad/gripe-o-resfriado')).status).toBe(404);
  upstream.set('ok');
  await site.revalidate(['configuracions']);
});

it('serves a cached article while the blog fails, and responds 503 for an uncached one', async () => {
  await untilRecovered();
  expect((await get('/actualidad/tomar-la-tension-en-casa')).status).toBe(200);
  upstream.set('error', BLOG);
  await site.revalidate(['posts']);
  const seen = await get('/actualidad/tomar-la-tension-en-casa');
  expect([seen.status, (await seen.text()).includes('cinco minutos bien empleados')]).toEqual([200, true]);
  expect((await get('/actualidad/resonancia-sin-agobios')).status).toBe(503);
  upstream.set('ok');
});

/** Uncached addresses of each kind of page; no two kinds of calls share them. */
function unseen(prefix: string, from: number): string[] {
  const some = (folder: string, slugs: string[], count = 2) =>
    slugs.slice(from, from + count).map((slug) => `${prefix}/${folder}/${slug}`);
  return [
    ...some('clinicas', clinics),
    ...some('especialidades', specialities),
    ...some('pruebas', tests),
    ...some('productos', products),
  ];
}

const KINDS: [kind: string, paths: RegExp, prefix: string, from: number][] = [
  ['pictures', /media_objects/, '', 0],
  ['banners', /banners/, '', 4],
  ['labels', /etiquetas/, '/ca', 0],
  ['equipment and machines', /equipamientos|bloques/, '/ca', 4],
  ['products and tests of a speciality', /especialidads\/\d+\/(?:productos|pruebas)/, '/en', 0],
  ['doctors', /\/medicos/, '/en', 4],
  ['news', BLOG, '', 8],
];

it('renders a page without its pictures when they cannot be read', async () => {
  upstream.set('error', /media_objects/);
  const answer = await get(`/en/clinicas/${clinics[9]}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>[^<]+ Clinic/);
  expect(html).not.toContain('/media/640/');
  upstream.set('ok');
});

for (const [kind, paths, prefix, from] of KINDS) {
  for (const fault of kind === 'pictures' ? (['error', 'limit'] as const) : (['error'] as const)) {
    it(`renders every page without ${kind} when they fail: ${fault}`, async () => {
      await site.revalidate(['media_objects', 'banners', 'etiquetas', 'equipamientos', 'bloques', 'medicos', 'posts']);
      upstream.set(fault, paths);
      const addresses = [...unseen(prefix, fault === 'error' ? from : from + 6), `${prefix || '/'}`];
      const failed: [string, number][] = [];
      // In turn: the circuit breaker judges the calls before.
      for (const address of addresses) {
        const { status } = await get(address);
        if (status !== 200) failed.push([address, status]);
      }
      expect(failed).toEqual([]);
      upstream.set('ok');
    });
  }
}
