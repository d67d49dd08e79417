import { toPlace } from '@/components/clinics/place';
import type { Clinic } from '@/lib/domain/clinic';
import { appointmentHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { PlaceSomewhere } from './nearby-places';

/** The clinics as the list by distance needs them; one that does not say where it is comes last there. */
export const placesSomewhere = (locale: Locale, clinics: Clinic[]): PlaceSomewhere[] =>
  clinics.map((clinic) => ({
    ...toPlace(
      clinic,
      localePath(locale, `/clinicas/${clinic.slug}`),
      appointmentHref(locale, { clinicId: clinic.id, from: '/' }),
    ),
    coordinates: clinic.coordinates,
  }));
