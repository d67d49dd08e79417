import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinListings, type SitemapEntry } from '@/lib/seo/sitemap/entries';

const load = async () => {
  vi.resetModules();
  return import('@/lib/seo/sitemap/xml');
};
const entry = (given: Partial<SitemapEntry> = {}): SitemapEntry => ({
  path: '/clinicas/x',
  locales: ['es', 'ca', 'en'],
  images: [],
  lastModified: null,
  ...given,
});

beforeEach(() => vi.stubEnv('SITE_URL', 'https://clinica.example'));
afterEach(() => vi.unstubAllEnvs());

describe('a page in a sitemap', () => {
  it('is listed once per language, each naming all of them', async () => {
    const { urlElements } = await load();
    const elements = urlElements(entry());
    expect(elements).toHaveLength(3);
    expect(elements[2]).toBe(
      '<url><loc>https://clinica.example/en/clinicas/x</loc>' +
        '<xhtml:link rel="alternate" hreflang="es" href="https://clinica.example/clinicas/x"/>' +
        '<xhtml:link rel="alternate" hreflang="ca" href="https://clinica.example/ca/clinicas/x"/>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://clinica.example/en/clinicas/x"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://clinica.example/clinicas/x"/></url>\n',
    );
  });

  it('states its change date and pictures only where they are known', async () => {
    const { urlElements } = await load();
    const [first] = urlElements(entry({ images: ['https://a.example/x.jpg?a=1&b=2'], lastModified: '2026-11-06' }));
    expect(first).toContain('<lastmod>2026-11-06</lastmod>');
    expect(first).toContain('<image:loc>https://a.example/x.jpg?a=1&amp;b=2</image:loc>');
    expect(urlElements(entry())[0]).not.toMatch(/lastmod|image/);
  });
});

describe('files', () => {
  it('hold at most the permitted number of addresses', async () => {
    const { sitemapFiles, urlElements } = await load();
    const entries = Array.from({ length: 5 }, (_, index) => entry({ path: `/clinicas/${index}` }));
    const files = sitemapFiles(entries, { urls: 7, bytes: 1_000_000 });
    expect(files.map((file) => file.flatMap(urlElements).length)).toEqual([6, 6, 3]);
    expect(files.flat()).toEqual(entries);
  });

  it('hold at most the permitted number of bytes', async () => {
    const { sitemapFiles, urlSet } = await load();
    const hostile = '&\'"<ñ😀'.repeat(20);
    const entries = Array.from({ length: 9 }, (_, index) =>
      entry({ path: `/medicos/${index % 2 ? hostile : 'ana'}-${index}`, images: [`https://a.example/${hostile}`] }),
    );
    const files = sitemapFiles(entries, { urls: 50_000, bytes: 60_000 });
    expect(files.length).toBeGreaterThan(1);
    expect(files.flat()).toEqual(entries);
    for (const file of files) expect(Buffer.byteLength([...urlSet(file)].join(''))).toBeLessThanOrEqual(60_000);
  });

  it('are empty without pages', async () => {
    const { sitemapFiles } = await load();
    expect(sitemapFiles([])).toEqual([]);
  });

  it('have a numbered address from the second on', async () => {
    const { sitemapIndex, sitemapPath } = await load();
    const index = sitemapIndex([sitemapPath('medicos', 1), sitemapPath('medicos', 2)]);
    expect([...index.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
      'https://clinica.example/sitemaps/medicos.xml',
      'https://clinica.example/sitemaps/medicos-2.xml',
    ]);
  });
});

it('text is escaped, and characters that XML cannot contain are omitted', async () => {
  const { xmlText } = await load();
  expect(xmlText(`<a href="x">'&'\u0000\u000b\ud800 ñ 😀</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos; ñ 😀&lt;/a&gt;',
  );
});

it('a page is listed in the languages in which its record is indexable', () => {
  const joined = joinListings([
    [
      'es',
      [
        { path: '/a', isIndexable: true, image: 'x' },
        { path: '/b', isIndexable: false },
      ],
    ],
    [
      'en',
      [
        { path: '/a', isIndexable: true, image: 'x' },
        { path: '/b', isIndexable: true },
      ],
    ],
  ]);
  expect(joined).toEqual([
    { path: '/a', locales: ['es', 'en'], images: ['x'], lastModified: null },
    { path: '/b', locales: ['en'], images: [], lastModified: null },
  ]);
});
