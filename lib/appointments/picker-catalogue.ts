import 'server-only';
import { cache } from 'react';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { type PickerCatalogue, toBoundedCatalogue, toPickerCatalogue } from '@/lib/domain/appointment/picker-catalogue';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';

/** Initial lists of the appointment pickers: specialities for patients and own clinics, bounded. Throws ApiError. */
export const getPickerCatalogue = cache(async (locale: Locale): Promise<PickerCatalogue> => {
  const [specialities, clinics] = await Promise.all([listSpecialities(locale), listOwnClinics(locale)]);
  return toBoundedCatalogue(specialities, clinics);
});

/** The complete catalogue, for validating requests. Throws ApiError. */
export async function getFullCatalogue(locale: Locale): Promise<PickerCatalogue> {
  const [specialities, clinics] = await Promise.all([listSpecialities(locale), listOwnClinics(locale)]);
  return toPickerCatalogue(specialities, clinics);
}

/** True if bookings for another person are accepted: by default with the embedded backend, else as configured. */
export const acceptsGuardians = (): boolean => env().BOOKING_FOR_OTHERS === 'on';

/** True if the upstream reads when to call: by default with the embedded backend, else as configured. */
export const acceptsCallTimes = (): boolean => env().CALL_TIMES === 'on';
