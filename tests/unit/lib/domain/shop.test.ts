import { describe, expect, it } from 'vitest';
import {
  clinicsOfProduct,
  inOrder,
  narrowOptions,
  productsMatching,
  serviceOfProduct,
  shopOptions,
  shopPageCount,
  shopProducts,
  specialityOptions,
  validChoice,
} from '@/lib/domain/shop';
import { aClinic, aProduct, aSpeciality } from '../../../support/domain';

const valencia = aClinic({ id: '10', region: 'valencia', specialityIds: ['1'] });
const barcelona = aClinic({ id: '20', region: 'barcelona', specialityIds: ['1', '2'] });
const madrid = aClinic({ id: '30', region: 'madrid', specialityIds: ['2'] });
const clinics = [valencia, barcelona, madrid];

const cardiology = aSpeciality({ id: '1', service: 'medicas', clinicIds: null });
const scanner = aSpeciality({ id: '2', service: 'imagen', clinicIds: null });
const all = { specialityId: null, clinicId: null, order: null };

describe('shopProducts', () => {
  it.each(['valencia', 'castello', 'barcelona'])('sells vouchers that a clinic of %s offers', (region) => {
    const product = aProduct({ clinicIds: ['5', '30'] });
    expect(shopProducts([product], [aClinic({ id: '5', region }), madrid])).toEqual([product]);
  });

  it('does not sell vouchers offered only in Madrid, by an unknown clinic or nowhere', () => {
    const products = [['30'], ['99'], [], null].map((clinicIds) => aProduct({ clinicIds }));
    expect(shopProducts(products, clinics)).toEqual([]);
  });
});

describe('clinicsOfProduct', () => {
  it('returns the clinics in the order of the list', () => {
    expect(clinicsOfProduct(aProduct({ clinicIds: ['30', '10'] }), clinics)).toEqual([valencia, madrid]);
  });

  it('is empty when the record names none', () => {
    expect(clinicsOfProduct(aProduct({ clinicIds: null }), clinics)).toEqual([]);
  });
});

describe('productsMatching', () => {
  const heart = aProduct({ id: 'heart', specialityIds: ['1'], clinicIds: ['10', '20'] });
  const knee = aProduct({ id: 'knee', specialityIds: ['2'], clinicIds: ['20'] });
  const loose = aProduct({ id: 'loose', specialityIds: null, clinicIds: null });
  const stock = [heart, knee, loose];

  it('shows everything when nothing is selected', () => {
    expect(productsMatching(stock, all)).toEqual(stock);
  });

  it('requires the speciality and the clinic at once', () => {
    expect(productsMatching(stock, { specialityId: '2', clinicId: null })).toEqual([knee]);
    expect(productsMatching(stock, { specialityId: null, clinicId: '20' })).toEqual([heart, knee]);
    expect(productsMatching(stock, { specialityId: '1', clinicId: '20' })).toEqual([heart]);
    expect(productsMatching(stock, { specialityId: '2', clinicId: '10' })).toEqual([]);
  });
});

describe('inOrder', () => {
  const [dear, free, cheap, open] = [9900, 0, 4900, null].map((priceCents, index) =>
    aProduct({ id: String(index), priceCents }),
  );
  const products = [dear, free, cheap, open] as ReturnType<typeof aProduct>[];

  it('keeps the order of the catalogue by default', () => {
    expect(inOrder(products, null)).toEqual(products);
  });

  it('puts the lowest or the highest price first, and vouchers without a price last', () => {
    expect(inOrder(products, 'precio')).toEqual([cheap, dear, free, open]);
    expect(inOrder(products, 'precio-mayor')).toEqual([dear, cheap, free, open]);
    expect(products[0]).toBe(dear);
  });
});

describe('validChoice', () => {
  const onlyMadrid = aSpeciality({ id: '3', clinicIds: ['30'] });
  const nowhere = aSpeciality({ id: '4', service: null, clinicIds: ['10'] });
  const offered = shopOptions([cardiology, scanner, onlyMadrid, nowhere], clinics);
  const choose = (specialityId: string | null, clinicId: string | null) =>
    validChoice({ specialityId, clinicId, order: null }, offered);

  it('keeps offered values', () => {
    expect(choose('2', '20')).toEqual({ specialityId: '2', clinicId: '20', order: null });
  });

  it('ignores unknown filter values', () => {
    expect(choose('9', '99')).toEqual(all);
  });

  it('ignores a speciality that the filter does not list: only in Madrid, or without a service', () => {
    expect(choose('3', '30')).toEqual({ ...all, clinicId: '30' });
    expect(choose('4', null)).toEqual(all);
  });
});

describe('narrowOptions', () => {
  const specialities = specialityOptions([cardiology, scanner], [valencia, barcelona]);
  const sellers = [valencia, barcelona];
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  const narrow = (specialityId: string | null, clinicId: string | null) => {
    const open = narrowOptions(specialities, sellers, { specialityId, clinicId });
    return { specialities: ids(open.specialities), clinics: ids(open.clinics) };
  };

  it('shows all options when nothing is selected', () => {
    expect(narrow(null, null)).toEqual({ specialities: ['1', '2'], clinics: ['10', '20'] });
  });

  it('hides the clinics that do not offer the speciality', () => {
    expect(narrow('2', null)).toEqual({ specialities: ['1', '2'], clinics: ['20'] });
  });

  it('hides the specialities the clinic does not offer', () => {
    expect(narrow(null, '10')).toEqual({ specialities: ['1'], clinics: ['10', '20'] });
  });

  it('never hides the selected option', () => {
    expect(narrow('2', '10')).toEqual({ specialities: ['1', '2'], clinics: ['10', '20'] });
  });
});

describe('serviceOfProduct', () => {
  it('is the service of the first speciality that has one', () => {
    const unknown = aSpeciality({ id: '3', service: null });
    expect(serviceOfProduct(aProduct({ specialityIds: ['3', '2', '1'] }), [cardiology, scanner, unknown])).toBe(
      'imagen',
    );
  });

  it('is medical by default', () => {
    expect(serviceOfProduct(aProduct({ specialityIds: null }), [scanner])).toBe('medicas');
    expect(serviceOfProduct(aProduct({ specialityIds: ['9'] }), [scanner])).toBe('medicas');
  });
});

it('shows 36 vouchers a page, and one page without vouchers', () => {
  expect([0, 36, 37, 72, 73].map(shopPageCount)).toEqual([1, 1, 2, 2, 3]);
});

it('offers only specialities with a service and clinics of the three regions', () => {
  const lisboa = aClinic({ id: '40', region: 'lisboa', specialityIds: ['1'] });
  const none = aSpeciality({ id: '5', service: null, clinicIds: ['10'] });
  const offered = shopOptions([cardiology, none], [valencia, lisboa, madrid]);
  expect(offered.specialities.map(({ id }) => id)).toEqual(['1']);
  expect(offered.clinics.map(({ id }) => id)).not.toContain('40');
});
