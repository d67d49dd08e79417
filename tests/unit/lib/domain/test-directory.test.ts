import { describe, expect, it } from 'vitest';
import { clinicsOfTest, specialitiesOfTest } from '@/lib/domain/catalogue';
import type { ListedTest } from '@/lib/domain/diagnostic-test';
import { foldedText } from '@/lib/domain/related';
import { testListingPath, testPage, testPageCount } from '@/lib/domain/test-directory';
import { readTestAddress } from '@/lib/i18n/directory-address';
import { aClinic, aSpeciality, aTest } from '../../../support/domain';

const specialities = [
  aSpeciality({ id: 'card', name: 'Cardiología', clinicIds: ['a', 'b'] }),
  aSpeciality({ id: 'reso', name: 'Resonancia', service: 'imagen', clinicIds: ['b'] }),
  aSpeciality({ id: 'gen', name: 'Genética', service: 'genetica', clinicIds: [] }),
];
const clinics = [aClinic({ id: 'a' }), aClinic({ id: 'b' })];
const listed = (given: Partial<ListedTest>): ListedTest => ({ ...aTest(), summary: null, facts: [], ...given });
const tests = [
  listed({ id: '1', slug: 'holter', name: 'Holter', specialityIds: ['card'], clinicIds: ['a'] }),
  listed({ id: '2', slug: 'resonancia', name: 'Resonancia de rodilla', specialityIds: ['card', 'reso'] }),
  listed({ id: '3', slug: 'radiografia', name: 'Radiografía', specialityIds: null }),
  listed({ id: '4', slug: 'exoma', name: 'Éxoma', specialityIds: ['gen'], clinicIds: ['b', 'gone'] }),
  listed({ id: '5', slug: '', name: 'Sin página', specialityIds: ['card'] }),
];
const voucher = { id: '9', slug: 'bono', name: 'Bono', specialityIds: ['reso'], clinicIds: null, priceCents: 100 };
const vouchers = [{ ...voucher, words: foldedText('Resonancia de rodilla con informe') }];
const catalogue = { tests, specialities, clinics, vouchers };
const page = (query: Record<string, string>, number = 1) => testPage(catalogue, readTestAddress(query), number);
const names = (query: Record<string, string>) =>
  page(query)?.sections.map(({ name, members }) => [name, members.map(({ test }) => test.slug)]);

describe('the directory of tests', () => {
  it('has each test under its letter, except those without a page', () => {
    expect(names({})).toEqual([
      ['H', ['holter']],
      ['R', ['resonancia', 'radiografia']],
      ['E', ['exoma']],
    ]);
    expect(page({})).toMatchObject({ total: 4, letters: ['h', 'r', 'e'], services: ['medicas', 'imagen', 'genetica'] });
  });

  it('is filtered by service, by letter, and by both', () => {
    expect(names({ servicio: 'imagen' })).toEqual([['R', ['resonancia']]]);
    expect(names({ letra: 'r' })).toEqual([['R', ['resonancia', 'radiografia']]]);
    expect(names({ letra: 'r', servicio: 'genetica' })).toEqual([]);
    expect(page({ servicio: 'genetica', letra: 'r' })?.letters).toEqual(['e']);
  });

  it('has for each test the booking speciality and clinics of its page', () => {
    for (const test of tests.slice(0, 4)) {
      const members = page({})?.sections.flatMap((section) => section.members) ?? [];
      const entry = members.find((one) => one.test.id === test.id);
      const own = specialities.filter(({ id }) => test.specialityIds?.includes(id));
      const [first] = specialitiesOfTest(test, own, clinics);
      expect([test.slug, entry?.speciality]).toEqual([test.slug, first ?? null]);
      expect([test.slug, entry?.clinics ?? []]).toEqual([test.slug, clinicsOfTest(test, own, clinics)]);
    }
  });

  it('names the vouchers of a test', () => {
    const members = page({})?.sections.flatMap((section) => section.members) ?? [];
    const of = members.map(({ test, vouchers: its }) => [test.slug, its.map(({ slug }) => slug)]);
    expect(Object.fromEntries(of)).toEqual({ holter: [], resonancia: ['bono'], radiografia: [], exoma: [] });
  });

  it('has pages of 24', () => {
    const many = Array.from({ length: 50 }, (_, index) => listed({ id: String(index), slug: `a${index}`, name: 'A' }));
    const at = (number: number) => testPage({ ...catalogue, tests: many }, readTestAddress({}), number);
    expect([at(1)?.count, at(3)?.sections[0]?.members.length, at(4)]).toEqual([3, 2, null]);
    expect([testPageCount(many), testPageCount([]), testListingPath(2)]).toEqual([3, 1, '/pruebas/pagina/2']);
  });
});

describe('the directory of tests by first free hour', () => {
  const today = '2026-12-01';
  const hour = (id: string, day: string, clinicId: string) => ({
    ...{ id, testId: id, clinicId, specialityId: 'card', day },
    slot: { start: '0900', end: '0930' },
  });
  const hours = [
    hour('2', '2026-12-03', 'b'),
    hour('4', '2026-12-04', 'a'), // not a clinic of this test
    hour('1', '2026-12-07', 'a'),
    hour('4', '2026-12-08', 'b'),
  ];
  const found = (query: Record<string, string>, given: typeof hours = hours) =>
    testPage({ ...catalogue, hours: given, today }, readTestAddress(query), 1)?.sections.map(({ key, members }) => [
      key,
      members.map(({ test }) => test.slug),
    ]);

  it('has those with an hour in the next seven days, under their letters', () => {
    expect(found({ horas: 'semana' })).toEqual([
      ['letra-h', ['holter']],
      ['letra-r', ['resonancia']],
    ]);
    expect(found({ horas: 'semana', servicio: 'genetica' })).toEqual([]);
  });

  it('has the earliest first in one section, and those without an hour last', () => {
    const all = [['primera-hora', ['resonancia', 'holter', 'exoma', 'radiografia']]];
    expect(found({ orden: 'hora' })).toEqual(all);
    expect(found({ orden: 'hora', letra: 'r' })).toEqual([['primera-hora', ['resonancia', 'radiografia']]]);
    expect(found({ orden: 'hora', horas: 'semana' })).toEqual([['primera-hora', ['resonancia', 'holter']]]);
  });

  it('ignores the choice while no hours are known', () => {
    expect(found({ horas: 'semana', orden: 'hora' }, [])).toEqual(found({}));
  });

  it('says which choice it applied, so that links to further pages exist', () => {
    const applied = (given: typeof hours) =>
      testPage({ ...catalogue, hours: given, today }, readTestAddress({ horas: 'semana', servicio: 'imagen' }), 1)
        ?.choice;
    expect(applied(hours)).toEqual(readTestAddress({ horas: 'semana', servicio: 'imagen' }));
    expect(applied([])).toEqual(readTestAddress({ servicio: 'imagen' }));
  });
});
