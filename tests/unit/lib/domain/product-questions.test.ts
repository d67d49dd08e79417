import { describe, expect, it } from 'vitest';
import type { ProductCatalogue } from '@/lib/domain/product-catalogue';
import {
  initialChoice,
  offeredClinics,
  offeredProducts,
  type ProductChoiceEvent,
  type ProductChoiceState,
  productChoiceReducer,
  productQuestions,
} from '@/lib/domain/product-request';

const product = (id: string, clinicIds: string[] | null) => ({
  ...{ id, slug: `p${id}`, name: `P${id}`, group: 'Cardiología', priceCents: 12900, clinicIds },
});
const clinic = (id: string, region = 'valencia') => ({ id, name: `C${id}`, region });

const PART: ProductCatalogue = {
  products: [product('1', []), product('2', null)],
  clinics: [clinic('10')],
  first: { products: { shown: 2, total: 300 }, clinics: { shown: 1, total: 200 } },
};
const stateAfter = (...events: ProductChoiceEvent[]) => events.reduce(productChoiceReducer, initialChoice(PART));
const chosen = ({ productId, clinicId }: ProductChoiceState) => [productId, clinicId];
const FROM_ADDRESS: ProductChoiceEvent = { type: 'restored', choice: { productId: '88', clinicId: '99' } };
const QUESTIONS = [
  { list: 'producto-clinicas', id: '99', context: {} },
  { list: 'producto-productos', id: '88', context: { clinica: '99' } },
] as const;

describe('choices in the address that the page does not carry', () => {
  it('stay and must be read, until they were', () => {
    const state = stateAfter(FROM_ADDRESS);
    expect([chosen(state), productQuestions(state)]).toEqual([['88', '99'], QUESTIONS]);
    const known = stateAfter(
      FROM_ADDRESS,
      { type: 'recordsRead', clinics: [clinic('99')], question: QUESTIONS[0] },
      { type: 'recordsRead', products: [product('88', ['99'])], question: QUESTIONS[1] },
    );
    expect([chosen(known), productQuestions(known)]).toEqual([['88', '99'], []]);
  });

  it('are cleared when they do not exist, and the clinic also when it does not offer the product', () => {
    expect(chosen(stateAfter(FROM_ADDRESS, { type: 'recordsRead', question: QUESTIONS[0] }))).toEqual(['88', null]);
    expect(chosen(stateAfter(FROM_ADDRESS, { type: 'recordsRead', question: QUESTIONS[1] }))).toEqual([null, '99']);
    const elsewhere: ProductChoiceEvent = {
      type: 'recordsRead',
      products: [product('88', [])],
      question: QUESTIONS[1],
    };
    expect(chosen(stateAfter(FROM_ADDRESS, elsewhere))).toEqual(['88', null]);
  });
});

describe('search results', () => {
  it('leave no question, on both sides', () => {
    const state = stateAfter(
      { type: 'productChosen', productId: '1' },
      { type: 'recordsRead', clinics: [clinic('99')], ofProductId: '1' },
      { type: 'clinicChosen', clinicId: '99' },
    );
    expect([chosen(state), productQuestions(state)]).toEqual([['1', '99'], []]);
    const other = stateAfter(
      { type: 'clinicChosen', clinicId: '10' },
      { type: 'recordsRead', products: [product('88', ['10'])] },
      { type: 'productChosen', productId: '88' },
    );
    expect([chosen(other), productQuestions(other)]).toEqual([['88', '10'], []]);
  });

  it('come after the records of the page', () => {
    const state = stateAfter({ type: 'recordsRead', products: [product('88', null)], clinics: [clinic('99')] });
    expect(offeredProducts(state).map(({ id }) => id)).toEqual(['1', '2', '88']);
    expect(offeredClinics(state).map(({ id }) => id)).toEqual(['10', '99']);
  });

  it('a product offered everywhere fits every clinic', () => {
    const state = stateAfter({ type: 'productChosen', productId: '2' }, { type: 'clinicChosen', clinicId: '10' });
    expect([chosen(state), productQuestions(state)]).toEqual([['2', '10'], []]);
  });

  it.each(['', 'noneProducto', null])('the entry %j clears both choices, and leaves no question', (productId) => {
    const state = stateAfter(FROM_ADDRESS, { type: 'productChosen', productId });
    expect([chosen(state), productQuestions(state)]).toEqual([[null, null], []]);
  });
});
