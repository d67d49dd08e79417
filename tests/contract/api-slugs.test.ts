// @own-process: the lists of the process are read.

import { RECORD_PAGES } from '@clinic/contract/record-pages';
import { servedSlug } from '@clinic/contract/slugs';
import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach, describe, expect, it } from 'vitest';
import { getClinic, listOwnClinics } from '@/lib/catalogue/clinics';
import { listFindableProducts, listFindableTests } from '@/lib/catalogue/findable';
import { getPage, listPages } from '@/lib/catalogue/pages';
import { getProduct, listProductOptions, listProducts } from '@/lib/catalogue/products';
import { PAGE_RECORDS } from '@/lib/catalogue/record-pages';
import { upstreamSource } from '@/lib/catalogue/search-lists';
import {
  getSpeciality,
  listSpecialities,
  listSpecialityProducts,
  listSpecialityTests,
} from '@/lib/catalogue/specialities';
import { getTest, listTests } from '@/lib/catalogue/tests';
import { searchUpstream } from '@/lib/catalogue/upstream-search';
import { canonicalPath, isPossible } from '@/lib/i18n/page-address';
import { cachedEntries } from '@/lib/seo/sitemap/entries';
import corpus from '../fixtures/spellings/slugs.json';
import { apiUpstream } from '../support/api-upstream';

const upstream = apiUpstream();

/** A catalogue with every slug of the corpus, also those that share an address, and one slug that two records have. */
const recordsOf = (list: string) =>
  [...corpus.filter((entry) => entry.list === list).map(({ written }) => written), 'twice', 'twice'].map(
    (urlseo, index) => ({
      ...{ id: 40 - index, nombre: `Record ${40 - index}`, urlseo, otro: false },
      ...{ especialidads: [], mostrarpagina: true },
    }),
  );

beforeEach(() => {
  upstream.answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream');
    if (pathname === '/api/buscador') {
      const [especialidads, centromedicos, productos] = ['especialidads', 'centromedicos', 'productos'].map(recordsOf);
      return json(response, 200, { especialidads, centromedicos, productos });
    }
    const asked = searchParams.get('urlseo');
    const records = recordsOf(pathname.split('/').at(-1) ?? '');
    json(response, 200, { 'hydra:member': records.filter(({ urlseo }) => asked === null || urlseo === asked) });
  };
});

type Slugged = { id: string; slug: string };
const LISTS = {
  centromedicos: { list: listOwnClinics, get: getClinic },
  especialidads: { list: listSpecialities, get: getSpeciality },
  pruebas: { list: listTests, get: getTest },
  productos: { list: listProducts, get: getProduct },
} as const;

const slugsOf = (records: readonly Slugged[]) => new Map(records.map(({ id, slug }) => [id, slug]));

describe.each(Object.entries(LISTS))('a slug of %s in the upstream', (name, { list, get }) => {
  it('leads to its own record, whatever its spelling, also if no address can have it or another record has it', async () => {
    const records: Slugged[] = await list('es');
    const shown = records.filter(({ slug }) => slug !== '');
    expect(shown.map(({ id }) => Number(id))).toEqual(
      recordsOf(name).flatMap(({ id, urlseo }) => (urlseo.trim() ? id : [])),
    );
    expect(new Set(shown.map(({ slug }) => slug)).size).toBe(shown.length);
    for (const { id, slug } of shown) {
      expect([slug, servedSlug(name, slug)]).toEqual([slug, slug]);
      expect([slug, (await get('es', slug))?.id]).toEqual([slug, id]);
    }
    const [first] = shown;
    expect((await get('es', encodeURIComponent(first?.slug ?? '')))?.id).toBe(first?.id);
    expect(await get('es', 'no-existe')).toBeNull();
  });
});

describe('a slug in the upstream', () => {
  it('belongs to the record that has it in the upstream, else to the one with the lowest id', async () => {
    const written = {
      9: 'Torrent',
      3: 'torrent',
      2: 'TORRENT',
      8: 'Alzira',
      7: 'ALZIRA',
      5: 'twice',
      4: 'twice',
      1: '',
    };
    const records = Object.entries(written).map(([id, urlseo]) => ({ id, nombre: `Record ${id}`, urlseo }));
    upstream.answer = (_request, response) => json(response, 200, { 'hydra:member': records });
    expect(Object.fromEntries(slugsOf(await listTests('es')))).toEqual({
      ...{ 9: 'torrent-9', 3: 'torrent', 2: 'torrent-2', 8: 'alzira-8', 7: 'alzira', 5: 'twice-5', 4: 'twice' },
      1: '',
    });
  });

  it('has the same address in every list, in sitemaps and in the search', async () => {
    const index = await upstreamSource((error) => {
      throw error;
    }).listsOf('es');
    const found = await searchUpstream('es', 'x');
    const speciality = { id: '1' } as Parameters<typeof listSpecialityTests>[1];
    const described = (folder: string) => PAGE_RECORDS.get(folder);
    const others: Record<keyof typeof LISTS, readonly (readonly Slugged[] | undefined)[]> = {
      centromedicos: [index.ownClinics, found.clinics],
      especialidads: [index.specialities, found.specialities],
      pruebas: [index.tests, await listFindableTests('es'), await listSpecialityTests('es', speciality)],
      productos: [
        ...[index.products, found.products, await listFindableProducts('es'), await listProductOptions('es')],
        ...[await listSpecialityProducts('es', speciality), await described('productos')?.list('es')],
        await described('productos')?.listSearched('es'),
      ],
    };
    for (const [name, { list }] of Object.entries(LISTS)) {
      const slugs = slugsOf(await list('es'));
      for (const records of others[name as keyof typeof LISTS]) expect(slugsOf(records ?? [])).toEqual(slugs);
    }
    expect(Object.values(RECORD_PAGES)).toEqual(expect.arrayContaining(Object.keys(LISTS)));
  });

  it('has the same address in the sitemaps, which the router accepts', async () => {
    const folders = { clinicas: listOwnClinics, especialidades: listSpecialities, pruebas: listTests };
    for (const [folder, list] of Object.entries({ ...folders, productos: listProducts })) {
      const slugs = (await list('es')).flatMap(({ slug }) => slug || []);
      const paths = (await cachedEntries(folder)).map(({ path }) => path);
      expect(paths.toSorted()).toEqual(slugs.map((slug) => `/${folder}/${slug}`).toSorted());
      expect(paths.filter((path) => !isPossible(path) || canonicalPath(path) !== path)).toEqual([]);
    }
  });

  it('of a page leads to the page', async () => {
    const pages = (await listPages('en')).filter(({ key }) => key !== '');
    expect(pages.map(({ key }) => key)).toContain('campañas/verano');
    for (const { id, key } of pages) expect([key, (await getPage('en', key))?.id]).toEqual([key, id]);
  });
});
