import { openState } from '@clinic/contract/open-state';
import { parseOpeningHours } from '@clinic/contract/opening-hours';
import type { ClinicChoice } from '../i18n/directory-address';
import type { Locale } from '../i18n/locales';
import { clinicsOffering } from './catalogue';
import type { Clinic } from './clinic';
import { clinicListing, type SectionPage } from './listing-pages';
import type { Speciality } from './speciality';
import { clinicsAt } from './towns';

/** Returns the speciality an address names by id or slug, or null if missing or unknown. */
export const chosenSpeciality = (asked: string, specialities: Speciality[]): Speciality | null =>
  (asked && specialities.find(({ id, slug }) => id === asked || slug === asked)) || null;

/** True if the clinic is open at this moment; false if its hours cannot be parsed. */
const isOpenAt = (clinic: Clinic, now: Date): boolean => {
  const week = parseOpeningHours(clinic.openingHours);
  return week !== null && ['open', 'closing'].includes(openState(week, now).kind);
};

/** Returns the clinics matching a filter, clinics in the named town first. An unknown speciality is ignored. */
export function clinicsMatching(
  clinics: Clinic[],
  choice: ClinicChoice,
  { specialities, now }: { specialities: Speciality[]; now: Date },
): Clinic[] {
  const speciality = chosenSpeciality(choice.speciality, specialities);
  const offering = speciality ? clinicsOffering(speciality, clinics) : clinics;
  return clinicsAt(offering, choice.place).filter(
    (clinic) => (!choice.hasVideo || clinic.offersTeleconsultation) && (!choice.isOpenNow || isOpenAt(clinic, now)),
  );
}

/** A page of the clinics matching a filter, under their provinces; null if the page does not exist. */
export const clinicPage = (
  clinics: Clinic[],
  choice: ClinicChoice,
  given: { specialities: Speciality[]; now: Date; locale: Locale; number: number },
): SectionPage<Clinic> | null => clinicListing(clinicsMatching(clinics, choice, given), given.locale, given.number);
