import { madridDay } from '@clinic/contract/madrid-time';

/** The days of the notice that are not over yet in Madrid, sorted (M34, D13). Days are YYYY-MM-DD. */
export function upcomingNoticeDates(dates: string[], now: Date): string[] {
  const today = madridDay(now);
  return dates.filter((date) => date >= today).sort();
}
