import { describe, expect, it } from 'vitest';
import {
  centreListing,
  centreListingPath,
  clinicListing,
  clinicListingPath,
  specialityListing,
  specialityListingPath,
} from '@/lib/domain/listing-pages';
import { aClinic, aSpeciality } from '../../../support/domain';

const clinics = (count: number, region = 'valencia') => Array.from({ length: count }, () => aClinic({ region }));
const keys = (page: { sections: { key: string }[] } | null) => page?.sections.map(({ key }) => key);

describe('the pages of a long list', () => {
  it('have addresses of their own, the first one without a number', () => {
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

  it('show up to 60 associated centres together, and 48 a page of more', () => {
    expect(centreListing(clinics(60), 'es', 1)).toMatchObject({ count: 1, total: 60 });
    expect(centreListing(clinics(61), 'es', 1)?.sections[0]?.members).toHaveLength(48);
    expect(keys(centreListing([...clinics(1), ...clinics(1, '')], 'es', 1))).toEqual(['valencia', 'otros']);
  });
});
