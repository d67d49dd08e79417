import type { Interval, Week } from '@clinic/contract/open-state';
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] satisfies DayOfWeek[];
const DAY = 24 * 60;

/** The week of a clinic, days with the same hours together; a closed day is one without hours. Null: not known. */
export function openingHoursData(week: Week | null): OpeningHoursSpecification[] | undefined {
  const groups = new Map<string, { interval: Interval; days: DayOfWeek[] }>();
  for (const [day, hours] of week?.entries() ?? []) {
    for (const interval of hours) {
      const group = groups.get(interval.join()) ?? { interval, days: [] };
      group.days.push(...DAYS.slice(day, day + 1));
      groups.set(interval.join(), group);
    }
  }
  if (groups.size === 0) return undefined;
  return [...groups.values()].map(({ interval: [from, until], days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens: time(from),
    closes: time(until),
  }));
}

/** "07:40"; midnight at the end of a day is "23:59", as search engines want it, hours past it count from "00:00". */
function time(minute: number): string {
  if (minute === DAY) return '23:59';
  const ofDay = minute % DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
