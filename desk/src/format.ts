import { isCalendarDay } from '@clinic/contract/calendar-day';

/** The function of `useTranslate`, for texts that are made outside components. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Formats HHMM ('0915') as '09:15'. Returns '' for null. */
export const hour = (hhmm: string | null): string => (hhmm ? `${hhmm.slice(0, 2)}:${hhmm.slice(2)}` : '');

/**
 * Returns the tag for date formats. English is formatted as on the site and in the mails: day before month, 24 hours.
 */
export const tagOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/**
 * Formats a day (YYYY-MM-DD) in full: "lunes, 14 de diciembre de 2026". Returns '' for null and invalid dates
 * unchanged.
 */
export function longDay(day: string | null, locale: string): string {
  if (!day || !isCalendarDay(day)) return day ?? '';
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tagOf(locale), format).format(new Date(`${day}T00:00:00Z`));
}

/** "14/12/2026, 9:15" of an ISO date and time, by the clinics' clock. */
export const moment = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Madrid' }).format(
    new Date(iso),
  );

const NOTED = /^(\d{4}-\d\d-\d\d) (?:[01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/**
 * Formats a time by the clinics' clock (YYYY-MM-DD HH:MM): "14/12/26, 9:15", with seconds when the text has them.
 * Returns '' for null and invalid times unchanged.
 */
export function stamp(noted: string | null, locale: string): string {
  const [, day = '', seconds] = NOTED.exec(noted ?? '') ?? [];
  if (!noted || !isCalendarDay(day)) return noted ?? '';
  const timeStyle = seconds ? 'medium' : 'short';
  const format = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'short', timeStyle, timeZone: 'UTC' });
  return format.format(new Date(`${noted.replace(' ', 'T')}Z`));
}

/** Converts a time to the value of a `datetime-local` field by the clinics' clock: YYYY-MM-DDTHH:MM. */
export function localMoment(text: string): string {
  const instant = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : null;
  if (!instant || Number.isNaN(instant.getTime())) return text.slice(0, 16);
  return instant.toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).replace(' ', 'T').slice(0, 16);
}

/** Euros of cents. */
export const euros = (cents: number, locale: string): string =>
  new Intl.NumberFormat(tagOf(locale), { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** "1,2 MB" of so many bytes, "85 kB" below a tenth of that. */
export function fileSize(bytes: number, locale: string): string {
  const [unit, amount] = bytes < 100_000 ? ['kilobyte', bytes / 1_000] : ['megabyte', bytes / 1_000_000];
  return new Intl.NumberFormat(tagOf(locale), {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  }).format(amount);
}

/** Today by the clinics' clock, YYYY-MM-DD. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());

/** Formats a day (YYYY-MM-DD) briefly: "lun, 14 dic 2026". Returns '' for null and invalid dates unchanged. */
export function shortDay(day: string | null, locale: string): string {
  if (!day || !isCalendarDay(day)) return day ?? '';
  const format = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tagOf(locale), format).format(new Date(`${day}T00:00:00Z`));
}

/** The name of a weekday, 1 (Monday) to 7. */
export const weekdayName = (weekday: number, locale: string, length: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(tagOf(locale), { weekday: length, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, weekday)),
  );
