/** Slots are wall time of the clinics: a day and HHMM in this zone, whatever the zone of the process. */
export const CLINIC_ZONE = 'Europe/Madrid';

export type WallMoment = { day: string; hhmm: string };

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: CLINIC_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What calendar and clock of the clinics show at an instant: day YYYY-MM-DD and time HHMM. */
export function wallMoment(instant: Date): WallMoment {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const read = (type: string) => parts.get(type as Intl.DateTimeFormatPartTypes) ?? '';
  return {
    day: `${read('year')}-${read('month')}-${read('day')}`,
    hhmm: `${read('hour')}${read('minute')}`,
  };
}

/** The day YYYY-MM-DD of a wire date, DD-MM-YYYY, DD/MM/YYYY or YYYY-MM-DD, with or without a time after it; null when the calendar has no such day (M96). */
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

/** A day YYYY-MM-DD as the wire writes it: DD-MM-YYYY. */
export const wireDay = (day: string): string => day.split('-').reverse().join('-');

/** HHMM of a time written 0915, 915, 09:15 or 9:15; null when no clock shows it. */
export function parseHhmm(text: string): string | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):?(\d{2})$/.exec(text.trim()) ?? [];
  const digits = hours.padStart(2, '0') + minutes;
  return /^([01]\d|2[0-3])[0-5]\d$/.test(digits) ? digits : null;
}

/** HHMM as people read it: HH:MM. */
export const clockTime = (hhmm: string): string => `${hhmm.slice(0, 2)}:${hhmm.slice(2)}`;

/** 1 (Monday) to 7 (Sunday) of a day YYYY-MM-DD. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The day YYYY-MM-DD so many days later. */
export function daysLater(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Minutes since midnight of HHMM, and back. */
export const toMinutes = (hhmm: string): number => Number(hhmm.slice(0, 2)) * 60 + Number(hhmm.slice(2));
export const toHhmm = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
