// Days YYYY-MM-DD, times HHMM and the clock of Madrid, without a library: docs/decisions/0199 has the measurements.

/** Time zone of the clinics. */
export const CLINIC_ZONE = 'Europe/Madrid';

/** The highest accepted age. */
const OLDEST_YEARS = 130;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Midnight UTC of a day YYYY-MM-DD: formatted in UTC, no time zone shifts it. Invalid for other texts. */
export const utcDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The day YYYY-MM-DD of an instant in UTC. */
const utcDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** True for an existing day in the form YYYY-MM-DD, not for the 30th of February or a year before 100. */
export function isCalendarDay(day: string): boolean {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year !== '' && utcDay(Date.UTC(Number(year), Number(month) - 1, Number(date))) === day;
}

/**
 * True for a possible birth date of a living person: not after today, not more than 130 years ago (M122).
 * Today is the Madrid day of `madridDay`; both days are YYYY-MM-DD, which sort as text.
 */
export function isBirthDay(day: string, today: string): boolean {
  return isCalendarDay(day) && day <= today && Number(today.slice(0, 4)) - Number(day.slice(0, 4)) <= OLDEST_YEARS;
}

const DAY_AND_TIME =
  /^(?<date>\d[\d/.-]*)(?:[T ] *(?<time>\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?) *(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Parses a day of the wire to YYYY-MM-DD: day or year first, with - or / or dots, with or without a time, which is
 * Madrid's unless it names a zone; null for any other text and for days that do not exist (M96).
 */
export function parseDay(text: string | null): string | null {
  const { date = '', time = '', zone } = DAY_AND_TIME.exec(text?.trim() ?? '')?.groups ?? {};
  const parts = date.split(/[-/.]/).map((part) => part.padStart(2, '0'));
  const day = (parts[0]?.length === 4 ? parts : parts.reverse()).join('-');
  if (!isCalendarDay(day)) return null;
  if (zone === undefined) return day;
  const instant = new Date(`${day}T${time.padStart(5, '0')}${zone.toUpperCase()}`);
  return Number.isNaN(instant.getTime()) ? null : madridDay(instant);
}

/** Parses a typed dd/mm/yyyy, with one or two digits and any separator, to YYYY-MM-DD; null for others (M39). */
export function parseTypedDay(typed: string): string | null {
  const text = typed.trim();
  return /^\d{1,2}[/.\s-]\d{1,2}[/.\s-]\d{4}$/.test(text) ? parseDay(text.replace(/\s/g, '/')) : null;
}

/** Formats a day YYYY-MM-DD for the wire: DD-MM-YYYY, with the separator. */
export const wireDay = (day: string, separator = '-'): string => day.split('-').reverse().join(separator);

/** '2026-12-03' as 03/12/2026; empty for anything else. */
export const displayDay = (day: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? wireDay(day, '/') : '');

/** Returns the weekday, 1 (Monday) to 7 (Sunday), of a day YYYY-MM-DD. */
export const weekdayOf = (day: string): number => utcDate(day).getUTCDay() || 7;

/** Returns the day YYYY-MM-DD `count` days later. */
export const addDays = (day: string, count: number): string => utcDay(utcDate(day).getTime() + count * DAY_MS);

/** Returns the month YYYY-MM `count` months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return utcDay(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
}

/** True for a time HHMM. */
export const isHhmm = (text: string): boolean => /^([01]\d|2[0-3])[0-5]\d$/.test(text);

/** HHMM of a time on the wire: 0915, 915, 09:15, 9:15 or 09:15:00; null for an impossible time. */
export function parseHhmm(text: string | null): string | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):?(\d{2})(?::00)?$/.exec(text?.trim() ?? '') ?? [];
  const hhmm = hours.padStart(2, '0') + minutes;
  return isHhmm(hhmm) ? hhmm : null;
}

/** HHMM as shown to people: HH:MM. */
export const clockTime = (hhmm: string): string => `${hhmm.slice(0, 2)}:${hhmm.slice(2)}`;

/** True for a date and time without a zone: YYYY-MM-DDTHH:MM:SS, also with a space or without seconds. */
export const isLocalTime = (text: string): boolean =>
  isCalendarDay(text.slice(0, 10)) && /^[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text.slice(10));

/** Converts HHMM to minutes since midnight, and back. */
export const toMinutes = (hhmm: string): number => Number(hhmm.slice(0, 2)) * 60 + Number(hhmm.slice(2));
export const toHhmm = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;

/** The last Sunday of a month, 1:00 UTC, when the clocks of the European Union change. */
function changeOf(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0, 1));
  return end.getTime() - end.getUTCDay() * DAY_MS;
}

/**
 * The Madrid clock at an instant, as the instant with the same digits in UTC. By the rule of the EU, which a test compares
 * with the time zone's tables: loading these blocks a browser.
 */
function wallClock(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= changeOf(year, 2) && instant < changeOf(year, 9);
  return instant + (isSummer ? 2 : 1) * HOUR_MS;
}

/** Returns the date and time in Madrid: 2026-11-06T10:30:00. */
export const madridTime = (instant: Date): string => new Date(wallClock(instant.getTime())).toISOString().slice(0, 19);

/** The calendar day in Madrid, YYYY-MM-DD. */
export const madridDay = (instant: Date): string => madridTime(instant).slice(0, 10);

/** Day YYYY-MM-DD and time HHMM in Madrid. */
export type WallMoment = { day: string; hhmm: string };

/** Returns the date and time in Madrid at an instant. */
export function wallMoment(instant: Date): WallMoment {
  const time = madridTime(instant);
  return { day: time.slice(0, 10), hhmm: time.slice(11, 13) + time.slice(14, 16) };
}

/** Weekday from Monday = 0 and minute of the day in Madrid. */
export function weekTime(instant: Date): { day: number; minute: number } {
  const { day, hhmm } = wallMoment(instant);
  return { day: weekdayOf(day) - 1, minute: toMinutes(hhmm) };
}

/**
 * The instant of a date and time in Madrid, such as 2026-11-06T10:30 or with seconds. A repeated hour is the first one;
 * an hour skipped in March counts as winter time.
 */
export function instantOf(local: string): Date {
  const wall = Date.parse(`${local}Z`);
  // Madrid is one or two hours ahead: the earlier of the two instants with this time, otherwise the winter one.
  const [summer, winter] = [wall - 2 * HOUR_MS, wall - HOUR_MS];
  return new Date(wallClock(summer) === wall ? summer : winter);
}

/** Converts a date and time in Madrid to UTC, without a zone, as in `date_gmt` of the blog. */
export const toGmt = (local: string): string => instantOf(local).toISOString().slice(0, 19);

/** The instant of a day YYYY-MM-DD and a time HHMM in Madrid, as `instantOf`. */
export const madridInstant = (day: string, hhmm: string): Date => instantOf(`${day}T${clockTime(hhmm)}`);

/** Adds the UTC offset to a date and time in Madrid: 2026-11-06T10:30:00+01:00. */
export function withOffset(local: string): string {
  const hours = (Date.parse(`${local}Z`) - instantOf(local).getTime()) / HOUR_MS;
  return `${local}+${String(hours).padStart(2, '0')}:00`;
}

/** Returns the date and time in Madrid of a text with or without an offset, to the second; null for any other text. */
export function parseMoment(text: string | null): string | null {
  const written = text?.trim().replace(' ', 'T') ?? '';
  if (isLocalTime(written)) return written.padEnd(19, ':00');
  const isMoment = isLocalTime(written.slice(0, 19)) && /^(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/.test(written.slice(19));
  return isMoment ? madridTime(new Date(written)) : null;
}
