import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './visit';

const AT_ONCE = 6;
const LANGUAGES = ['ca', 'en', 'es', 'x-default'];

type Part = { '@type': string } & Record<string, unknown>;
type Listed = { address: string; alternates: Record<string, string>; kind: string };

/** What each kind of page must say of itself, and which parts of it must not be missing. */
const REQUIRED: Record<string, [type: string, ...parts: string[]]> = {
  especialidades: ['MedicalWebPage', 'name', 'url', 'inLanguage'],
  'especialidades-por-provincia': ['MedicalWebPage', 'name', 'url', 'mainEntity'],
  clinicas: ['MedicalClinic', 'name', 'url', 'address'],
  medicos: ['IndividualPhysician', 'name', 'url'],
  pruebas: ['MedicalTest', 'name', 'url'],
  productos: ['Product', 'name', 'url'],
  actualidad: ['NewsArticle', 'headline', 'datePublished', 'publisher', 'url'],
};

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
const pathOf = (address: string) => new URL(address).pathname;

async function readText(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0, timeout: 30_000 });
  expect([path, answer.status()]).toEqual([path, 200]);
  return { text: await answer.text(), type: answer.headers()['content-type'] };
}

/** Every page of every sitemap. */
async function readSitemaps(request: APIRequestContext): Promise<Listed[]> {
  const index = await readText(request, '/sitemap.xml');
  expect(index.type).toContain('xml');
  const files = await Promise.all(locations(index.text).map((file) => readText(request, pathOf(file))));
  return files.flatMap(({ text }, position) => {
    const kind = /sitemaps\/([a-z-]+)\.xml/.exec(locations(index.text)[position] ?? '')?.[1] ?? '';
    return [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => ({
      kind,
      address: locations(url)[0] ?? '',
      alternates: Object.fromEntries(
        [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href ?? '']),
      ),
    }));
  });
}

const blocksOf = (html: string): Part[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text = '']) => {
    const said = JSON.parse(text);
    return said['@graph'] ?? [said];
  });

/** What is wrong with a page; empty when nothing is. */
function complaintsOf({ address, alternates, kind }: Listed, html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, first]) => first ?? '');
  const linked = Object.fromEntries(
    [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, name, href]) => [
      name,
      href,
    ]),
  );
  const [type, ...parts] = REQUIRED[kind] ?? [];
  const blocks = blocksOf(html);
  const about = blocks.find((block) => block['@type'] === type);
  const same = (one: string | undefined, other: string) =>
    one !== undefined && new URL(one).href === new URL(other).href;
  const checks: Record<string, boolean> = {
    'one canonical address, its own': same(all(/<link rel="canonical" href="([^"]+)"/g).join(), address),
    'all its languages': LANGUAGES.every((language) => same(linked[language], alternates[language] ?? 'http://none')),
    'may be indexed': all(/<meta name="robots" content="([^"]+)"/g).join() === 'index, follow',
    'one title': all(/<title>([^<]{3,})<\/title>/g).length === 1,
    'a description': all(/<meta name="description" content="([^"]{20,})"/g).length === 1,
    'one address for other sites': same(all(/<meta property="og:url" content="([^"]+)"/g).join(), address),
    'a language for other sites': all(/<meta property="og:locale" content="(es_ES|ca_ES|en_GB)"/g).length === 1,
    'one type for other sites': all(/<meta property="og:type" content="(website|profile|article)"/g).length === 1,
    'a picture for other sites': all(/<meta property="og:image" content="(http[^"]+)"/g).length === 1,
    'a statement of its kind': !type || parts.every((part) => about?.[part] !== undefined),
    'its trail': !html.includes('class="crumbs') || blocks.some((block) => block['@type'] === 'BreadcrumbList'),
  };
  return Object.entries(checks).flatMap(([name, isGood]) => (isGood ? [] : [`${pathOf(address)}: ${name}`]));
}

test('every page of the sitemaps is there, is its own canonical page and names its other languages', async ({
  request,
}) => {
  test.setTimeout(480_000);
  const listed = await readSitemaps(request);
  expect(new Set(listed.map(({ kind }) => kind))).toEqual(new Set(['paginas', ...Object.keys(REQUIRED)]));
  expect(listed.length).toBeGreaterThan(700);
  const byAddress = new Map(listed.map((page) => [page.address, page]));
  expect(byAddress.size).toBe(listed.length);

  const complaints: string[] = [];
  const visit = async (page: Listed) => {
    for (const [language, href] of Object.entries(page.alternates)) {
      // What a page names as itself in another language must be listed, and name this one back.
      const other = byAddress.get(href);
      const back = other && Object.values(other.alternates).includes(page.address);
      if (!back) complaints.push(`${page.address}: ${language} is not reciprocal`);
    }
    const answer = await request.get(pathOf(page.address), {
      maxRedirects: 0,
      failOnStatusCode: false,
      timeout: 30_000,
    });
    if (answer.status() !== 200) complaints.push(`${answer.status()} ${page.address}`);
    else complaints.push(...complaintsOf(page, await answer.text()));
  };
  const waiting = [...listed];
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  expect(complaints).toEqual([]);
});

test('records that are not to be found are in no sitemap', async ({ request }) => {
  const paths = (await readSitemaps(request)).map(({ address }) => pathOf(address));
  for (const path of ['/especial-online', '/pedir-producto', '/resultados-busqueda', '/portal-profesional']) {
    expect(paths).not.toContain(path);
  }
  const hidden = ['/clinicas/paterna', '/pruebas/flujometria-urinaria'];
  for (const path of hidden) {
    expect((await readText(request, path)).text).toContain('content="noindex, follow"');
    expect(paths).not.toContain(path);
  }
  expect(paths).not.toContain('/actualidad/sesion-para-profesionales-imagen-oncologica');
});

test('the home says whose site it is and how it is searched, in its language', async ({ request }) => {
  const blocks = blocksOf((await readText(request, '/en')).text);
  expect(blocks.map((block) => block['@type'])).toEqual(['MedicalOrganization', 'WebSite']);
  const action = blocks[1]?.potentialAction as { target: { urlTemplate: string } };
  const address = action.target.urlTemplate.replace('{search_term_string}', 'cardiologia');
  expect(new URL(address).pathname).toBe('/en/resultados-busqueda');
  expect((await readText(request, address)).text).toContain('Cardiology');
});

test('what a page says to search engines is in the document once and survives the script', async ({
  page,
  request,
}) => {
  const { text } = await readText(request, '/clinicas/valencia-centro');
  expect(text.match(/MedicalClinic/g)).toHaveLength(1);
  expect(text.match(/og:image:alt/g)).toHaveLength(1);
  await page.goto('/clinicas/valencia-centro', { waitUntil: 'networkidle' });
  const said = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(said['@graph'][1]).toMatchObject({
    '@type': 'MedicalClinic',
    name: 'Clínica Valencia Centro',
    telephone: '963 400 901',
    address: { postalCode: '46002' },
    geo: { latitude: 39.4699 },
    openingHoursSpecification: [{ opens: '07:40' }, { dayOfWeek: ['Saturday'] }],
  });
  await expect(page.locator('head meta[property="og:image"]')).toHaveCount(1);
});
