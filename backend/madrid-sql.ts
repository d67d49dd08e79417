import { CLINIC_ZONE } from '@clinic/contract/dates';

/** SQL that formats a column of instants on the clinics' clock: to the minute, or in another to_char format. */
export const madridSql = (column: string, format = 'YYYY-MM-DD HH24:MI'): string =>
  `to_char(${column} at time zone '${CLINIC_ZONE}', '${format}')`;

/** SQL of the calendar day of an instant on the clinics' clock. */
export const madridDaySql = (instant: string): string => `(${instant} at time zone '${CLINIC_ZONE}')::date`;

/** SQL of the current day on the clinics' calendar. */
export const TODAY = madridDaySql('now()');

/** SQL that converts a date and time on the clinics' clock to an instant. */
export const instantSql = (wallTime: string): string => `((${wallTime}) at time zone '${CLINIC_ZONE}')`;

/** SQL of the start of a booking as an instant; null without a day. The index booking_by_start uses this expression. */
export const STARTS_AT = `((day + make_time(substr(init_hhmm, 1, 2)::integer, substr(init_hhmm, 3, 2)::integer, 0))
  at time zone '${CLINIC_ZONE}')`;
