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

type Options = { from: string; clinics: { id: string; name: string }[] };

/**
 * Returns the hour for a page whose path without language prefix is `from`; it names the clinic if it is one of several.
 * Null without an hour.
 */
export function shownHour(locale: Locale, hour: FirstHour | undefined, { from, clinics }: Options): ShownHour | null {
  if (!hour) return null;
  const clinic = clinics.length > 1 ? clinics.find(({ id }) => id === hour.clinicId)?.name : undefined;
  const text = formatHour(locale, hour.day, hour.slot.start);
  return { href: hourHref(locale, hour, from), text, ...(clinic !== undefined && { clinic }) };
}
