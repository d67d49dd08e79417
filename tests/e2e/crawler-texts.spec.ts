import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './visit';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
const pathOf = (address: string) => new URL(address).pathname;

async function readText(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0, timeout: 30_000 });
  expect([path, answer.status()]).toEqual([path, 200]);
  return { text: await answer.text(), type: answer.headers()['content-type'] };
}

test('robots.txt opens the site, closes the endpoints and names the sitemap', async ({ request, baseURL }) => {
  const { text, type } = await readText(request, '/robots.txt');
  expect(type).toContain('text/plain');
  expect(text.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /api/', `Sitemap: ${baseURL}/sitemap.xml`]),
  );
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

test('a page that must not be indexed says so where crawlers may read it', async ({ request }) => {
  const { text: robots } = await readText(request, '/robots.txt');
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  for (const path of ['/pedir-producto', '/ca/pedir-producto', '/en/pedir-producto', '/consentimiento-informado']) {
    expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
    expect((await readText(request, path)).text).toMatch(/<meta name="robots" content="noindex, (?:no)?follow"\/>/);
  }
});

test('the news are a feed in each language, named in the head of the news', async ({ request, page, baseURL }) => {
  for (const [prefix, title] of [
    ['', 'Actualidad'],
    ['/ca', 'Actualitat'],
    ['/en', 'News'],
  ] as const) {
    const { text, type } = await readText(request, `${prefix}/actualidad/feed.xml`);
    expect(type).toContain('application/rss+xml');
    expect(text).toContain(`<channel><title>${title}`);
    expect(text.match(/<item>/g)?.length).toBeGreaterThan(15);
    expect(text).toContain(`<link>${baseURL}${prefix}/actualidad/gripe-o-resfriado</link>`);
    expect(text).not.toContain('sesion-para-profesionales'); // protected by a password
    for (const path of ['/actualidad', '/actualidad/gripe-o-resfriado']) {
      await page.goto(prefix + path);
      await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute(
        'href',
        `${baseURL}${prefix}/actualidad/feed.xml`,
      );
    }
  }
});

test('feed and sitemaps are well-formed', async ({ page, request }) => {
  const paths = [
    '/actualidad/feed.xml',
    '/sitemap.xml',
    ...locations((await readText(request, '/sitemap.xml')).text).map(pathOf),
  ];
  await page.goto('/salud/vivo');
  for (const path of paths) {
    const { text } = await readText(request, path);
    const problem = await page.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent ?? null,
      text,
    );
    expect([path, problem]).toEqual([path, null]);
  }
});

test('a sitemap that does not exist is absent', async ({ request }) => {
  for (const path of [
    '/sitemaps/nada.xml',
    '/sitemaps/clinicas-2.xml',
    '/sitemaps/clinicas-1.xml',
    '/sitemaps/clinicas',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

test('llms.txt and security.txt say what they have to', async ({ request, baseURL }) => {
  const { text } = await readText(request, '/llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+/);
  expect(text).toContain(`](${baseURL}/clinicas/valencia-centro)`);
  expect(text).not.toContain('/clinicas/paterna'); // noindex

  const security = (await readText(request, '/.well-known/security.txt')).text;
  expect(security).toMatch(/^Contact: (mailto:|http).+/m);
  expect(security).toContain('Preferred-Languages: es, ca, en');
  const end = new Date(/^Expires: (.+)$/m.exec(security)?.[1] ?? 0).getTime();
  const days = (end - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test.describe('the card of a page', () => {
  const cardOf = async (request: APIRequestContext, path: string) =>
    pathOf(/property="og:image" content="([^"]+)"/.exec((await readText(request, path)).text)?.[1] ?? '');

  test('is a picture of 1200 by 630 that may be cached for ever', async ({ request, page }) => {
    for (const path of ['/', '/en/medicos', '/especialidades/cardiologia/madrid', '/ca/politica-privacidad']) {
      const card = await cardOf(request, path);
      const answer = await request.get(card);
      expect(answer.headers()['content-type']).toBe('image/png');
      expect(answer.headers()['cache-control']).toContain('immutable');
      await page.goto(card);
      expect(
        await page.locator('img').evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]),
      ).toEqual([1200, 630]);
    }
  });

  test('of an earlier drawing leads to the present one', async ({ request }) => {
    const card = await cardOf(request, '/clinicas/valencia-centro');
    const earlier = await request.get(card.replace(/tarjetas\/.{8}/, 'tarjetas/AAAAAAAA'), { maxRedirects: 0 });
    expect(earlier.status()).toBe(302);
    expect(earlier.headers().location).toBe(card);
  });

  test('of what is not a record is not drawn', async ({ request }) => {
    for (const path of [
      'es/clinicas/no-existe.png',
      'es/cualquier-texto.png',
      'fr/inicio.png',
      'es/%E0%A4%A.png',
      'es/.png',
    ]) {
      const answer = await request.get(`/media/tarjetas/AAAAAAAA/${path}`, { maxRedirects: 0 });
      expect([path, answer.status() >= 400 && answer.status() < 500]).toEqual([path, true]);
    }
  });
});
