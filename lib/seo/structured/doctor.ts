import type { IndividualPhysicianLeaf } from 'schema-dts';
import type { Clinic } from '../../domain/clinic';
import { type Doctor, doctorPath } from '../../domain/doctor';
import type { Locale } from '../../i18n/locales';
import { absolutePicture, absoluteUrl } from '../absolute';
import { clinicReference } from './clinic';

/** A doctor as the page shows them: what for, in which languages, in which clinics. */
export function doctorData(locale: Locale, doctor: Doctor, clinics: Clinic[]): IndividualPhysicianLeaf {
  const names = (records: { name: string }[]) => (records.length > 0 ? records.map(({ name }) => name) : undefined);
  return {
    '@type': 'IndividualPhysician',
    name: doctor.name,
    url: absoluteUrl(locale, doctorPath(doctor)),
    image: absolutePicture(doctor.picture),
    knowsAbout: names(doctor.specialities),
    knowsLanguage: names(doctor.languages),
    practicesAt: clinics.length > 0 ? clinics.map((clinic) => clinicReference(locale, clinic)) : undefined,
  };
}
