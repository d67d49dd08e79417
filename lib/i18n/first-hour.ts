import type { FirstHour } from '../domain/appointment/first-hour';
import { formatHour } from './format-day';
import { hourHref } from './links';
import type { Locale } from './locales';

/** A first free hour as a page shows it: a link to the form with the hour chosen, and the hour in words. */
export type ShownHour = {
  href: string;
  text: string;
  /** Name of the clinic; missing if it is the only one in question. */
  clinic?: string;
};

type Named = { id: string; name: string };
type Options = {
  from: string;
  clinics: Named[];
  /** Of which the hour is one, where the page has no other sign of it. */
  specialities?: Named[];
};

/**
 * Returns the hour for a page whose path without language prefix is `from`; it names the clinic if it is one of several.
 * Null without an hour, or for an unknown speciality.
 */
export function shownHour(locale: Locale, hour: FirstHour | undefined, options: Options): ShownHour | null {
  const { from, clinics, specialities } = options;
  const speciality = specialities?.find(({ id }) => id === hour?.specialityId)?.name;
  if (!hour || (specialities && speciality === undefined)) return null;
  const clinic = clinics.length > 1 ? clinics.find(({ id }) => id === hour.clinicId)?.name : undefined;
  const moment = formatHour(locale, hour.day, hour.slot.start);
  const text = speciality === undefined ? moment : `${speciality}, ${moment}`;
  return { href: hourHref(locale, hour, from), text, ...(clinic !== undefined && { clinic }) };
}
