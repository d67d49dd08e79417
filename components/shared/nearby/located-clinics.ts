import type { Clinic } from '@/lib/domain/clinic';
import type { Locale } from '@/lib/i18n/locales';
import { toClinicAddress } from '../clinic-address';
import type { LocatedClinic } from './clinics-by-distance';

/** The clinics as the list by distance needs them; one without position comes last there. */
export const locatedClinics = (locale: Locale, clinics: Clinic[]): LocatedClinic[] =>
  clinics.map((clinic) => ({
    ...toClinicAddress(locale, clinic, { from: '/' }),
    coordinates: clinic.coordinates,
  }));
