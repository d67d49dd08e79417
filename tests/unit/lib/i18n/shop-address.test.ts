import { describe, expect, it } from 'vitest';
import { readShopAddress, shopPath } from '@/lib/i18n/shop-address';

describe('readShopAddress', () => {
  it('reads no parameters as no filter and no mistake', () => {
    expect(readShopAddress({})).toEqual({ specialityId: null, clinicId: null, order: null, isClinicMissing: false });
  });

  it('reads a form with nothing chosen as a mistake', () => {
    expect(readShopAddress({ especialidad: '', clinica: '', orden: '' }).isClinicMissing).toBe(true);
  });

  it.each([
    [
      { especialidad: '3', clinica: '', orden: '' },
      { specialityId: '3', order: null },
    ],
    [
      { especialidad: '', clinica: '', orden: 'precio' },
      { specialityId: null, order: 'precio' },
    ],
    [
      { especialidad: '', clinica: '', orden: 'precio-mayor' },
      { specialityId: null, order: 'precio-mayor' },
    ],
  ])('reads %j as a choice: a speciality or an order alone are enough', (query, asked) => {
    expect(readShopAddress(query)).toEqual({ ...asked, clinicId: null, isClinicMissing: false });
  });

  it('reads an address that does not speak of clinics as one of a speciality', () => {
    expect(readShopAddress({ especialidad: '3' })).toMatchObject({ specialityId: '3', isClinicMissing: false });
  });

  it.each(['abc', '-1', '1e3', '"><script>', '1'.repeat(40)])('reads %j as no filter', (value) => {
    expect(readShopAddress({ especialidad: value, clinica: value, orden: value })).toEqual({
      specialityId: null,
      clinicId: null,
      order: null,
      isClinicMissing: false,
    });
  });

  it('takes the first of repeated parameters', () => {
    expect(readShopAddress({ clinica: ['4', '5'] }).clinicId).toBe('4');
  });
});

describe('shopPath', () => {
  it('names only what is chosen', () => {
    expect(shopPath({ specialityId: null, clinicId: null, order: null })).toBe('/especial-online');
    expect(shopPath({ specialityId: null, clinicId: '4', order: null })).toBe('/especial-online?clinica=4');
    expect(shopPath({ specialityId: '3', clinicId: '4', order: 'precio' })).toBe(
      '/especial-online?especialidad=3&clinica=4&orden=precio',
    );
  });
});
