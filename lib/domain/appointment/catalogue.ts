import { clinicsOfferingEach } from '../catalogue';
import type { Clinic } from '../clinic';
import type { Service, Speciality } from '../speciality';

/** What the pickers of the assistant know of a clinic: little, because it travels to the browser. */
export type PickerClinic = {
  id: string;
  name: string;
  region: string;
  specialityIds: string[];
  /** At least one of PCR, serological and antigen tests (checklist M91, M105). */
  hasCovidTests: boolean;
};
export type PickerSpeciality = { id: string; name: string; service: Service | null };
export type PickerCatalogue = { specialities: PickerSpeciality[]; clinics: PickerClinic[] };

/** The pickers' lists, in the order received; either side of the relation may carry it. */
export function toPickerCatalogue(specialities: Speciality[], clinics: Clinic[]): PickerCatalogue {
  const offered = new Map(clinics.map(({ id }): [string, string[]] => [id, []]));
  for (const [speciality, places] of clinicsOfferingEach(specialities, clinics)) {
    for (const { id } of places) offered.get(id)?.push(speciality);
  }
  return {
    specialities: specialities.map(({ id, name, service }) => ({ id, name, service })),
    clinics: clinics.map((clinic) => ({
      id: clinic.id,
      name: clinic.name,
      region: clinic.region,
      specialityIds: offered.get(clinic.id) ?? [],
      hasCovidTests: clinic.covidTests.pcr || clinic.covidTests.serological || clinic.covidTests.antigen,
    })),
  };
}
