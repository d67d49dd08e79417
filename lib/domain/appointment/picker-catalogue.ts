import { clinicsOfferingEach } from '../catalogue';
import type { Clinic } from '../clinic';
import { communityOf, inCommunities } from '../communities';
import { areMany, type FirstOptions, firstOptions } from '../options';
import type { Service, Speciality } from '../speciality';
import type { FieldProblem } from './field-problems';

/** The clinic fields the assistant's pickers use: few, because they are sent to the browser. */
export type PickerClinic = {
  id: string;
  name: string;
  region: string;
  specialityIds: string[];
  /** At least one of PCR, serological and antigen tests (M91, M105). */
  hasCovidTests: boolean;
};
export type PickerSpeciality = { id: string; name: string; service: Service | null };
export type PickerCatalogue = {
  specialities: PickerSpeciality[];
  clinics: PickerClinic[];
  /**
   * In a partial catalogue, how many of each the page carried; records found later follow them, and `specialityIds`
   * lists only the known ones. If missing, the lists are complete.
   */
  first?: Record<'specialities' | 'clinics', FirstOptions>;
};

/** The pickers' lists, in the order received; either side of the relation may carry it. */
export function toPickerCatalogue(specialities: Speciality[], clinics: Clinic[]): PickerCatalogue {
  const offered = new Map(clinics.map(({ id }): [string, string[]] => [id, []]));
  for (const [speciality, offering] of clinicsOfferingEach(specialities, clinics)) {
    for (const { id } of offering) offered.get(id)?.push(speciality);
  }
  return {
    specialities: specialities.map(toPickerSpeciality),
    clinics: clinics.map((clinic) => toPickerClinic(clinic, offered.get(clinic.id) ?? [])),
  };
}

/**
 * The lists that a page may carry: short ones complete, of long ones the first records of each group
 * (docs/decisions/0125).
 */
export function toBoundedCatalogue(specialities: Speciality[], clinics: Clinic[]): PickerCatalogue {
  if (!areMany(specialities, clinics)) return toPickerCatalogue(specialities, clinics);
  const choosable = { specialities: choosableSpecialities(specialities), clinics: inCommunities(clinics) };
  const first = {
    specialities: firstOptions(choosable.specialities, ({ service }) => service),
    clinics: firstOptions(choosable.clinics, ({ region }) => communityOf(region)),
  };
  return {
    specialities: first.specialities.map(toPickerSpeciality),
    clinics: first.clinics.map((clinic) => toPickerClinic(clinic, [])),
    first: {
      specialities: { shown: first.specialities.length, total: choosable.specialities.length },
      clinics: { shown: first.clinics.length, total: choosable.clinics.length },
    },
  };
}

/** The specialities with a heading in the picker. */
export const choosableSpecialities = <T extends { service: Service | null }>(specialities: T[]): T[] =>
  specialities.filter(({ service }) => service !== null);

export const toPickerSpeciality = ({ id, name, service }: Speciality): PickerSpeciality => ({ id, name, service });

/** The clinic with its known specialities. */
export const toPickerClinic = ({ id, name, region, covidTests }: Clinic, specialityIds: string[]): PickerClinic => ({
  ...{ id, name, region, specialityIds },
  hasCovidTests: covidTests.pcr || covidTests.serological || covidTests.antigen,
});

/**
 * Conflicts between the catalogue and the choices of a request, by field: a speciality that is not for patients, a
 * clinic that is not ours or does not offer the chosen service.
 */
export function choiceProblems(
  { specialities, clinics }: PickerCatalogue,
  chosen: { isCovid: boolean; specialityId: string | null; clinicId: string },
): Record<string, FieldProblem> {
  const { isCovid, specialityId, clinicId } = chosen;
  if (specialities.length === 0 || clinics.length === 0) return {}; // an empty catalogue validates nothing
  if (!isCovid && !specialities.some(({ id }) => id === specialityId)) return { specialityId: 'specialityUnknown' };
  const clinic = clinics.find(({ id }) => id === clinicId);
  if (!clinic) return { clinicId: 'clinicUnknown' };
  const isOffered = isCovid ? clinic.hasCovidTests : clinic.specialityIds.some((id) => id === specialityId);
  return isOffered ? {} : { clinicId: 'clinicUnsuited' };
}
