import { appointmentTranslator } from '@clinic/contract/appointment-messages';
import { type CallWindow, callTimes } from '@clinic/contract/call-hours';
import { CLINIC_ZONE, utcDate } from '@clinic/contract/dates';
import type { ContentLocale } from '#catalogue/locale';

const TAGS: Record<ContentLocale, string> = { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' };

/** Days have no zone: they are parsed and formatted in UTC, so that the zone of the process does not shift them. */
const formatDay = (day: string, locale: ContentLocale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(TAGS[locale], { ...options, timeZone: 'UTC' }).format(utcDate(day));

/** A day YYYY-MM-DD in full: "lunes, 14 de diciembre de 2026". */
export const longDay = (day: string, locale: ContentLocale): string =>
  formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** A day YYYY-MM-DD without its weekday: "14 de diciembre de 2026". */
export const plainDay = (day: string, locale: ContentLocale): string =>
  formatDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });

/** A day YYYY-MM-DD for a subject: "lunes, 14 de diciembre". */
export const shortDay = (day: string, locale: ContentLocale): string =>
  formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** When the clinics call: "en menos de 24 horas…" or "el lunes, 14 de diciembre, entre las 7:40 y las 22:00". */
export function callText(window: CallWindow | null, locale: ContentLocale): string {
  const t = appointmentTranslator(locale);
  if (!window) return t('call.within');
  return t('call.window', { day: shortDay(window.day, locale), ...callTimes(window) });
}

/** Cents as euros: "45,00 €". */
export const euros = (cents: number, locale: ContentLocale): string =>
  new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** Formats an instant on the clinics' clock: "22 de noviembre de 2026, 10:05". */
export const momentInMadrid = (moment: Date, locale: ContentLocale): string =>
  new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: CLINIC_ZONE }).format(
    moment,
  );
