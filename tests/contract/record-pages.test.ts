import { PRODUCTS } from '@clinic/contract/catalogue/products';
import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach, expect, it } from 'vitest';
import { PAGE_RECORDS, pageReaders } from '@/lib/catalogue/record-pages';
import { cachedEntries } from '@/lib/seo/sitemap/entries';
import { apiUpstream } from '../support/api-upstream';
import { forgetState } from '../support/process-state';

const upstream = apiUpstream();
const products = PAGE_RECORDS.get('productos');

const check = {
  ...{ '@id': '/api/productos/2', id: 2, nombre: 'Chequeo', urlseo: 'chequeo', noindex: false },
  ...{
    descripcion: '<p>Con ecograf&iacute;a y <b>ana</b>lítica</p><p>1 < 2',
    descripcionseo: 'Completo',
    fotografia: 'https://a.example/foto.jpg',
  },
};
const hidden = { id: 3, nombre: 'Oculto', urlseo: 'oculto', noindex: true };
const nameless = { id: 4, nombre: '', urlseo: 'sin-nombre' };

beforeEach(() => {
  forgetState('cached-lists', 'sitemaps');
  upstream.answer = (_request, response) => json(response, 200, { 'hydra:member': [check, hidden, nameless] });
});

it('reads of a described record what a sitemap and a social card need', async () => {
  const shown = { id: '2', name: 'Chequeo', slug: 'chequeo', seo: { isIndexable: true } };
  expect(await products?.list('es')).toMatchObject([shown, { id: '3', seo: { isIndexable: false } }]);
  expect(await products?.getBySlug('es', 'chequeo')).toMatchObject(shown);
});

it('reads the texts that the search finds a record by', async () => {
  const [first, second] = (await products?.listSearched('es')) ?? [];
  expect(first).toMatchObject({ name: 'Chequeo', slug: 'chequeo' });
  expect(first?.text).toContain('Completo Con ecografía y analítica 1 < 2');
  expect(second?.text.trim()).toBe('');
});

it('lists the indexable records in the sitemap of their folder', async () => {
  const entries = await cachedEntries('productos');
  expect(entries.map(({ path, locales }) => [path, locales])).toEqual([['/productos/chequeo', ['es', 'ca', 'en']]]);
});

it('has no records of a resource of ours that the upstream does not know, and fails for any other', async () => {
  const { list, listSearched, getBySlug } = pageReaders({ ...PRODUCTS, isOwn: true });
  upstream.answer = (_request, response) => json(response, 404, {});
  expect([await list('es'), await listSearched('es'), await getBySlug('es', 'nunca')]).toEqual([[], [], null]);
  await expect(products?.list('es')).rejects.toThrow();
  upstream.answer = (_request, response) => json(response, 400, {});
  await expect(list('es')).rejects.toThrow();
});
