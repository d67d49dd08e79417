import { OLDEST_YEARS } from './field-rules';

/** True for an existing day in the form YYYY-MM-DD, not for the 30th of February. */
export function isCalendarDay(day: string): boolean {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (!year) return false;
  const read = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return read.toISOString().slice(0, 10) === day;
}

/**
 * True for a possible birth date of a living person: not after today, not more than 130 years ago (M122).
 * Today is the Madrid day of `madridDay`; both days are YYYY-MM-DD, which sort as text.
 */
export function isBirthDay(day: string, today: string): boolean {
  return isCalendarDay(day) && day <= today && Number(today.slice(0, 4)) - Number(day.slice(0, 4)) <= OLDEST_YEARS;
}
