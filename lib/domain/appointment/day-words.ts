import type { Locale } from '../../i18n/locales';

const LANGUAGE_TAG: Record<Locale, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' };

/** A day YYYY-MM-DD in words, with its weekday and without regard to any time zone: 'jueves, 3 de diciembre de 2026'. */
export function dayInWords(locale: Locale, day: string): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
