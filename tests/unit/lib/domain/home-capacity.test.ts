import { expect, it } from 'vitest';
import { areFewClinics, clinicsAtHome, homeSpecialities } from '@/lib/domain/capacity';
import { aClinic, aSpeciality } from '@/tests/support/domain';

const specialities = (count: number) => Array.from({ length: count }, (_, id) => aSpeciality({ id: String(id) }));
const clinics = (count: number) => Array.from({ length: count }, (_, id) => aClinic({ id: String(id) }));

it('the home lists all specialities when few, otherwise the first of each service', () => {
  const few = [{ service: 'medicas' as const, specialities: specialities(60) }];
  expect(homeSpecialities(few)).toEqual({ groups: few, total: null });
  const many = [
    { service: 'medicas' as const, specialities: specialities(50) },
    { service: 'imagen' as const, specialities: specialities(11) },
  ];
  const { groups, total } = homeSpecialities(many);
  expect(total).toBe(61);
  expect(groups.map((group) => group.specialities.length)).toEqual([8, 8]);
});

it('the home lists all clinics when few, otherwise some of each province', () => {
  expect(areFewClinics(clinics(30), clinics(18))).toBe(true);
  expect(areFewClinics(clinics(30), clinics(19))).toBe(false);
  expect(clinicsAtHome(clinics(30), true)).toHaveLength(30);
  expect(clinicsAtHome(clinics(30), false)).toHaveLength(5);
});
