import { isCalendarDay } from '@clinic/contract/calendar-day';
import { addDays, formatISO, parseISO } from 'date-fns';
import { LANGUAGE_TAG, type Locale } from '@/lib/i18n/locales';

/** A day YYYY-MM-DD in words with its weekday, independent of time zones: 'jueves, 3 de diciembre de 2026'. */
export function formatDay(locale: Locale, day: string): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** An instant (ISO 8601) in words, by the clock of Madrid: '3 de diciembre de 2026, 9:15'. */
export const formatInstant = (locale: Locale, instant: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  }).format(new Date(instant));

/** '2026-12-03' as 03/12/2026; empty for anything else. */
export function displayDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year ? `${date}/${month}/${year}` : '';
}

/** Parses dd/mm/yyyy, also with single digits, dots or hyphens, to YYYY-MM-DD; null for non-existing days (M39). */
export function parseTypedDay(typed: string): string | null {
  const [, date = '', month = '', year] = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/.exec(typed.trim()) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return year !== undefined && isCalendarDay(day) ? day : null;
}

/** The day `count` days after (or before) a day; both YYYY-MM-DD, independent of time zones. */
export const dayPlus = (day: string, count: number): string =>
  formatISO(addDays(parseISO(day), count), { representation: 'date' });
