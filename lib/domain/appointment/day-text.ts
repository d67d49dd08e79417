import { LANGUAGE_TAG, type Locale } from '@/lib/i18n/locales';

/** A day YYYY-MM-DD in words, with its weekday and without regard to any time zone: 'jueves, 3 de diciembre de 2026'. */
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
