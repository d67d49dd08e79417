import { describe, expect, it } from 'vitest';
import { get, LANGUAGES, textOf } from '../support/http-site';
import { blocksOf } from '../support/page-statements';

type Offer = { '@type': string; url: string; name?: string; price: string };
type Row = { path: string; name: string; price: string };

/** The amount in the form of the wire: 1.250,00 € and €1,250.00 as 1250.00. */
const amountOf = (text: string) => text.replace(/\D/g, '').replace(/(\d\d)$/, '.$1');

const rowsOf = (html: string): Row[] =>
  [...html.matchAll(/<li><div><a href="([^"]+)">(.*?)<\/a>.*?<strong>(.*?)<\/strong>/gs)].map(
    ([, path = '', name = '', price = '']) => ({ path, name, price: amountOf(price) }),
  );

/** The price that search engines read on the page of a test or a product. */
const offersOf = (html: string): Offer[] =>
  blocksOf(html).flatMap((block) =>
    block['@type'] === 'Offer' ? [block] : (block.offers ?? []),
  ) as unknown as Offer[];

const pathOf = ({ url }: Offer) => new URL(url).pathname + new URL(url).hash;

describe.each(LANGUAGES)('the list of prices in %s', (_, prefix) => {
  it('shows the prices that search engines read on it', async () => {
    const html = await textOf(`${prefix}/precios`);
    const catalogue = blocksOf(html).find((block) => block['@type'] === 'OfferCatalog');
    const offered = (catalogue?.itemListElement ?? []) as Offer[];
    const rows = rowsOf(html);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.map(({ path, price }) => [path, price])).toEqual(offered.map((offer) => [pathOf(offer), offer.price]));
  });

  it('agrees with the page of each test and product, for visitors and search engines', async () => {
    const rows = rowsOf(await textOf(`${prefix}/precios`)).filter(
      ({ path }) => !path.startsWith(`${prefix}/pedir-cita#`),
    );
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
    // Every page in one language: its price does not depend on the language, and there are over a hundred.
    const turn = LANGUAGES.findIndex(([, one]) => one === prefix);
    for (const { path, price } of rows.filter((_row, index) => index % LANGUAGES.length === turn)) {
      const html = await textOf(path);
      expect([path, offersOf(html).map((offer) => offer.price)]).toEqual([path, [price]]);
      const [, shown = ''] =
        /(?:<dl id="datos".*?<strong>|<strong class="voucher-price">)(.*?)<\/strong>/s.exec(html) ?? [];
      expect([path, amountOf(shown)]).toEqual([path, price]);
    }
  });
});

it('a search among the prices works without a script, and is not indexed', async () => {
  const html = await textOf('/precios?busca=RESONANCIA+rodilla');
  expect(rowsOf(html).map(({ path }) => path)).toEqual([
    '/pruebas/resonancia-de-rodilla',
    '/productos/resonancia-de-rodilla',
  ]);
  expect(html).toContain('content="noindex');
  expect(html).toContain('2 precios');
  expect(rowsOf(await textOf('/precios?busca=zzqxw'))).toEqual([]);
});

it('the prices have a date, and are linked from every page and in the sitemap', async () => {
  expect(await textOf('/precios')).toMatch(/Precios publicados a \d\d[/-]\d\d[/-]\d{4}/);
  expect(await textOf('/contacto')).toContain('href="/precios"');
  expect(await textOf('/sitemaps/paginas.xml')).toMatch(/<loc>[^<]+\/en\/precios<\/loc>/);
  expect((await get('/precios/pagina/2')).status).toBe(404);
});
