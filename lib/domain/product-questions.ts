import { isMissing, merged, type OptionContext, type OptionQuestion } from './options';
import { isAt, type ProductCatalogue, type RequestableProduct, type RequestClinic } from './product-catalogue';

/** What is chosen; null: nothing. */
export type ProductChoice = { productId: string | null; clinicId: string | null };
export type ProductChoiceState = ProductChoice & { catalogue: ProductCatalogue };

/** Records of a catalogue in part that were found or read since; with a question a record that did not come does not exist. */
export type LearnedEvent = {
  type: 'learned';
  products?: RequestableProduct[];
  clinics?: RequestClinic[];
  /** The product these clinics offer. */
  ofProductId?: string | null;
  question?: OptionQuestion;
};

/** The catalogue with the records. A choice that does not exist is taken back, also a clinic without the product. */
export function learned(state: ProductChoiceState, event: LearnedEvent): ProductChoiceState {
  const { products = [], clinics = [], ofProductId, question } = event;
  const known = new Map(state.catalogue.products.map(({ id, clinicIds }) => [id, clinicIds]));
  const own = clinics.map(({ id }) => id);
  const at = state.catalogue.products.flatMap((product) =>
    product.id === ofProductId && product.clinicIds ? { ...product, clinicIds: own } : [],
  );
  const withKnown = (product: RequestableProduct) => ({
    ...product,
    clinicIds: product.clinicIds && [...new Set([...(known.get(product.id) ?? []), ...product.clinicIds])],
  });
  const catalogue = {
    ...state.catalogue,
    products: merged(state.catalogue.products, [...products, ...at].map(withKnown)),
    clinics: merged(state.catalogue.clinics, clinics),
  };
  const next = { ...state, catalogue };
  if (isMissing(question, 'producto-clinicas', state.clinicId, clinics)) return { ...next, clinicId: null };
  if (isMissing(question, 'producto-productos', state.productId, products)) return { ...next, productId: null };
  const [product] = products;
  if (!product || product.id !== state.productId || question?.list !== 'producto-productos') return next;
  const { clinica } = question.context;
  const isApart = clinica !== undefined && clinica === state.clinicId && !isAt(product, clinica);
  return isApart ? { ...next, clinicId: null } : next;
}

/** What has to be read of the choices: a record the page did not carry, and whether the two go together. */
export function productQuestions({ catalogue, productId, clinicId }: ProductChoiceState): OptionQuestion[] {
  if (!catalogue.first) return [];
  const questions: OptionQuestion[] = [];
  if (clinicId !== null && catalogue.clinics.every(({ id }) => id !== clinicId)) {
    questions.push({ list: 'producto-clinicas', id: clinicId, context: {} });
  }
  if (productId === null) return questions;
  const product = catalogue.products.find(({ id }) => id === productId);
  const isPairOpen = clinicId !== null && !(product && isAt(product, clinicId));
  if (!product || isPairOpen) {
    const context: OptionContext = isPairOpen ? { clinica: clinicId } : {};
    questions.push({ list: 'producto-productos', id: productId, context });
  }
  return questions;
}
