import { isCalendarDay } from '@clinic/contract/calendar-day';

/** '2026-12-03' as 03/12/2026; empty for anything else. */
export function displayDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year ? `${date}/${month}/${year}` : '';
}

/** A day typed as dd/mm/yyyy, also with one digit, dots or hyphens, as YYYY-MM-DD; null for no day that exists (M39). */
export function parseTypedDay(typed: string): string | null {
  const [, date = '', month = '', year] = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/.exec(typed.trim()) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return year !== undefined && isCalendarDay(day) ? day : null;
}
