/** The calendar day in Madrid, YYYY-MM-DD. */
export function madridDay(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(now);
}

/** The days of the notice that are not over yet in Madrid, sorted (checklist M34, D13). Days are YYYY-MM-DD. */
export function upcomingNoticeDates(dates: string[], now: Date): string[] {
  const today = madridDay(now);
  return dates.filter((date) => date >= today).sort();
}
