import { clinicsOffering, visibleSpecialities } from './catalogue';
import type { Clinic } from './clinic';
import { isInMenuRegion } from './communities';
import type { Product } from './product';
import type { Service, Speciality } from './speciality';

/** What the visitor of the shop filters by; null: all of them. */
export type ShopChoice = { specialityId: string | null; clinicId: string | null };

/** What the filter needs to know of a product. */
export type Filterable = Pick<Product, 'specialityIds' | 'clinicIds'>;

/** The clinics a product can be redeemed at, in the order of the list; none when the record does not say. */
export function clinicsOfProduct(product: Filterable, clinics: Clinic[]): Clinic[] {
  return clinics.filter((clinic) => product.clinicIds?.includes(clinic.id));
}

/** What the shop sells: products with at least one clinic in valencia, castello or barcelona (checklist M73). */
export function shopProducts(products: Product[], clinics: Clinic[]): Product[] {
  const sellers = clinics.filter(isInMenuRegion);
  return products.filter((product) => clinicsOfProduct(product, sellers).length > 0);
}

/** The products of the chosen speciality at the chosen clinic (checklist M72). */
export function productsMatching<T extends Filterable>(products: T[], { specialityId, clinicId }: ShopChoice): T[] {
  return products.filter(
    (product) =>
      (specialityId === null || product.specialityIds?.includes(specialityId)) &&
      (clinicId === null || product.clinicIds?.includes(clinicId)),
  );
}

/** What the filter offers: the specialities of the three services and the clinics of the regions the shop serves. */
export function shopOptions(specialities: Speciality[], clinics: Clinic[]) {
  return {
    specialities: visibleSpecialities(specialities, clinics).filter(({ service }) => service !== null),
    clinics: clinics.filter(isInMenuRegion),
  };
}

/** The choice with what the filter does not offer treated as all. */
export function knownChoice(
  asked: ShopChoice,
  offered: Record<'specialities' | 'clinics', { id: string }[]>,
): ShopChoice {
  const known = (list: { id: string }[], id: string | null) => (list.some((item) => item.id === id) ? id : null);
  return {
    specialityId: known(offered.specialities, asked.specialityId),
    clinicId: known(offered.clinics, asked.clinicId),
  };
}

/** A speciality of the filter with the ids of the shop's clinics that offer it. */
export type SpecialityOption = { id: string; name: string; service: Service | null; clinicIds: string[] };

/** The specialities of the filter; `clinics` are those of the filter. */
export function specialityOptions(specialities: Speciality[], clinics: Clinic[]): SpecialityOption[] {
  return specialities.map((speciality) => ({
    id: speciality.id,
    name: speciality.name,
    service: speciality.service,
    clinicIds: clinicsOffering(speciality, clinics).map((clinic) => clinic.id),
  }));
}

/**
 * What can still be chosen: specialities the chosen clinic offers, clinics that offer the chosen speciality (checklist
 * M71). The chosen ones stay, also when they do not go together: the page says that nothing was found.
 */
export function narrowOptions<S extends { id: string; clinicIds: string[] }, C extends { id: string }>(
  specialities: S[],
  clinics: C[],
  { specialityId, clinicId }: ShopChoice,
): { specialities: S[]; clinics: C[] } {
  const offering = specialities.find((speciality) => speciality.id === specialityId)?.clinicIds;
  return {
    specialities: specialities.filter(
      ({ id, clinicIds }) => clinicId === null || id === specialityId || clinicIds.includes(clinicId),
    ),
    clinics: clinics.filter(({ id }) => !offering || id === clinicId || offering.includes(id)),
  };
}

/** The service whose motif and colour a product carries: that of its first speciality, medical when none is known. */
export function serviceOfProduct(product: Filterable, specialities: Speciality[]): Service {
  const own = product.specialityIds?.flatMap((id) => specialities.find((speciality) => speciality.id === id) ?? []);
  return own?.find((speciality) => speciality.service)?.service ?? 'medicas';
}
