import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { get, LANGUAGES, ORIGIN, robotsOf, textOf } from '../support/http-site';
import { blocksOf, pathOf, readSitemaps } from '../support/page-statements';

it('opens the site in robots.txt, closes its endpoints and names the sitemap', async () => {
  const answer = await get('/robots.txt');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /api/', `Sitemap: ${ORIGIN}/sitemap.xml`]),
  );
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

it('says noindex only on pages that robots.txt lets crawlers read', async () => {
  const robots = await textOf('/robots.txt');
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  for (const path of ['/pedir-producto', '/ca/pedir-producto', '/en/pedir-producto', '/consentimiento-informado']) {
    expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
    expect(robotsOf(await textOf(path))).toMatch(/^noindex/);
  }
});

it('lists in the sitemaps what may be indexed, and nothing else', async () => {
  const read = async (path: string) => {
    const answer = await get(path);
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, text: await answer.text(), type };
  };
  const paths = (await readSitemaps(read)).map(({ address }) => pathOf(address));
  expect(paths).toEqual(expect.arrayContaining(['/', '/aseguradoras', '/ca/aseguradoras', '/en/aseguradoras']));
  const closed = ['/especial-online', '/pedir-producto', '/resultados-busqueda', '/portal-profesional'];
  const hidden = ['/clinicas/paterna', '/pruebas/flujometria-urinaria'];
  const protectedPost = '/actualidad/sesion-para-profesionales-imagen-oncologica';
  expect(paths.filter((path) => [...closed, ...hidden, protectedPost].includes(path))).toEqual([]);
});

it.each(LANGUAGES)('links every test from the pages of the directory, in %s', async (_, prefix) => {
  const sitemap = await textOf('/sitemaps/pruebas.xml');
  const pages = await textOf('/sitemaps/paginas.xml');
  const every = new RegExp(`<loc>[^<]+?:\\d+(${prefix}/pruebas/[^<]+)</loc>`, 'g');
  const listed = new Set([...sitemap.matchAll(every)].map(([, path]) => path));
  const linked = new Set<string>();
  for (const path of [`${prefix}/pruebas`, `${prefix}/pruebas/pagina/2`]) {
    expect(pages).toMatch(new RegExp(`<loc>[^<]+:\\d+${path}</loc>`));
    const html = await textOf(path);
    expect(html).toContain('"@type":"ItemList"');
    expect(html).not.toContain('content="noindex');
    for (const [, href = ''] of html.matchAll(/href="([^"]*\/pruebas\/(?!pagina)[^"]+)"/g)) linked.add(href);
  }
  expect([...listed].filter((path) => !linked.has(path ?? ''))).toEqual([]);
  expect(linked.size).toBeGreaterThan(30);
  expect((await get(`${prefix}/pruebas/pagina/3`)).status).toBe(404);
});

it.each([
  ['/ca/clinicas', '"@type":"ItemList"'],
  ['/aseguradoras', '"@type":"ItemList"'],
  ['/aseguradoras', 'Mutua Albufera'],
])('tells search engines in %s: %s', async (path, statement) => {
  const html = await textOf(path);
  expect(JSON.stringify(blocksOf(html))).toContain(statement);
  expect(robotsOf(html)).toBe('index, follow');
});

it('names the organisation and its search on the home, in its language', async () => {
  const blocks = blocksOf(await textOf('/en'));
  expect(blocks.map((block) => block['@type'])).toEqual(['MedicalOrganization', 'WebSite']);
  const action = blocks[1]?.potentialAction as { target: { urlTemplate: string } };
  const address = action.target.urlTemplate.replace('{search_term_string}', 'cardiologia');
  expect(pathOf(address)).toBe('/en/resultados-busqueda');
  expect(await textOf(address)).toContain('Cardiology');
});

it('states a clinic once, and an article beside the blog’s own statement', async () => {
  const clinic = await textOf('/clinicas/valencia-centro');
  expect(clinic.match(/MedicalClinic/g)).toHaveLength(1);
  expect(clinic.match(/og:image:alt/g)).toHaveLength(1);
  expect(blocksOf(clinic)[1]).toMatchObject({
    '@type': 'MedicalClinic',
    name: 'Clínica València Centro',
    telephone: '963 400 901',
    address: { postalCode: '46002' },
    geo: { latitude: 39.4699 },
    openingHoursSpecification: [{ opens: '07:40' }, { dayOfWeek: ['Saturday'] }],
  });
  const blocks = blocksOf(await textOf('/en/actualidad/otitis-del-nadador'));
  expect(blocks.map((block) => block['@type']).sort()).toEqual(['Article', 'BreadcrumbList', 'NewsArticle']);
});

it.each([
  ['', 'Actualidad'],
  ['/ca', 'Actualitat'],
  ['/en', 'News'],
])('offers the news as a feed: %s/actualidad/feed.xml', async (prefix, title) => {
  const answer = await get(`${prefix}/actualidad/feed.xml`);
  expect(answer.headers.get('content-type')).toContain('application/rss+xml');
  const text = await answer.text();
  expect(text).toContain(`<channel><title>${title}`);
  expect(text.match(/<item>/g)?.length).toBeGreaterThan(15);
  expect(text).toContain(`<link>${ORIGIN}${prefix}/actualidad/gripe-o-resfriado</link>`);
  expect(text).not.toContain('sesion-para-profesionales'); // protected by a password
  for (const path of ['/actualidad', '/actualidad/gripe-o-resfriado']) {
    const [link = ''] = /<link[^>]*type="application\/rss\+xml"[^>]*>/.exec(await textOf(prefix + path)) ?? [];
    expect(link).toContain(`href="${ORIGIN}${prefix}/actualidad/feed.xml"`);
  }
});

it('describes itself in llms.txt and security.txt', async () => {
  const text = await textOf('/llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+/);
  expect(text).toContain(`](${ORIGIN}/clinicas/valencia-centro)`);
  expect(text).not.toContain('/clinicas/paterna'); // noindex

  const security = await textOf('/.well-known/security.txt');
  expect(security).toMatch(/^Contact: (mailto:|http).+/m);
  expect(security).toContain('Preferred-Languages: es, ca, en');
  const end = new Date(/^Expires: (.+)$/m.exec(security)?.[1] ?? 0).getTime();
  const days = (end - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

describe('the social card of a page', () => {
  const cardOf = async (path: string) =>
    pathOf(/property="og:image" content="([^"]+)"/.exec(await textOf(path))?.[1] ?? '');

  it.each(['/', '/en/medicos', '/especialidades/cardiologia/madrid', '/ca/politica-privacidad'])(
    'is an immutable picture of 1200 by 630: %s',
    async (path) => {
      const answer = await get(await cardOf(path));
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([format, width, height]).toEqual(['png', 1200, 630]);
    },
  );

  it('of a test shows its photo', async () => {
    const answer = await get(await cardOf('/pruebas/gastroscopia'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('redirects from an earlier version to the present one', async () => {
    const card = await cardOf('/clinicas/valencia-centro');
    const earlier = await get(card.replace(/tarjetas\/.{8}/, 'tarjetas/AAAAAAAA'));
    expect([earlier.status, earlier.headers.get('location')]).toEqual([302, card]);
  });

  it.each(['es/clinicas/no-existe.png', 'es/cualquier-texto.png', 'fr/inicio.png', 'es/%E0%A4%A.png', 'es/.png'])(
    'is not drawn for anything but a record: %s',
    async (path) => {
      const { status } = await get(`/media/tarjetas/AAAAAAAA/${path}`);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
});

it('names pictures to crawlers and other sites by a permanent address', async () => {
  expect(await textOf('/clinicas/valencia-centro')).toMatch(
    /"image":"http:\/\/localhost:\d+\/media\/api\/facade-valencia-centro\.jpg"/,
  );
  const picture = await get('/media/api/facade-valencia-centro.jpg');
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
});
