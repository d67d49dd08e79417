import { describe, expect, it } from 'vitest';
import { readShopAddress, shopPath } from '@/lib/i18n/shop-address';

describe('readShopAddress', () => {
  it('reads no parameters as no filter and no error', () => {
    expect(readShopAddress({})).toEqual({ specialityId: null, clinicId: null, order: null, isClinicMissing: false });
  });

  it.each([
    [{ especialidad: '', clinica: '' }, null],
    [{ especialidad: '3', clinica: '' }, '3'],
    [{ especialidad: '3', clinica: ' ', orden: 'precio' }, '3'],
  ])('reads %j as a form that was sent without a clinic', (query, specialityId) => {
    expect(readShopAddress(query)).toMatchObject({ specialityId, clinicId: null, isClinicMissing: true });
  });

  it.each([
    [{ orden: 'precio' }, 'precio'],
    [{ orden: 'precio-mayor' }, 'precio-mayor'],
  ])('reads %j as an order', (query, order) => {
    expect(readShopAddress(query)).toEqual({ specialityId: null, clinicId: null, order, isClinicMissing: false });
  });

  it('reads an address without a clinic as one of a speciality', () => {
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
  it('contains only selected values', () => {
    expect(shopPath({ specialityId: null, clinicId: null, order: null })).toBe('/especial-online');
    expect(shopPath({ specialityId: null, clinicId: '4', order: null })).toBe('/especial-online?clinica=4');
    expect(shopPath({ specialityId: '3', clinicId: '4', order: 'precio' })).toBe(
      '/especial-online?especialidad=3&clinica=4&orden=precio',
    );
  });
});
