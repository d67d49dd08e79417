import { parseOpeningHours } from '@clinic/contract/opening-hours';
import { readPhones } from '@clinic/contract/phone-numbers';
import type { MedicalClinicLeaf } from 'schema-dts';
import type { Clinic } from '../../domain/clinic';
import type { Picture } from '../../domain/media';
import type { Speciality } from '../../domain/speciality';
import type { Locale } from '../../i18n/locales';
import { absolutePicture, absoluteUrl } from '../absolute';
import { addressData } from './address';
import { openingHoursData } from './opening-hours';

type Shown = { locale: Locale; clinic: Clinic; picture: Picture | null; specialities: Speciality[] };

/** A clinic as its page shows it: where, when, how to reach it, and what it offers. */
export function clinicData({ locale, clinic, picture, specialities }: Shown): MedicalClinicLeaf {
  const { name, address, region, phone, email, fax, coordinates } = clinic;
  return {
    '@type': 'MedicalClinic',
    name,
    url: absoluteUrl(locale, `/clinicas/${clinic.slug}`),
    image: absolutePicture(picture),
    telephone: callable(phone),
    email: email ?? undefined,
    faxNumber: callable(fax),
    address: addressData(address, region),
    geo: coordinates ? { '@type': 'GeoCoordinates', ...coordinates } : undefined,
    openingHoursSpecification: openingHoursData(parseOpeningHours(clinic.openingHours)),
    availableService:
      specialities.length > 0
        ? specialities.map((speciality) => ({ '@type': 'MedicalProcedure', name: speciality.name }))
        : undefined,
  };
}

/** A clinic where another page names it; an associated centre has no page of its own. */
export const clinicReference = (locale: Locale, clinic: Clinic): MedicalClinicLeaf => ({
  '@type': 'MedicalClinic',
  name: clinic.name,
  url: clinic.isAssociated ? undefined : absoluteUrl(locale, `/clinicas/${clinic.slug}`),
  telephone: callable(clinic.phone),
  address: addressData(clinic.address, clinic.region),
});

/** Returns the number the page shows, several as a list; undefined for a text that is not understood. */
function callable(phone: string | null): string | string[] | undefined {
  const numbers = (readPhones(phone ?? '') ?? []).flatMap(({ text, number }) => (number ? text : []));
  return numbers.length > 1 ? numbers : numbers[0];
}
