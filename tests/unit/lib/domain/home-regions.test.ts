import { expect, it } from 'vitest';
import { homeRegionsOf, isHomeRegion, specialityRegionPath } from '@/lib/domain/home-regions';

it('knows the regions with own clinics, and no other', () => {
  expect(['valencia', 'castello', 'barcelona', 'madrid'].every(isHomeRegion)).toBe(true);
  expect(['soria', 'Valencia', '', 'toString'].some(isHomeRegion)).toBe(false);
});

it('lists the regions of clinics once, in the order regions are shown', () => {
  const clinics = ['madrid', 'valencia', 'soria', 'valencia'].map((region) => ({ region }));
  expect(homeRegionsOf(clinics)).toEqual(['valencia', 'madrid']);
});

it('writes the path of a speciality in a region', () => {
  expect(specialityRegionPath({ slug: 'cardiologia' }, 'castello')).toBe('/especialidades/cardiologia/castello');
});
