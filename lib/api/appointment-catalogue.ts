import 'server-only';
import { cache } from 'react';
import { type PickerCatalogue, toPickerCatalogue } from '../domain/appointment/catalogue';
import type { Locale } from '../i18n/locales';
import { listOwnClinics } from './clinics';
import { listSpecialities } from './specialities';

/** What the appointment pickers offer: the specialities for patients and the group's own clinics. Throws ApiError. */
export const getPickerCatalogue = cache(async (locale: Locale): Promise<PickerCatalogue> => {
  const [specialities, clinics] = await Promise.all([listSpecialities(locale), listOwnClinics(locale)]);
  return toPickerCatalogue(specialities, clinics);
});
