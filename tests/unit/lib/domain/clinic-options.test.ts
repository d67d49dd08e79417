import { describe, expect, it } from 'vitest';
import { optionsOfSpeciality, optionsOfTest } from '@/lib/domain/clinic-options';
import { aClinic, aProduct, aSpeciality, aTest } from '../../../support/domain';

const scanner = aSpeciality({ id: '5', service: 'imagen' });
const clinics = ['1', '2', '3'].map((id) => aClinic({ id, specialityIds: ['5'] }));
const hourAt = (clinicId: string, day: string) => ({
  ...{ id: '5', clinicId, specialityId: '5', day },
  slot: { start: '0920', end: '0940' },
});
const hours = [hourAt('3', '2026-12-03'), hourAt('2', '2026-12-04'), hourAt('2', '2026-12-05')];

describe('the clinics of a speciality', () => {
  it('have their first free hour, the earliest first, and those without one last', () => {
    const options = optionsOfSpeciality({ speciality: scanner, clinics, products: [], hours });
    expect(options.map(({ clinic, hour }) => [clinic.id, hour?.day])).toEqual([
      ['3', '2026-12-03'],
      ['2', '2026-12-04'],
      ['1', undefined],
    ]);
    expect(options[0]).toMatchObject({ specialityId: '5', service: 'imagen', price: null });
  });

  it('have the lowest price of the vouchers for them, not of others or of one without a price', () => {
    const products = [
      aProduct({ priceCents: 9000, clinicIds: ['1'] }),
      aProduct({ priceCents: 7000, clinicIds: ['1', '2'] }),
      aProduct({ priceCents: 0, clinicIds: ['1', '3'] }),
      aProduct({ priceCents: 100, clinicIds: null }),
    ];
    const options = optionsOfSpeciality({ speciality: scanner, clinics, products, hours: [] });
    expect(options.map(({ price }) => price?.cents)).toEqual([7000, 7000, undefined]);
    expect(options[0]?.price?.isVoucher).toBe(true);
  });
});

describe('the clinics of a test', () => {
  const sports = aSpeciality({ id: '6', service: 'medicas' });
  const test = aTest({ id: '9', priceCents: 17_500, specialityIds: ['5', '6'] });
  const places = [...clinics, aClinic({ id: '4', specialityIds: ['6'] })];
  const given = { test, specialities: [scanner, sports], clinics: places };

  it('have its price, and book with the first of its specialities that they offer', () => {
    const options = optionsOfTest({ ...given, hours: [] });
    expect(options.map(({ clinic, specialityId, service }) => [clinic.id, specialityId, service])).toEqual([
      ['1', '5', 'imagen'],
      ['2', '5', 'imagen'],
      ['3', '5', 'imagen'],
      ['4', '6', 'medicas'],
    ]);
    expect(new Set(options.map(({ price }) => price?.cents))).toEqual(new Set([17_500]));
  });

  it('have the first hour of the test, booked like the request', () => {
    const ofTest = { ...hourAt('4', '2026-12-03'), id: '9', testId: '9' };
    const [first] = optionsOfTest({ ...given, hours: [{ ...ofTest, id: '8' }, ofTest] });
    expect(first).toMatchObject({ clinic: { id: '4' }, hour: { testId: '9', specialityId: '6', day: '2026-12-03' } });
  });

  it('have no price and no service if neither is known', () => {
    const test = aTest({ priceCents: 0, specialityIds: ['7'] });
    const [first] = optionsOfTest({ test, specialities: [], clinics, hours: [] });
    expect(first).toMatchObject({ price: null, service: null, specialityId: '7' });
  });
});
