import 'server-only';
import { COUNTRY_CODES, isCountryCode, SPAIN } from '@clinic/contract/country-codes';
import ca from 'i18n-iso-countries/langs/ca.json';
import en from 'i18n-iso-countries/langs/en.json';
import es from 'i18n-iso-countries/langs/es.json';
import type { Locale } from '../i18n/locales';
import everydayNames from './everyday-country-names.json';

export type Country = { code: string; name: string };

type Names = Record<string, string | string[]>;
const NAMES: Record<Locale, Names> = { es: es.countries, ca: ca.countries, en: en.countries };

/** Everyday names of countries whose official name is the only or the first one in the list. */
const EVERYDAY_NAMES: Record<Locale, Record<string, string>> = everydayNames;

/** The name of a country in a language; null for an unknown code. */
export function countryName(locale: Locale, code: string): string | null {
  if (!isCountryCode(code)) return null;
  const listed = NAMES[locale][code];
  return EVERYDAY_NAMES[locale][code] ?? (Array.isArray(listed) ? listed[0] : listed) ?? null;
}

/** Every country in the page's language and its sort order, Spain first (M132). */
export function listCountries(locale: Locale): Country[] {
  const byName = new Intl.Collator(locale);
  return COUNTRY_CODES.map((code) => ({ code, name: countryName(locale, code) ?? code })).toSorted(
    (a, b) => Number(b.code === SPAIN) - Number(a.code === SPAIN) || byName.compare(a.name, b.name),
  );
}
