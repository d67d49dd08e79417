import 'server-only';
import { cache } from 'react';
import type { Doctor } from '@/lib/domain/doctor';
import type { Locale } from '@/lib/i18n/locales';
import { listDoctorsAt } from './doctor-list';
import { ORDERED } from './hydra';
import { listSpecialities } from './specialities';

/** Every doctor, by name, with specialities, clinics, languages and picture. Throws when the list itself fails. */
export const listDoctors = cache(async (locale: Locale): Promise<Doctor[]> => {
  return listDoctorsAt(locale, `/api/medicos?${ORDERED}`, listSpecialities(locale));
});
