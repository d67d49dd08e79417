import { chosenId } from './appointment/choices';
import { MAX_LENGTH } from './appointment/max-length';
import { existingId } from './catalogue';
import { isMissing, merged, type OptionContext, type OptionQuestion } from './options';
import { isAt, type ProductCatalogue, type RequestableProduct, type RequestClinic } from './product-catalogue';

/** The picker entry that resets the list of products (M154); its counterpart for clinics is NO_CLINIC. */
export const NO_PRODUCT = 'noneProducto';

/** Maximum text lengths of the form, in UTF-16 units like `maxlength`. */
export const REQUEST_LENGTH = { text: MAX_LENGTH.text, email: MAX_LENGTH.email, message: 5000 } as const;

/**
 * Names in the address of /pedir-producto and /contacto (docs/architecture.md#state-in-addresses): ids and a path,
 * nothing more.
 */
export const REQUEST_FIELDS = { product: 'producto', clinic: 'clinica', origin: 'origen' } as const;

export type ProductChoiceEvent =
  | { type: 'productChosen'; productId: string | null }
  | { type: 'clinicChosen'; clinicId: string | null }
  | { type: 'restored'; choice: ProductChoice }
  | RecordsReadEvent
  | { type: 'reset' };

/** Before anything is chosen. */
export const initialChoice = (catalogue: ProductCatalogue): ProductChoiceState => ({
  catalogue,
  productId: null,
  clinicId: null,
});

/**
 * Product and clinic limit each other, and the entry for all of either list resets both (M154). The later choice
 * counts: the other one is dropped when the two do not match, which only an address or a list used before hydration can
 * cause.
 */
export function productChoiceReducer(state: ProductChoiceState, event: ProductChoiceEvent): ProductChoiceState {
  switch (event.type) {
    case 'productChosen': {
      if (chosenProductId(event.productId) === null) return initialChoice(state.catalogue);
      const productId = kept(state, event.productId, 'products');
      return { ...state, productId, clinicId: isOffered(state, productId, state.clinicId) ? state.clinicId : null };
    }
    case 'clinicChosen': {
      if (chosenId(event.clinicId) === null) return initialChoice(state.catalogue);
      const clinicId = kept(state, event.clinicId, 'clinics');
      return { ...state, clinicId, productId: isOffered(state, state.productId, clinicId) ? state.productId : null };
    }
    case 'restored': {
      const productId = kept(state, event.choice.productId, 'products');
      const clinicId = kept(state, event.choice.clinicId, 'clinics');
      return { ...state, productId, clinicId: isOffered(state, productId, clinicId) ? clinicId : null };
    }
    case 'recordsRead':
      return addRecords(state, event);
    case 'reset':
      return initialChoice(state.catalogue);
  }
}

/** The chosen id if its record exists or must still be read; else null. */
function kept({ catalogue }: ProductChoiceState, id: string | null, list: 'products' | 'clinics'): string | null {
  if (!catalogue.first) return existingId(id, catalogue[list]);
  return list === 'products' ? chosenProductId(id) : chosenId(id);
}

/** The chosen product, or null. */
export const chosenProduct = ({ catalogue, productId }: ProductChoiceState): RequestableProduct | null =>
  catalogue.products.find(({ id }) => id === productId) ?? null;

/** The chosen clinic, or null. */
export const chosenClinic = ({ catalogue, clinicId }: ProductChoiceState): RequestClinic | null =>
  catalogue.clinics.find(({ id }) => id === clinicId) ?? null;

/** The products to choose from: the chosen clinic's, or all; in a partial catalogue, the known ones. */
export function offeredProducts({ catalogue, clinicId }: ProductChoiceState): RequestableProduct[] {
  return clinicId === null || catalogue.first
    ? catalogue.products
    : catalogue.products.filter((product) => isAt(product, clinicId));
}

/** The clinics to choose from: those that offer the chosen product, or all; in a partial catalogue, the known ones. */
export function offeredClinics(state: ProductChoiceState): RequestClinic[] {
  const at = state.catalogue.first ? null : chosenProduct(state)?.clinicIds;
  return at ? state.catalogue.clinics.filter(({ id }) => at.includes(id)) : state.catalogue.clinics;
}

/** Reads the choices from the address (M153). */
export const choiceOfAddress = (address: URLSearchParams): ProductChoice => ({
  productId: chosenProductId(address.get(REQUEST_FIELDS.product)),
  clinicId: chosenId(address.get(REQUEST_FIELDS.clinic)),
});

/** Returns the chosen id, or null for null, empty values and the "all" entry of the picker. */
const chosenProductId = (value: string | null): string | null =>
  value === null || value === '' || value === NO_PRODUCT ? null : value;

/** Returns the path of this site an address names as origin, without language prefix, or null. */
export function originOfAddress(address: URLSearchParams): string | null {
  const origin = address.get(REQUEST_FIELDS.origin) ?? '';
  return /^\/(?:[\w.~%-]+(?:\/|$))*$/.test(origin) && !/^\/(?:api|media)(?:\/|$)/.test(origin) ? origin : null;
}

/** True if the two are compatible, if that is still unknown, or if one of them is not chosen. */
function isOffered({ catalogue }: ProductChoiceState, productId: string | null, clinicId: string | null): boolean {
  const product = catalogue.products.find(({ id }) => id === productId);
  return clinicId === null || !product || catalogue.first !== undefined || isAt(product, clinicId);
}

/** The current choices; null if not chosen. */
export type ProductChoice = { productId: string | null; clinicId: string | null };
export type ProductChoiceState = ProductChoice & { catalogue: ProductCatalogue };

/** Records of a partial catalogue found or read later; with a question, missing records do not exist. */
type RecordsReadEvent = {
  type: 'recordsRead';
  products?: RequestableProduct[];
  clinics?: RequestClinic[];
  /** The product these clinics offer. */
  ofProductId?: string | null;
  question?: OptionQuestion;
};

/** Adds the records to the catalogue. Clears a choice that does not exist, also a clinic without the product. */
function addRecords(state: ProductChoiceState, event: RecordsReadEvent): ProductChoiceState {
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

/** Returns the records to read for the choices: those the page did not carry, and whether the two are compatible. */
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
