import { describe, expect, it } from 'vitest';
import {
  byLetter,
  centreListing,
  centreListingPath,
  clinicListing,
  clinicListingPath,
  sectionPage,
  specialityListing,
  specialityListingPath,
} from '@/lib/domain/listing-pages';
import { aClinic, aSpeciality } from '../../../support/domain';

const clinics = (count: number, region = 'valencia') => Array.from({ length: count }, () => aClinic({ region }));
const keys = (page: { sections: { key: string }[] } | null) => page?.sections.map(({ key }) => key);

describe('the pages of a long list', () => {
  it('have their own addresses, the first one without a number', () => {
    expect([specialityListingPath(1), specialityListingPath(2)]).toEqual([
      '/especialidades',
      '/especialidades/pagina/2',
    ]);
    expect(clinicListingPath(3)).toBe('/clinicas/pagina/3');
    expect(centreListingPath(1)).toBe('/clinicas/centros-asociados');
  });

  it('show 60 specialities under their letters', () => {
    const specialities = Array.from({ length: 61 }, (_, n) => aSpeciality({ name: n < 60 ? 'Alergia' : 'Urología' }));
    expect(keys(specialityListing(specialities, 1))).toEqual(['letra-a']);
    expect(keys(specialityListing(specialities, 2))).toEqual(['letra-u']);
    expect(specialityListing(specialities, 3)).toBeNull();
  });

  it('show 24 clinics under their provinces, clinics without a province last', () => {
    const all = [...clinics(1, ''), ...clinics(24)];
    expect(keys(clinicListing(all, 'es', 1))).toEqual(['provincia-valencia']);
    expect(keys(clinicListing(all, 'es', 2))).toEqual(['provincia-otras']);
  });

  it('show up to 60 associated centres together, otherwise 48 a page', () => {
    expect(centreListing(clinics(60), 'es', 1)).toMatchObject({ count: 1, total: 60 });
    expect(centreListing(clinics(61), 'es', 1)?.sections[0]?.members).toHaveLength(48);
    expect(keys(centreListing([...clinics(1), ...clinics(1, '')], 'es', 1))).toEqual(['valencia', 'otros']);
  });
});

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('a page of a list in sections', () => {
  const sections = [
    { key: 'a', name: 'A', members: [1, 2, 3] },
    { key: 'b', name: 'B', members: [4] },
    { key: 'c', name: 'C', members: [5, 6] },
  ];

  it('cuts the sections and returns where each of them begins', () => {
    expect(sectionPage(sections, 1, 2)?.sections).toEqual([{ key: 'a', name: 'A', members: [1, 2] }]);
    expect(sectionPage(sections, 2, 2)).toEqual({
      number: 2,
      count: 3,
      total: 6,
      sections: [
        { key: 'a', name: 'A', members: [3] },
        { key: 'b', name: 'B', members: [4] },
      ],
      starts: [
        { key: 'a', name: 'A', number: 1 },
        { key: 'b', name: 'B', number: 2 },
        { key: 'c', name: 'C', number: 3 },
      ],
    });
  });

  it('contains each record exactly once', () => {
    const pages = [1, 2, 3, 4].map((number) => sectionPage(sections, number, 4));
    expect(pages.flatMap((page) => page?.sections.flatMap(({ members }) => members) ?? [])).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([0, 4, 1.5, Number.NaN])('is null for number %d', (number) => {
    expect(sectionPage(sections, number, 2)).toBeNull();
  });

  it('exists without records', () => {
    expect(sectionPage([], 1, 2)).toMatchObject({ count: 1, total: 0, sections: [] });
  });
});

it('a letter has the names that begin with it, ignoring accents', () => {
  expect(
    byLetter(named('Ácido', 'Alergología', 'Óptica', 'ñandú', '3D')).map(({ key, members }) => [key, members.length]),
  ).toEqual([
    ['a', 2],
    ['o', 1],
    ['n', 1],
    ['0', 1],
  ]);
});
