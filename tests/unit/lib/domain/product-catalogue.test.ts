import { describe, expect, it } from 'vitest';
import { boundedProducts, toProductCatalogue } from '@/lib/domain/product-catalogue';
import { aClinic, aProduct, aSpeciality } from '../../../support/domain';

const product = (id: string, clinicIds: string[] | null) => ({
  ...{ id, slug: `p${id}`, name: `P${id}`, group: 'Cardiología', priceCents: 12900, clinicIds },
});
const clinic = (id: string, region = 'valencia') => ({ id, name: `C${id}`, region });

describe('toProductCatalogue', () => {
  const specialities = [aSpeciality({ id: '5', name: 'Cardiología' }), aSpeciality({ id: '6', name: 'Radiología' })];
  const clinics = [aClinic({ id: '10', name: 'Centro', region: 'valencia' }), aClinic({ id: '20' })];

  it('lists products under their first known speciality, in the order of the specialities', () => {
    const products = [
      aProduct({ id: '1', name: 'A', specialityIds: null }),
      aProduct({ id: '2', name: 'B', specialityIds: ['99', '6', '5'] }),
      aProduct({ id: '3', name: 'C', specialityIds: ['5'] }),
    ];
    const listed = toProductCatalogue(products, specialities, clinics).products;
    expect(listed.map(({ id, group }) => [id, group])).toEqual([
      ['3', 'Cardiología'],
      ['2', 'Radiología'],
      ['1', ''],
    ]);
  });

  it('keeps the price unless it is zero, and the own clinics of a product', () => {
    const products = [
      aProduct({ id: '1', priceCents: 12900, clinicIds: ['20', '77'] }),
      aProduct({ id: '2', priceCents: 0, clinicIds: [] }),
      aProduct({ id: '3', priceCents: null, clinicIds: null }),
    ];
    const listed = toProductCatalogue(products, specialities, clinics).products;
    expect(listed.map(({ priceCents, clinicIds }) => [priceCents, clinicIds])).toEqual([
      [12900, ['20']],
      [null, null],
      [null, null],
    ]);
  });

  it('omits a product that no own clinic offers', () => {
    expect(toProductCatalogue([aProduct({ clinicIds: ['77'] })], specialities, clinics).products).toEqual([]);
  });

  it('sends the browser only name and region of a clinic', () => {
    expect(toProductCatalogue([], specialities, clinics).clinics[0]).toEqual({
      id: '10',
      name: 'Centro',
      region: 'valencia',
    });
  });
});

describe('a catalogue that is too long for a page', () => {
  const many = Array.from({ length: 300 }, (_, index) => product(`${index}`, ['10', '11', '12']));

  it('is cut to 24 of each, and no product carries its clinics', () => {
    const cut = boundedProducts({ products: many, clinics: [clinic('10')] });
    expect([cut.products.length, cut.first?.products]).toEqual([24, { shown: 24, total: 300 }]);
    expect(cut.products.flatMap(({ clinicIds }) => clinicIds)).toEqual([]);
  });

  it('keeps the products that the shop does not sell, without a link', () => {
    const unsold = [product('300', null), product('301', ['20'])];
    const cut = boundedProducts({ products: [...many, ...unsold], clinics: [clinic('10'), clinic('20', 'madrid')] });
    expect(cut.products.slice(24).map(({ id }) => id)).toEqual(['300', '301']);
  });

  it('is unchanged when both lists are short', () => {
    const short = { products: many.slice(0, 60), clinics: [clinic('10')] };
    expect(boundedProducts(short)).toEqual(short);
  });
});
