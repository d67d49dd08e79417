import { chosenId, NO_CLINIC } from './appointment/choices';
import type { Clinic } from './clinic';
import type { Product } from './product';
import type { Speciality } from './speciality';

/** The picker entry that shows every product again (M154); its counterpart for clinics is NO_CLINIC. */
export const NO_PRODUCT = 'noneProducto';

/** The longest texts of the form, in UTF-16 units as `maxlength` counts them; an e-mail as the upstream takes it. */
export const REQUEST_LENGTH = { text: 50, email: 200, message: 5000 } as const;

/** Names in the address of /pedir-producto and /contacto (architecture section 6): ids and a path, nothing more. */
export const REQUEST_FIELDS = { product: 'producto', clinic: 'clinica', origin: 'origen' } as const;

/** What the pickers know of a product: little, because it travels to the browser. */
export type RequestableProduct = {
  id: string;
  slug: string;
  name: string;
  /** The name of the speciality it is listed under; empty when it has none that is known. */
  group: string;
  /** Euro cents, taxes included; null when it has to be asked for. */
  priceCents: number | null;
  /** Where it is offered; null: at every clinic. */
  clinicIds: string[] | null;
};
export type RequestClinic = { id: string; name: string; region: string };
export type ProductCatalogue = { products: RequestableProduct[]; clinics: RequestClinic[] };

/** What is chosen; null: nothing. */
export type ProductChoice = { productId: string | null; clinicId: string | null };
export type ProductChoiceState = ProductChoice & { catalogue: ProductCatalogue };

export type ProductChoiceEvent =
  | { type: 'productChosen'; productId: string | null }
  | { type: 'clinicChosen'; clinicId: string | null }
  | { type: 'restored'; choice: ProductChoice }
  | { type: 'reset' };

/**
 * The pickers' lists: products under the first of their specialities, in the order of those. A product that names no
 * clinic is offered at all of them, as the backend reads it; one that names other clinics only cannot be asked for.
 */
export function toProductCatalogue(
  products: Product[],
  specialities: Speciality[],
  clinics: Clinic[],
): ProductCatalogue {
  const requestable = products.flatMap((product): (RequestableProduct & { at: number })[] => {
    const named = product.clinicIds ?? [];
    const own = clinics.flatMap(({ id }) => (named.includes(id) ? [id] : []));
    if (named.length > 0 && own.length === 0) return [];
    const at = specialities.findIndex(({ id }) => id === firstKnown(product.specialityIds, specialities));
    const { id, slug, name, priceCents } = product;
    const clinicIds = named.length > 0 ? own : null;
    return [{ id, slug, name, group: specialities[at]?.name ?? '', priceCents: priceCents || null, clinicIds, at }];
  });
  const last = specialities.length;
  return {
    products: requestable
      .toSorted((a, b) => (a.at < 0 ? last : a.at) - (b.at < 0 ? last : b.at))
      .map(({ at: _, ...product }) => product),
    clinics: clinics.map(({ id, name, region }) => ({ id, name, region })),
  };
}

const firstKnown = (ids: string[] | null, specialities: Speciality[]): string | undefined =>
  ids?.find((id) => specialities.some((speciality) => speciality.id === id));

/** Before anything is chosen. */
export const initialChoice = (catalogue: ProductCatalogue): ProductChoiceState => ({
  catalogue,
  productId: null,
  clinicId: null,
});

/**
 * Product and clinic limit each other (M154). What is chosen later counts: the other choice is let go when the two do
 * not go together, which only an address or a list used before the script arrived can bring about.
 */
export function productChoiceReducer(state: ProductChoiceState, event: ProductChoiceEvent): ProductChoiceState {
  switch (event.type) {
    case 'productChosen': {
      const productId = knownId(event.productId, state.catalogue.products);
      return { ...state, productId, clinicId: isOffered(state, productId, state.clinicId) ? state.clinicId : null };
    }
    case 'clinicChosen': {
      const clinicId = knownId(event.clinicId, state.catalogue.clinics);
      return { ...state, clinicId, productId: isOffered(state, state.productId, clinicId) ? state.productId : null };
    }
    case 'restored': {
      const productId = knownId(event.choice.productId, state.catalogue.products);
      const clinicId = knownId(event.choice.clinicId, state.catalogue.clinics);
      return { ...state, productId, clinicId: isOffered(state, productId, clinicId) ? clinicId : null };
    }
    case 'reset':
      return initialChoice(state.catalogue);
  }
}

/** The chosen product, or null. */
export const chosenProduct = ({ catalogue, productId }: ProductChoiceState): RequestableProduct | null =>
  catalogue.products.find(({ id }) => id === productId) ?? null;

/** The chosen clinic, or null. */
export const chosenClinic = ({ catalogue, clinicId }: ProductChoiceState): RequestClinic | null =>
  catalogue.clinics.find(({ id }) => id === clinicId) ?? null;

/** The products to choose from: those of the chosen clinic, or all. */
export function offeredProducts({ catalogue, clinicId }: ProductChoiceState): RequestableProduct[] {
  return clinicId === null
    ? catalogue.products
    : catalogue.products.filter(({ clinicIds }) => clinicIds?.includes(clinicId) ?? true);
}

/** The clinics to choose from: those that offer the chosen product, or all. */
export function offeredClinics(state: ProductChoiceState): RequestClinic[] {
  const at = chosenProduct(state)?.clinicIds;
  return at ? state.catalogue.clinics.filter(({ id }) => at.includes(id)) : state.catalogue.clinics;
}

/** What the address says was chosen (M153). */
export const choiceOfAddress = (address: URLSearchParams): ProductChoice => ({
  productId: chosenProductId(address.get(REQUEST_FIELDS.product)),
  clinicId: chosenId(address.get(REQUEST_FIELDS.clinic)),
});

/** The chosen id, or null for nothing, empty and the "all" entry of the picker. */
export const chosenProductId = (value: string | null): string | null =>
  value === null || value === '' || value === NO_PRODUCT ? null : value;

/** The path of this site an address says one came from, without language prefix; null for anything else. */
export function originOfAddress(address: URLSearchParams): string | null {
  const origin = address.get(REQUEST_FIELDS.origin) ?? '';
  return /^\/(?:[\w.~%-]+(?:\/|$))*$/.test(origin) && !/^\/(?:api|media)(?:\/|$)/.test(origin) ? origin : null;
}

const knownId = (id: string | null, list: { id: string }[]): string | null => {
  const chosen = id === NO_PRODUCT || id === NO_CLINIC ? null : id;
  return list.some((one) => one.id === chosen) ? chosen : null;
};

/** True while they go together, or one of them is not chosen. */
function isOffered({ catalogue }: ProductChoiceState, productId: string | null, clinicId: string | null): boolean {
  const at = catalogue.products.find(({ id }) => id === productId)?.clinicIds;
  return clinicId === null || !at || at.includes(clinicId);
}
