/** Time zone of the clinics, for all days and HHMM, whatever the zone of the process. */
export const CLINIC_ZONE = 'Europe/Madrid';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: CLINIC_ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** Returns the clinics' local time of an instant: 2026-11-06T10:30:00. */
export const madridTime = (instant: Date): string => clock.format(instant).replace(' ', 'T');

/** SQL that formats a column of instants on the clinics' clock: to the minute, or in another to_char format. */
export const madridSql = (column: string, format = 'YYYY-MM-DD HH24:MI'): string =>
  `to_char(${column} at time zone '${CLINIC_ZONE}', '${format}')`;

/** Day YYYY-MM-DD and time HHMM on the clinics' clock. */
export type WallMoment = { day: string; hhmm: string };

/** Returns the date and time on the clinics' clock at an instant. */
export function wallMoment(instant: Date): WallMoment {
  const time = madridTime(instant);
  return { day: time.slice(0, 10), hhmm: time.slice(11, 13) + time.slice(14, 16) };
}

/**
 * Parses the day of a wire date, DD-MM-YYYY, DD/MM/YYYY or YYYY-MM-DD, with or without a time, to YYYY-MM-DD; null for
 * an impossible day (M96).
 */
export function parseDay(text: string): string | null {
  const [date = ''] = text.trim().split(/[ T]/);
  const spanish = /^(\d{2})([-/])(\d{2})\2(\d{4})$/.exec(date);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const [year, month, day] = spanish
    ? [spanish[4], spanish[3], spanish[1]]
    : iso
      ? [iso[1], iso[2], iso[3]]
      : ['', '', ''];
  const parsed = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return null;
  return `${year}-${month}-${day}`;
}

/** Formats a day YYYY-MM-DD for the wire: DD-MM-YYYY. */
export const wireDay = (day: string): string => day.split('-').reverse().join('-');

/** Returns the weekday, 1 (Monday) to 7 (Sunday), of a day YYYY-MM-DD. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Returns the day YYYY-MM-DD `count` days later. */
export function daysLater(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Converts HHMM to minutes since midnight, and back. */
export const toMinutes = (hhmm: string): number => Number(hhmm.slice(0, 2)) * 60 + Number(hhmm.slice(2));
export const toHhmm = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;

/** SQL of the start of a booking as an instant; null without a day. The index booking_by_start uses this expression. */
export const STARTS_AT = `((day + make_time(substr(init_hhmm, 1, 2)::integer, substr(init_hhmm, 3, 2)::integer, 0))
  at time zone '${CLINIC_ZONE}')`;

/** Converts a local time of the blog to UTC without a zone, as in `date_gmt`. */
export function toGmt(local: string): string {
  const asIfUtc = new Date(`${local}Z`);
  const offset = (at: Date) => new Date(`${madridTime(at)}Z`).getTime() - at.getTime();
  // The offset depends on the instant itself, so it is read again for the approximate instant.
  const nearly = new Date(asIfUtc.getTime() - offset(asIfUtc));
  return new Date(asIfUtc.getTime() - offset(nearly)).toISOString().slice(0, 19);
}
