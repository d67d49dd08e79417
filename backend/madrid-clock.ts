/** The clinics, their days and HHMM are in this zone, whatever the zone of the process. */
export const CLINIC_ZONE = 'Europe/Madrid';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: CLINIC_ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** What a clock of the clinics shows at an instant: 2026-11-06T10:30:00. */
export const madridTime = (instant: Date): string => clock.format(instant).replace(' ', 'T');

/** SQL of a column of instants as text by the clock of the clinics: to the minute, or in another format of to_char. */
export const madridSql = (column: string, format = 'YYYY-MM-DD HH24:MI'): string =>
  `to_char(${column} at time zone '${CLINIC_ZONE}', '${format}')`;
