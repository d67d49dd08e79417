import { SERVICES } from '@clinic/contract/services';
import type { Clinic } from './clinic';
import { isInMenuRegion } from './communities';
import type { Service, Speciality } from './speciality';

/**
 * The clinics that offer a speciality. Either side may carry the relation; if neither does, the result is empty.
 */
export function clinicsOffering(speciality: Speciality, clinics: Clinic[]): Clinic[] {
  return clinics.filter(
    (clinic) => clinic.specialityIds?.includes(speciality.id) || speciality.clinicIds?.includes(clinic.id),
  );
}

/** Returns the result of `clinicsOffering` for many specialities, by id; its time depends on their relations only. */
export function clinicsOfferingEach(specialities: Speciality[], clinics: Clinic[]): Map<string, Clinic[]> {
  const positions = new Map(clinics.map(({ id }, position) => [id, position]));
  const found = new Map(
    specialities.map(({ id, clinicIds }) => [id, new Set(clinicIds?.flatMap((clinic) => positions.get(clinic) ?? []))]),
  );
  clinics.forEach(({ specialityIds }, position) => {
    for (const id of specialityIds ?? []) found.get(id)?.add(position);
  });
  const inOrder = (some: Set<number>) => [...some].sort((a, b) => a - b).flatMap((position) => clinics[position] ?? []);
  return new Map([...found].map(([id, some]) => [id, inOrder(some)]));
}

/** The records with these ids, in the order of the ids; unknown ids are dropped, null means none. */
export function recordsById<T extends { id: string }>(ids: string[] | null, records: T[]): T[] {
  return ids?.flatMap((id) => records.find((record) => record.id === id) ?? []) ?? [];
}

/** Removes records with a repeated id. */
export function uniqueById<T extends { id: string }>(records: T[]): T[] {
  const seen = new Set<string>();
  return records.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Returns the id if the list contains its record, else null. */
export const existingId = (id: string | null, records: { id: string }[]): string | null =>
  records.some((record) => record.id === id) ? id : null;

/**
 * The specialities of a test with imaging and genetics first: records list relations in no particular order, and a scan
 * of the knee is booked with the scanner, not with traumatology.
 */
export function diagnosticFirst(specialities: Speciality[]): Speciality[] {
  const isMedical = ({ service }: Speciality) => service !== 'imagen' && service !== 'genetica';
  return specialities.toSorted((a, b) => Number(isMedical(a)) - Number(isMedical(b)));
}

/**
 * The clinics that offer a test, in the order of the list: those its record names. If it names none, those that offer
 * the speciality the test is booked with, so that no patient is sent to a clinic without the scanner.
 */
export function clinicsOfTest(test: DoneAt, specialities: Speciality[], clinics: Clinic[]): Clinic[] {
  if (test.clinicIds?.length) return clinics.filter(({ id }) => test.clinicIds?.includes(id));
  const [bookedWith] = diagnosticFirst(specialities);
  return bookedWith ? clinicsOffering(bookedWith, clinics) : [];
}

/** The specialities of a test, first the one to book it with: offered by most clinics, then `diagnosticFirst`. */
export function specialitiesOfTest(test: DoneAt, specialities: Speciality[], clinics: Clinic[]): Speciality[] {
  const named = clinics.filter(({ id }) => test.clinicIds?.includes(id));
  const offering = (speciality: Speciality) => clinicsOffering(speciality, named).length;
  return diagnosticFirst(specialities).toSorted((a, b) => offering(b) - offering(a));
}

type DoneAt = { clinicIds: string[] | null };

/** The specialities a clinic offers, in the order of the list. */
export function specialitiesOf(clinic: Clinic, specialities: Speciality[]): Speciality[] {
  return specialities.filter(
    (speciality) => clinic.specialityIds?.includes(speciality.id) || speciality.clinicIds?.includes(clinic.id),
  );
}

/**
 * The specialities of the menu: those offered in at least one clinic of valencia, castello or barcelona
 * (M24). If no clinic could be read, all specialities are returned: a long menu is better than none.
 */
export function visibleSpecialities(specialities: Speciality[], clinics: Clinic[]): Speciality[] {
  const inMenu = clinics.filter(isInMenuRegion);
  if (inMenu.length === 0) return specialities;
  const clinicsOf = clinicsOfferingEach(specialities, inMenu);
  return specialities.filter(({ id }) => clinicsOf.get(id)?.length);
}

/** Groups specialities by service, in the order of SERVICES; specialities without a known service are left out. */
export function specialitiesByService<T extends { service: Service | null }>(
  specialities: T[],
): { service: Service; specialities: T[] }[] {
  return SERVICES.map((service) => ({
    service,
    specialities: specialities.filter((speciality) => speciality.service === service),
  })).filter((group) => group.specialities.length > 0);
}
