import type { Clinic } from './clinic';
import { communityOf, inCommunities, isInMenuRegion } from './communities';
import { areMany, type FirstOptions, firstOptions, MAX_OPTIONS } from './options';
import type { ProductOption } from './product';
import type { Speciality } from './speciality';

/** The product fields the pickers use: few, because they are sent to the browser. */
export type RequestableProduct = {
  id: string;
  slug: string;
  name: string;
  /** The name of the speciality it is listed under; '' if unknown. */
  group: string;
  /** Euro cents, taxes included; null if the price is on request. */
  priceCents: number | null;
  /** Where it is offered; null: at every clinic. */
  clinicIds: string[] | null;
};
export type RequestClinic = { id: string; name: string; region: string };
export type ProductCatalogue = {
  products: RequestableProduct[];
  clinics: RequestClinic[];
  /**
   * In a partial catalogue, how many of each the page carried; records found later follow them, and `clinicIds` lists
   * only the known ones. If missing, the lists are complete.
   */
  first?: Record<'products' | 'clinics', FirstOptions>;
};

/**
 * The pickers' lists: products under the first of their specialities, in the order of those. A product that names no
 * clinic is offered at all of them, as the backend reads it; one that names other clinics only cannot be asked for.
 */
export function toProductCatalogue(
  products: ProductOption[],
  specialities: Speciality[],
  clinics: Clinic[],
): ProductCatalogue {
  const last = specialities.length;
  const places = new Map(specialities.map(({ id }, place) => [id, place]));
  const clinicPlaces = new Map(clinics.map(({ id }, place) => [id, place]));
  const requestable = products.flatMap((product): (RequestableProduct & { at: number })[] => {
    const named = product.clinicIds ?? [];
    const own = named.filter((id) => clinicPlaces.has(id));
    if (named.length > 0 && own.length === 0) return [];
    const at = places.get(product.specialityIds?.find((id) => places.has(id)) ?? '') ?? last;
    const { id, slug, name, priceCents } = product;
    const clinicIds = named.length > 0 ? own : null;
    return [{ id, slug, name, group: specialities[at]?.name ?? '', priceCents: priceCents || null, clinicIds, at }];
  });
  return {
    products: requestable.toSorted((a, b) => a.at - b.at).map(({ at: _, ...product }) => product),
    clinics: clinics.map(({ id, name, region }) => ({ id, name, region })),
  };
}

/** The lists that a page may carry: short ones complete, of long ones the first records of each group. */
export function boundedProducts({ products, clinics }: ProductCatalogue): ProductCatalogue {
  if (!areMany(products, clinics)) return { products, clinics };
  const choosable = inCommunities(clinics);
  const shown = new Set(firstOptions(products, ({ group }) => group));
  // The shop does not sell products unavailable in its clinics (M73): links to these pages are not guaranteed.
  const sellers = new Set(clinics.filter(isInMenuRegion).map(({ id }) => id));
  const isSold = ({ clinicIds }: RequestableProduct) => clinicIds?.some((id) => sellers.has(id)) ?? false;
  const unsold = products.filter((product) => !isSold(product) && !shown.has(product)).slice(0, MAX_OPTIONS);
  const first = {
    products: [...shown, ...unsold].map((product) => limitedToClinic(product, null)),
    clinics: firstOptions(choosable, ({ region }) => communityOf(region)),
  };
  return {
    ...first,
    first: {
      products: { shown: first.products.length, total: products.length },
      clinics: { shown: first.clinics.length, total: choosable.length },
    },
  };
}

/** The product with only this clinic among its clinics, because the full list may be long, too. */
export const limitedToClinic = (product: RequestableProduct, clinicId: string | null): RequestableProduct => ({
  ...product,
  clinicIds: product.clinicIds?.filter((id) => id === clinicId) ?? null,
});

/** True if the clinic is known to offer the product. */
export const isAt = ({ clinicIds }: RequestableProduct, clinicId: string): boolean =>
  clinicIds?.includes(clinicId) ?? true;
