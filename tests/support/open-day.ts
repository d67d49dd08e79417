import { holidaysOf } from '@clinic/contract/public-holidays';

const DAY_MS = 86_400_000;
const isoOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** True for a public holiday of Spain or of a region, on which the demo's clinics have no hours. */
export const isHoliday = (iso: string): boolean => holidaysOf(Number(iso.slice(0, 4))).some(({ day }) => day === iso);

/**
 * Returns a weekday (0 is Sunday) as YYYY-MM-DD, at least this number of weeks from now; each number of weeks gives
 * another day. The day is no holiday, and neither are the given number of days after it.
 */
export function openDay(weekday: number, weeks: number, after: readonly number[] = [0]): string {
  let left = weeks;
  for (let at = Date.now() + 7 * DAY_MS; ; at += DAY_MS) {
    if (new Date(at).getUTCDay() !== weekday || after.some((days) => isHoliday(isoOf(at + days * DAY_MS)))) continue;
    left -= 1;
    if (left === 0) return isoOf(at);
  }
}
