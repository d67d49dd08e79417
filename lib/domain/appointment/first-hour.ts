import { clinicsOffering } from '../catalogue';
import type { Clinic } from '../clinic';
import type { Speciality } from '../speciality';
import type { Slot } from './slot';

/**
 * The first free hour of a record (`id`) at a clinic; of a clinic, that of any consultation. `day` is YYYY-MM-DD,
 * `testId` is set for a diagnostic test.
 */
export type FirstHour = {
  id: string;
  clinicId: string;
  specialityId: string;
  testId?: string;
  day: string;
  slot: Slot;
};

/** What first free hours are of. */
export type FirstHourKind = 'doctor' | 'speciality' | 'test' | 'clinic';

/** Returns the earliest hour of each record, by its id; `hours` has the earliest first. */
export function earliestById(hours: FirstHour[]): Map<string, FirstHour> {
  const earliest = new Map<string, FirstHour>();
  for (const hour of hours) if (!earliest.has(hour.id)) earliest.set(hour.id, hour);
  return earliest;
}

/**
 * Returns the first hour of a diagnostic test at its clinics, booked with the first of its specialities that the clinic
 * offers, like the request from its page; `hours` has the earliest first.
 */
export function hourOfTest(
  hours: FirstHour[],
  { id, specialities, clinics }: { id: string; specialities: Speciality[]; clinics: Clinic[] },
): FirstHour | undefined {
  const hour = hours.find((one) => one.id === id && clinics.some((clinic) => clinic.id === one.clinicId));
  const at = clinics.filter((clinic) => clinic.id === hour?.clinicId);
  const main = specialities.find((speciality) => clinicsOffering(speciality, at).length > 0);
  return hour && main ? { ...hour, specialityId: main.id } : hour;
}
