/** "09:15" of 0915; '' for none. */
export const hour = (hhmm: string | null): string => (hhmm ? `${hhmm.slice(0, 2)}:${hhmm.slice(2)}` : '');

/** A day YYYY-MM-DD as it is said in the language: "lunes, 14 de diciembre de 2026"; '' for none. */
export function longDay(day: string | null, locale: string): string {
  if (!day) return '';
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(`${day}T00:00:00Z`));
}

/** "14/12/2026, 9:15" of an ISO date and time, by the clinics' clock. */
export const moment = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Madrid' }).format(
    new Date(iso),
  );

/** Euros of cents. */
export const euros = (cents: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** Today by the clinics' clock, YYYY-MM-DD. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
