import {
  CLINIC_ZONE,
  clockTime,
  isCalendarDay,
  isLocalTime,
  madridDay,
  madridTime,
  utcDate,
} from '@clinic/contract/dates';

/** Formats HHMM ('0915') as '09:15'. Returns '' for null. */
export const hour = (hhmm: string | null): string => (hhmm ? clockTime(hhmm) : '');

/**
 * Returns the tag for date formats. English is formatted as on the site and in the mails: day before month, 24 hours.
 */
export const tagOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** Formats a day (YYYY-MM-DD). */
export const formatDay = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tagOf(locale), { ...options, timeZone: 'UTC' }).format(utcDate(day));

/**
 * Formats a day (YYYY-MM-DD) in full: "lunes, 14 de diciembre de 2026". Returns '' for null and invalid dates
 * unchanged.
 */
export function longDay(day: string | null, locale: string): string {
  if (!day || !isCalendarDay(day)) return day ?? '';
  return formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** Formats an ISO date and time on the clinics' clock: "14/12/2026, 9:15". */
export const moment = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'short', timeStyle: 'short', timeZone: CLINIC_ZONE }).format(
    new Date(iso),
  );

/**
 * Formats a time on the clinics' clock (YYYY-MM-DD HH:MM): "14/12/26, 9:15", with seconds if the text has them. Returns
 * '' for null and invalid times unchanged.
 */
export function stamp(noted: string | null, locale: string): string {
  if (!noted || !isLocalTime(noted)) return noted ?? '';
  const timeStyle = noted.length > 16 ? 'medium' : 'short';
  const format = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'short', timeStyle, timeZone: 'UTC' });
  return format.format(new Date(`${noted.replace(' ', 'T')}Z`));
}

/** Converts a time to the value of a `datetime-local` field on the clinics' clock: YYYY-MM-DDTHH:MM. */
export function localMoment(text: string): string {
  const instant = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : null;
  if (!instant || Number.isNaN(instant.getTime())) return text.slice(0, 16);
  return madridTime(instant).slice(0, 16);
}

/** Formats cents as euros. */
export const euros = (cents: number, locale: string): string =>
  new Intl.NumberFormat(tagOf(locale), { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** Formats a number of bytes: "1,2 MB", or "85 kB" below 0.1 MB. */
export function fileSize(bytes: number, locale: string): string {
  const [unit, amount] = bytes < 100_000 ? ['kilobyte', bytes / 1_000] : ['megabyte', bytes / 1_000_000];
  return new Intl.NumberFormat(tagOf(locale), {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  }).format(amount);
}

/** Today on the clinics' calendar, YYYY-MM-DD. */
export const today = (): string => madridDay(new Date());

/** Formats a day (YYYY-MM-DD) briefly: "lun, 14 dic 2026". Returns '' for null and invalid dates unchanged. */
export function shortDay(day: string | null, locale: string): string {
  if (!day || !isCalendarDay(day)) return day ?? '';
  return formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}

/** The hours of a promised call, HHMM: "lun, 30 nov 2026, 07:40–14:00". */
export const callHours = (day: string, from: string, until: string, locale: string): string =>
  `${shortDay(day, locale)}, ${hour(from)}–${hour(until)}`;

/** The name of a weekday, 1 (Monday) to 7. */
export const weekdayName = (weekday: number, locale: string, length: 'long' | 'short' = 'long'): string =>
  formatDay(`2024-01-0${weekday}`, locale, { weekday: length });
