import { CLINIC_ZONE, isCalendarDay, utcDate } from '@clinic/contract/dates';
import { LANGUAGE_TAG, type Locale } from './locales';

/** A day YYYY-MM-DD in words: 'jueves, 3 de diciembre de 2026', 'long' without the weekday. '' for an invalid day. */
export function formatDay(locale: Locale, day: string, dateStyle: 'full' | 'long' = 'full'): string {
  if (!isCalendarDay(day)) return '';
  return new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { dateStyle, timeZone: 'UTC' }).format(utcDate(day));
}

/** An instant (ISO 8601) in words, by the clock of Madrid: '3 de diciembre de 2026, 9:15'. */
export const formatInstant = (locale: Locale, instant: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: CLINIC_ZONE,
  }).format(new Date(instant));
