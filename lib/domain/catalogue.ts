import type { Clinic } from './clinic';
import { isInMenuRegion } from './communities';
import { SERVICES, type Service, type Speciality } from './speciality';

/**
 * The clinics that offer a speciality. Either side may carry the relation; when neither does, the answer is empty.
 */
export function clinicsOffering(speciality: Speciality, clinics: Clinic[]): Clinic[] {
  return clinics.filter(
    (clinic) => clinic.specialityIds?.includes(speciality.id) || speciality.clinicIds?.includes(clinic.id),
  );
}

/** What `clinicsOffering` answers for each of many specialities, by id, in time that grows with their relations only. */
export function clinicsOfferingEach(specialities: Speciality[], clinics: Clinic[]): Map<string, Clinic[]> {
  const places = new Map(clinics.map(({ id }, place) => [id, place]));
  const found = new Map(
    specialities.map(({ id, clinicIds }) => [id, new Set(clinicIds?.flatMap((clinic) => places.get(clinic) ?? []))]),
  );
  clinics.forEach(({ specialityIds }, place) => {
    for (const id of specialityIds ?? []) found.get(id)?.add(place);
  });
  const inOrder = (some: Set<number>) => [...some].sort((a, b) => a - b).flatMap((place) => clinics[place] ?? []);
  return new Map([...found].map(([id, some]) => [id, inOrder(some)]));
}

/** The clinics that offer at least one of the specialities, in the order of the list. */
export function clinicsOfferingAny(specialities: Speciality[], clinics: Clinic[]): Clinic[] {
  return clinics.filter((clinic) =>
    specialities.some((speciality) => clinicsOffering(speciality, [clinic]).length > 0),
  );
}

/** The records with these ids, in the order of the ids; one that is not in the list is left out, null is none. */
export function recordsById<T extends { id: string }>(ids: string[] | null, records: T[]): T[] {
  return ids?.flatMap((id) => records.find((record) => record.id === id) ?? []) ?? [];
}

/**
 * The specialities of a test with imaging and genetics first: records send relations in no order of weight, and a scan
 * of the knee is booked with the scanner, not with traumatology.
 */
export function diagnosticFirst(specialities: Speciality[]): Speciality[] {
  const isMedical = ({ service }: Speciality) => service !== 'imagen' && service !== 'genetica';
  return specialities.toSorted((a, b) => Number(isMedical(a)) - Number(isMedical(b)));
}

/** The specialities a clinic offers, in the order of the list. */
export function specialitiesOf(clinic: Clinic, specialities: Speciality[]): Speciality[] {
  return specialities.filter(
    (speciality) => clinic.specialityIds?.includes(speciality.id) || speciality.clinicIds?.includes(clinic.id),
  );
}

/**
 * What the speciality menu lists: those offered in at least one clinic of valencia, castello or barcelona
 * (specification part 1, "Main header"). When no clinic could be read, nothing is hidden: a menu is better than none.
 */
export function visibleSpecialities(specialities: Speciality[], clinics: Clinic[]): Speciality[] {
  const inMenu = clinics.filter(isInMenuRegion);
  if (inMenu.length === 0) return specialities;
  const clinicsOf = clinicsOfferingEach(specialities, inMenu);
  return specialities.filter(({ id }) => clinicsOf.get(id)?.length);
}

/** Specialities under their service, in the order of SERVICES; those of no known service are left out. */
export function specialitiesByService<T extends { service: Service | null }>(
  specialities: T[],
): { service: Service; specialities: T[] }[] {
  return SERVICES.map((service) => ({
    service,
    specialities: specialities.filter((speciality) => speciality.service === service),
  })).filter((group) => group.specialities.length > 0);
}
