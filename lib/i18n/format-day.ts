import { CLINIC_ZONE, clockTime, isCalendarDay, utcDate } from '@clinic/contract/dates';
import { LANGUAGE_TAG, type Locale } from './locales';

/** A day YYYY-MM-DD in words: 'jueves, 3 de diciembre de 2026', 'long' without the weekday. '' for an invalid day. */
export function formatDay(locale: Locale, day: string, dateStyle: 'full' | 'long' = 'full'): string {
  if (!isCalendarDay(day)) return '';
  return new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { dateStyle, timeZone: 'UTC' }).format(utcDate(day));
}

/**
 * A day of the coming weeks and a time HHMM: 'jueves, 3 de diciembre, 09:20'. Never relative to today, so that it stays
 * true in a cached page. '' for an invalid day.
 */
export const formatHour = (locale: Locale, day: string, start: string): string =>
  isCalendarDay(day) ? `${formatWeekday(locale, day)}, ${clockTime(start)}` : '';

/** A valid day of the coming weeks, without its year: 'jueves, 3 de diciembre', short 'jue, 3 dic'. */
export function formatWeekday(locale: Locale, day: string, length: 'long' | 'short' = 'long'): string {
  const style = { weekday: length, day: 'numeric', month: length, timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LANGUAGE_TAG[locale], style).format(utcDate(day));
}

/** An instant (ISO 8601) in words, by the clock of Madrid: '3 de diciembre de 2026, 9:15'. */
export const formatInstant = (locale: Locale, instant: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: CLINIC_ZONE,
  }).format(new Date(instant));
