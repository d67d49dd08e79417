import { describe, expect, it } from 'vitest';
import type { ProductCatalogue } from '@/lib/domain/product-catalogue';
import {
  choiceOfAddress,
  chosenClinic,
  chosenProduct,
  initialChoice,
  offeredClinics,
  offeredProducts,
  originOfAddress,
  type ProductChoiceEvent,
  type ProductChoiceState,
  productChoiceReducer,
} from '@/lib/domain/product-request';

const product = (id: string, clinicIds: string[] | null) => ({
  id,
  slug: `p${id}`,
  name: `P${id}`,
  group: 'Cardiología',
  priceCents: 12900,
  clinicIds,
});
const clinic = (id: string) => ({ id, name: `C${id}`, region: 'valencia' });

/** 1 at the first clinic, 2 at both, 3 everywhere. */
const catalogue: ProductCatalogue = {
  products: [product('1', ['10']), product('2', ['10', '20']), product('3', null)],
  clinics: [clinic('10'), clinic('20'), clinic('30')],
};
const given = (...events: ProductChoiceEvent[]): ProductChoiceState =>
  events.reduce(productChoiceReducer, initialChoice(catalogue));
const choose = {
  product: (productId: string | null): ProductChoiceEvent => ({ type: 'productChosen', productId }),
  clinic: (clinicId: string | null): ProductChoiceEvent => ({ type: 'clinicChosen', clinicId }),
};
const chosen = ({ productId, clinicId }: ProductChoiceState) => [productId, clinicId];
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('the choice of product and clinic', () => {
  it('is initially empty, with everything on offer', () => {
    const state = initialChoice(catalogue);
    expect(chosen(state)).toEqual([null, null]);
    expect([chosenProduct(state), chosenClinic(state)]).toEqual([null, null]);
    expect([ids(offeredProducts(state)), ids(offeredClinics(state))]).toEqual([
      ['1', '2', '3'],
      ['10', '20', '30'],
    ]);
  });

  it('limits the clinics to those that offer the product, and keeps all products', () => {
    const state = given(choose.product('2'));
    expect(ids(offeredClinics(state))).toEqual(['10', '20']);
    expect(ids(offeredProducts(state))).toEqual(['1', '2', '3']);
    expect(chosenProduct(state)?.priceCents).toBe(12900);
  });

  it('limits the products to those the clinic offers, and keeps all clinics', () => {
    const state = given(choose.clinic('20'));
    expect(ids(offeredProducts(state))).toEqual(['2', '3']);
    expect(ids(offeredClinics(state))).toEqual(['10', '20', '30']);
    expect(chosenClinic(state)?.name).toBe('C20');
  });

  it('offers a product without clinics at all of them', () => {
    expect(ids(offeredClinics(given(choose.product('3'))))).toEqual(['10', '20', '30']);
    expect(ids(offeredProducts(given(choose.clinic('30'))))).toEqual(['3']);
  });

  it.each([
    choose.product('noneProducto'),
    choose.product(''),
    choose.product(null),
    choose.clinic('noneClinica'),
    choose.clinic(''),
    choose.clinic(null),
  ])('takes both choices back and shows everything with %j', (none) => {
    const state = given(choose.product('1'), choose.clinic('10'), none);
    expect(chosen(state)).toEqual([null, null]);
    expect(ids(offeredClinics(state))).toEqual(['10', '20', '30']);
    expect(ids(offeredProducts(state))).toEqual(['1', '2', '3']);
  });

  it('clears the earlier choice when it does not fit the later one', () => {
    expect(chosen(given(choose.clinic('20'), choose.product('1')))).toEqual(['1', null]);
    expect(chosen(given(choose.product('1'), choose.clinic('20')))).toEqual([null, '20']);
    expect(chosen(given(choose.product('2'), choose.clinic('20')))).toEqual(['2', '20']);
  });

  it.each(['99', 'constructor', ' 1'])('ignores %j, which is not in the catalogue', (id) => {
    expect(chosen(given(choose.product('1'), choose.product(id)))).toEqual([null, null]);
    expect(chosen(given(choose.clinic('10'), choose.clinic(id)))).toEqual([null, null]);
  });

  it('restores the choices of an address, with the product first when they do not match', () => {
    const restored = (productId: string | null, clinicId: string | null) =>
      chosen(given(choose.product('3'), { type: 'restored', choice: { productId, clinicId } }));
    expect(restored('2', '20')).toEqual(['2', '20']);
    expect(restored('1', '20')).toEqual(['1', null]);
    expect(restored('99', '20')).toEqual([null, '20']);
    expect(restored(null, null)).toEqual([null, null]);
  });

  it('is cleared after a success', () => {
    expect(given(choose.product('2'), choose.clinic('20'), { type: 'reset' })).toEqual(initialChoice(catalogue));
  });
});

describe('the address', () => {
  it.each([
    ['producto=3&clinica=7', { productId: '3', clinicId: '7' }],
    ['producto=noneProducto&clinica=noneClinica', { productId: null, clinicId: null }],
    ['producto=&origen=/x', { productId: null, clinicId: null }],
  ])('%s chooses %j', (query, choice) => {
    expect(choiceOfAddress(new URLSearchParams(query))).toEqual(choice);
  });

  it.each([
    ['/productos/chequeo-cardiologico', '/productos/chequeo-cardiologico'],
    ['/', '/'],
    ['//evil.test', null],
    ['/\\evil.test', null],
    ['https://evil.test/', null],
    ['javascript:alert(1)', null],
    ['/api/pagos/pagar', null],
    ['/a?b=c', null],
    ['', null],
  ])('leads back to %j as %j', (origin, path) => {
    expect(originOfAddress(new URLSearchParams({ origen: origin }))).toBe(path);
  });
});
