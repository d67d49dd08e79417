import 'server-only';
import { isCalendarDay } from '@clinic/contract/calendar-day';
import { env } from '@/lib/env';

/** A day YYYY-MM-DD as the wire asks for it, day-month-year with the separator of the environment (M96, D1). */
export const toWireDay = (day: string): string => day.split('-').reverse().join(env().SLOT_DATE_SEPARATOR);

/** The day YYYY-MM-DD of a date with either separator, either way round, a time behind it or not; null for any other text. */
export function dayOf(text: string | null): string | null {
  const [date = ''] = text?.trim().split(/[ T]/) ?? [];
  const parts = date.split(/[-/.]/).map((part) => part.padStart(2, '0'));
  const day = (parts[0]?.length === 4 ? parts : parts.reverse()).join('-');
  return isCalendarDay(day) ? day : null;
}
