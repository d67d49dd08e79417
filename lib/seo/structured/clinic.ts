import { clockTime, toHhmm } from '@clinic/contract/dates';
import { isEmailAddress } from '@clinic/contract/email-addresses';
import type { Interval, Week } from '@clinic/contract/open-state';
import { parseOpeningHours } from '@clinic/contract/opening-hours';
import { readPhones } from '@clinic/contract/phone-numbers';
import { readAddress } from '@clinic/contract/postal-address';
import { countryOf } from '@clinic/contract/provinces';
import type {
  DayOfWeek,
  IndividualPhysicianLeaf,
  MedicalClinicLeaf,
  OpeningHoursSpecification,
  PostalAddress,
} from 'schema-dts';
import type { Clinic } from '../../domain/clinic';
import { type Doctor, doctorPath } from '../../domain/doctor';
import type { Picture } from '../../domain/media';
import { recordPath } from '../../domain/record-path';
import { regionName } from '../../domain/regions';
import type { Speciality } from '../../domain/speciality';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales';
import { absolutePicture, absoluteUrl } from '../absolute';

type Shown = { locale: Locale; clinic: Clinic; picture: Picture | null; specialities: Speciality[] };

/** A clinic on its own page: place, hours, contact, and services. */
export function clinicData({ locale, clinic, picture, specialities }: Shown): MedicalClinicLeaf {
  const { name, address, region, phone, email, fax, coordinates } = clinic;
  return {
    '@type': 'MedicalClinic',
    name,
    url: absoluteUrl(locale, `/clinicas/${clinic.slug}`),
    image: absolutePicture(picture),
    telephone: callable(phone),
    email: email && isEmailAddress(email) ? email : undefined,
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

/** A clinic mentioned on another page; an associated centre has no own page. */
export const clinicReference = (locale: Locale, clinic: Clinic): MedicalClinicLeaf => ({
  '@type': 'MedicalClinic',
  name: clinic.name,
  url: pageOf(locale, clinic),
  telephone: callable(clinic.phone),
  address: addressData(clinic.address, clinic.region),
});

function pageOf(locale: Locale, clinic: Clinic): string | undefined {
  const path = clinic.isAssociated ? null : recordPath('clinicas', clinic);
  return path === null ? undefined : absoluteUrl(locale, path);
}

/** Returns the displayed number, several as a list; undefined if the text cannot be parsed. */
function callable(phone: string | null): string | string[] | undefined {
  const numbers = (readPhones(phone ?? '') ?? []).flatMap(({ text, number }) => (number ? text : []));
  return numbers.length > 1 ? numbers : numbers[0];
}

/** The address of a clinic in parts: "Carrer Major, 3, 46002 València". Other formats are kept whole. */
export function addressData(address: string | null, region: string): PostalAddress | undefined {
  if (!address) return undefined;
  const country = countryOf(region);
  const parts = readAddress(address, country);
  return {
    '@type': 'PostalAddress',
    streetAddress: parts?.street ?? address,
    postalCode: parts?.postalCode,
    addressLocality: parts?.town,
    addressRegion: regionName(region, DEFAULT_LOCALE) || undefined,
    addressCountry: country,
  };
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] satisfies DayOfWeek[];
const DAY = 24 * 60;

/** The week of a clinic, days with equal hours together; a closed day has no hours. Null: unknown. */
export function openingHoursData(week: Week | null): OpeningHoursSpecification[] | undefined {
  const groups = new Map<string, { interval: Interval; days: DayOfWeek[] }>();
  for (const [day, hours] of week?.entries() ?? []) {
    for (const interval of hours) {
      const group = groups.get(interval.join()) ?? { interval, days: [] };
      group.days.push(...DAYS.slice(day, day + 1));
      groups.set(interval.join(), group);
    }
  }
  if (groups.size === 0) return undefined;
  return [...groups.values()].map(({ interval: [from, until], days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens: time(from),
    closes: time(until),
  }));
}

/** "07:40"; midnight at the end of a day is "23:59", as search engines require, later hours count from "00:00". */
function time(minute: number): string {
  if (minute === DAY) return '23:59';
  return clockTime(toHhmm(minute % DAY));
}

/** A doctor on the page: specialities, languages and clinics. */
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
