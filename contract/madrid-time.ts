const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The last Sunday of a month, 1:00 UTC, when the clocks of the European Union change. */
function changeOf(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0, 1));
  return end.getTime() - end.getUTCDay() * DAY_MS;
}

/**
 * The Madrid wall time of an instant, as the instant with the same digits in UTC. Computed by the EU rule, which a test compares with
 * the time zone's tables: a browser that loads these for its first time zone is blocked for some 100 ms on a slow phone.
 */
function wallTime(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= changeOf(year, 2) && instant < changeOf(year, 9);
  return instant + (isSummer ? 2 : 1) * HOUR_MS;
}

/** The calendar day in Madrid, YYYY-MM-DD. */
export const madridDay = (now: Date): string => new Date(wallTime(now.getTime())).toISOString().slice(0, 10);

/** Weekday from Monday = 0 and minute of the day in Madrid. */
export function madridTime(now: Date): { day: number; minute: number } {
  const wall = new Date(wallTime(now.getTime()));
  return { day: (wall.getUTCDay() + 6) % 7, minute: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

/**
 * The instant at which the Madrid clock shows a day YYYY-MM-DD and a time HHMM. A repeated hour is the
 * first one; an hour skipped in March counts as winter time.
 */
export function madridInstant(day: string, hhmm: string): Date {
  const wall = Date.parse(`${day}T${hhmm.slice(0, 2)}:${hhmm.slice(2)}:00Z`);
  // Madrid is one or two hours ahead: the earlier of the two instants with this time, otherwise the winter one.
  const [summer, winter] = [wall - 2 * HOUR_MS, wall - HOUR_MS];
  return new Date(wallTime(summer) === wall ? summer : winter);
}
