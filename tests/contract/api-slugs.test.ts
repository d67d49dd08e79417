// @own-process: the lists of the process are read.
import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach, describe, expect, it } from 'vitest';
import { getClinic, listOwnClinics } from '@/lib/catalogue/clinics';
import { getPage, listPages } from '@/lib/catalogue/pages';
import { getProduct, listProducts } from '@/lib/catalogue/products';
import { PAGE_RECORDS } from '@/lib/catalogue/record-pages';
import { getSpeciality, listSpecialities } from '@/lib/catalogue/specialities';
import { getTest, listTests } from '@/lib/catalogue/tests';
import corpus from '../fixtures/spellings/slugs.json';
import { apiUpstream } from '../support/api-upstream';

const upstream = apiUpstream();

/** An upstream that compares slugs exactly, with the slugs of the corpus that differ from each other when served. */
const recordsOf = (list: string) =>
  corpus
    .filter((entry) => entry.list === list)
    .filter(
      ({ served }, index, all) => all.findIndex((one) => one.served === served) === index || served === 'not served',
    )
    .map(({ written }, index) => ({ id: index + 1, nombre: `Record ${index + 1}`, urlseo: written, otro: false }));

/** The slugs of these records in addresses; '' for those that cannot be served. */
const servedSlugs = (list: string) =>
  recordsOf(list)
    .map(({ urlseo }) => corpus.find((entry) => entry.list === list && entry.written === urlseo)?.served)
    .map((served) => (served === 'not served' ? '' : served))
    .sort();

beforeEach(() => {
  upstream.answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream');
    const asked = searchParams.get('urlseo');
    const records = recordsOf(pathname.split('/')[2] ?? '');
    const found = records.filter(({ urlseo }) => asked === null || urlseo === asked);
    json(response, 200, { 'hydra:member': found.map((one) => ({ ...one, especialidads: [], mostrarpagina: true })) });
  };
});

describe('a slug of the upstream', () => {
  it.each([
    ['centromedicos', listOwnClinics, getClinic],
    ['especialidads', listSpecialities, getSpeciality],
    ['pruebas', listTests, getTest],
    ['productos', listProducts, getProduct],
  ] as const)(
    'of %s leads to its own record, whatever its spelling; one that cannot be served is none',
    async (name, list, get) => {
      const records = await list('es');
      expect(records.map(({ slug }) => slug).sort()).toEqual(servedSlugs(name));
      for (const { id, slug } of records)
        if (slug !== '') expect([slug, (await get('es', slug))?.id]).toEqual([slug, id]);
      for (const { id, slug } of records)
        if (slug !== '') expect((await get('es', encodeURIComponent(slug)))?.id).toBe(id);
      expect(await get('es', 'no-existe')).toBeNull();
    },
  );

  it('is spelled as in its address in sitemaps and in the search', async () => {
    const products = PAGE_RECORDS.get('productos');
    const lists = [await products?.list('es'), await products?.listSearched('es')];
    for (const records of lists) expect(records?.map(({ slug }) => slug).sort()).toEqual(servedSlugs('productos'));
  });

  it('of a page leads to the page; one that cannot be served is none', async () => {
    const pages = (await listPages('en')).filter(({ key }) => key !== '');
    expect(pages.map(({ key }) => key)).toContain('campañas/verano');
    for (const { id, key } of pages) expect([key, (await getPage('en', key))?.id]).toEqual([key, id]);
  });
});
