import { clinicsOffering, existingId, visibleSpecialities } from './catalogue';
import type { Clinic } from './clinic';
import { communityOf, isInMenuRegion } from './communities';
import type { Product } from './product';
import type { Service, Speciality } from './speciality';

/** Sort orders of the vouchers: lowest price first, or highest first. */
export const SHOP_ORDERS = ['precio', 'precio-mayor'] as const;
export type ShopOrder = (typeof SHOP_ORDERS)[number];

/** The visitor's filter and order in the shop; null: no filter, and catalogue order. */
export type ShopChoice = { specialityId: string | null; clinicId: string | null; order: ShopOrder | null };

/** Vouchers per page: fills rows of two and three. */
export const VOUCHERS_PER_PAGE = 36;

/** The number of pages for this many vouchers; at least one. */
export const shopPageCount = (total: number): number => Math.max(1, Math.ceil(total / VOUCHERS_PER_PAGE));

/** The product fields the filter uses. */
export type Filterable = Pick<Product, 'specialityIds' | 'clinicIds'>;

/** The clinics a product can be redeemed at, in the order of the list; empty if unknown. */
export function clinicsOfProduct(product: Filterable, clinics: Clinic[]): Clinic[] {
  return clinics.filter((clinic) => product.clinicIds?.includes(clinic.id));
}

/** Products for sale: products with at least one clinic in valencia, castello or barcelona (M73). */
export function shopProducts<T extends Filterable>(products: T[], clinics: Clinic[]): T[] {
  const sellers = new Set(clinics.filter(isInMenuRegion).map(({ id }) => id));
  return products.filter(({ clinicIds }) => clinicIds?.some((id) => sellers.has(id)));
}

/** The products of the chosen speciality, at the chosen clinic, or both (M72). */
export function productsMatching<T extends Filterable>(
  products: T[],
  { specialityId, clinicId }: Pick<ShopChoice, 'specialityId' | 'clinicId'>,
): T[] {
  return products.filter(
    (product) =>
      (specialityId === null || product.specialityIds?.includes(specialityId)) &&
      (clinicId === null || product.clinicIds?.includes(clinicId)),
  );
}

/** The products by price; those without a price come last in both orders. */
export function inOrder<T extends Pick<Product, 'priceCents'>>(products: T[], order: ShopOrder | null): T[] {
  if (order === null) return products;
  const sign = order === 'precio' ? 1 : -1;
  return [...products].sort((a, b) => {
    if (!a.priceCents || !b.priceCents) return Number(!a.priceCents) - Number(!b.priceCents);
    return sign * (a.priceCents - b.priceCents);
  });
}

/** Options of the filter: the specialities of the three services and the clinics of the three communities. */
export function shopOptions(specialities: Speciality[], clinics: Clinic[]) {
  return {
    specialities: visibleSpecialities(specialities, clinics).filter(({ service }) => service !== null),
    clinics: clinics.filter(({ region }) => communityOf(region) !== null),
  };
}

/** Replaces filter values that are not offered with "all". */
export function validChoice(
  asked: ShopChoice,
  offered: Record<'specialities' | 'clinics', { id: string }[]>,
): ShopChoice {
  return {
    specialityId: existingId(asked.specialityId, offered.specialities),
    clinicId: existingId(asked.clinicId, offered.clinics),
    order: asked.order,
  };
}

/** A speciality of the filter with the ids of the shop's clinics that offer it. */
export type SpecialityOption = { id: string; name: string; service: Service | null; clinicIds: string[] };

/** The specialities of the filter; `clinics` are the filter's clinics. */
export function specialityOptions(specialities: Speciality[], clinics: Clinic[]): SpecialityOption[] {
  return specialities.map((speciality) => ({
    id: speciality.id,
    name: speciality.name,
    service: speciality.service,
    clinicIds: clinicsOffering(speciality, clinics).map((clinic) => clinic.id),
  }));
}

/**
 * The remaining options: specialities the chosen clinic offers, clinics that offer the chosen speciality
 * (M71). The chosen ones stay, also if incompatible: the page then says that there are no results.
 */
export function narrowOptions<S extends { id: string; clinicIds: string[] }, C extends { id: string }>(
  specialities: S[],
  clinics: C[],
  { specialityId, clinicId }: Pick<ShopChoice, 'specialityId' | 'clinicId'>,
): { specialities: S[]; clinics: C[] } {
  const offering = specialities.find((speciality) => speciality.id === specialityId)?.clinicIds;
  return {
    specialities: specialities.filter(
      ({ id, clinicIds }) => clinicId === null || id === specialityId || clinicIds.includes(clinicId),
    ),
    clinics: clinics.filter(({ id }) => !offering || id === clinicId || offering.includes(id)),
  };
}

/** The service that determines a product's motif and colour: its first speciality's, or medical if unknown. */
export function serviceOfProduct(product: Filterable, specialities: Speciality[]): Service {
  const own = product.specialityIds?.flatMap((id) => specialities.find((speciality) => speciality.id === id) ?? []);
  return own?.find((speciality) => speciality.service)?.service ?? 'medicas';
}
