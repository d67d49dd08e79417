import { describe, expect, it } from 'vitest';
import {
  bestOf,
  countResults,
  groupClinics,
  groupSpecialities,
  NOTHING_FOUND,
  type SearchKind,
  type SearchResults,
  searchViewOf,
  toSearchText,
} from '@/lib/domain/search';

describe('toSearchText', () => {
  it.each([
    ['  cardio ', 'cardio'],
    ['dolor\tde\r\n rodilla', 'dolor de rodilla'],
    ['car\u0000dio\u0007\u007f', 'cardio'],
    ['abc\u202etxt\u2066', 'abctxt'],
    ['half \ud83d', 'half'],
    ['Кардиология 心', 'Кардиология 心'],
    ['100% _\\ <b>', '100% _\\ <b>'],
    ['\u0000 \n', ''],
  ])('reads %j as %j', (typed, text) => expect(toSearchText(typed)).toBe(text));

  it('keeps a hundred complete characters', () => {
    expect(toSearchText('á'.repeat(10_000))).toBe('á'.repeat(100));
    expect([...toSearchText('😀'.repeat(10_000))]).toHaveLength(100);
    expect(toSearchText(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
  });
});

it('an unknown view shows everything', () => {
  expect([searchViewOf('clinicas'), searchViewOf('x'), searchViewOf(undefined)]).toEqual(['clinicas', 'todo', 'todo']);
});

it('counts every kind in its view, and all of them in the overview', () => {
  const named = { id: '1', name: 'N' };
  const speciality = { ...named, slug: 's', service: null, hasPage: true };
  const place = { ...named, region: 'madrid' };
  const found = { ...named, path: '/n' };
  expect(
    countResults({
      ...NOTHING_FOUND,
      best: [{ ...found, kind: 'speciality', note: '' }],
      specialities: [speciality, speciality],
      regional: [{ ...found, service: null }],
      doctors: [{ ...named, specialityNames: [] }],
      clinics: [{ ...place, slug: 'c' }],
      associated: [place, place],
      towns: [{ ...found, count: 2 }],
      tests: [{ ...named, slug: 't', service: 'imagen' }],
      articles: [{ ...named, slug: 'a', date: '2026-01-01' }],
      pages: [found, found],
    }),
  ).toEqual({
    todo: 12,
    especialidades: 3,
    medicos: 1,
    clinicas: 4,
    pruebas: 1,
    productos: 0,
    actualidad: 1,
    paginas: 2,
  });
});

describe('the results', () => {
  const named = { slug: 's', name: 'N', hasPage: true };

  it('are under their service, specialities without one last', () => {
    const [loose, medical, image] = ([null, 'medicas', 'imagen'] as const).map((service, id) => ({
      ...{ ...named, id: `${id}` },
      service,
    }));
    const found = [loose, image, medical].flatMap((one) => one ?? []);
    expect(groupSpecialities(found)).toEqual([
      { service: 'medicas', found: [medical] },
      { service: 'imagen', found: [image] },
      { service: null, found: [loose] },
    ]);
    expect(groupSpecialities(found.slice(1))).toHaveLength(2);
    expect(groupSpecialities([])).toEqual([]);
  });

  it('are under their region, clinics without one last', () => {
    const [lisboa, madrid, valencia] = ['lisboa', 'madrid', 'valencia'].map((region) => ({ region }));
    const found = [lisboa, madrid, valencia].flatMap((one) => one ?? []);
    expect(groupClinics(found)).toEqual([
      { community: 'valencian', found: [valencia] },
      { community: 'madrid', found: [madrid] },
      { community: null, found: [lisboa] },
    ]);
    expect(groupClinics(found.slice(1))).toHaveLength(2);
  });
});

const best = (kind: SearchKind, id: string) => ({ kind, id, name: id, note: '', path: null });
const doctor = (id: string) => ({ id, name: id, specialityNames: [] });
const found: SearchResults = {
  ...NOTHING_FOUND,
  best: [best('speciality', '1'), best('regional', '2'), best('test', '3'), best('doctor', '4')],
  specialities: [{ id: '1', slug: 'eco', name: 'Eco', service: 'imagen', hasPage: true }],
  regional: [
    { id: '2', name: 'Genética en Castelló', path: '/especialidades/genetica/castellon', service: 'genetica' },
  ],
  tests: [{ id: '3', slug: 'holter', name: 'Holter', service: 'medicas' }],
  doctors: [doctor('4')],
};

describe('the best results', () => {
  it('are built from the records of their lists', () => {
    expect(bestOf(found).map(({ service, slug }) => [service, slug])).toEqual([
      ['imagen', 'eco'],
      ['genetica', 'genetica'],
      ['medicas', 'holter'],
      [null, '4'],
    ]);
  });

  it('are built also when their list is cut', () => {
    expect(bestOf({ ...found, tests: [] })[2]).toMatchObject({ name: '3', service: null, slug: '3' });
  });

  it('are omitted when they would repeat the only list, but not when it is longer', () => {
    const doctors = ['1', '2', '3'].map(doctor);
    const two = [best('doctor', '1'), best('doctor', '2')];
    expect(bestOf({ ...NOTHING_FOUND, doctors: doctors.slice(0, 2), best: two })).toEqual([]);
    expect(bestOf({ ...NOTHING_FOUND, doctors, best: two })).toHaveLength(2);
    expect(bestOf(NOTHING_FOUND)).toEqual([]);
  });
});
