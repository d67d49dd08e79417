const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * The instant at which a clock in Madrid shows a day YYYY-MM-DD and a time HHMM, whatever the zone of the process. Of an
 * hour that comes twice it is the first; one that is skipped in March is read as if the clock had not been changed yet.
 */
export function madridInstant(day: string, hhmm: string): Date {
  const wall = Date.parse(`${day}T${hhmm.slice(0, 2)}:${hhmm.slice(2)}:00Z`);
  // Madrid is one or two hours ahead: the earlier of the two instants that shows this time, else winter's.
  const [summer, winter] = [wall - 2 * HOUR_MS, wall - HOUR_MS];
  return new Date(shownAt(summer) === wall ? summer : winter);
}

const HOUR_MS = 3_600_000;

/** What the clock shows at an instant, as if it were UTC. */
function shownAt(instant: number): number {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
}
