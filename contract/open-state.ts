import { weekTime } from './dates';

/** Minutes of the day from opening to closing; the second is over 1440 for hours that end after midnight. */
export type Interval = readonly [from: number, until: number];
export type DayHours = readonly Interval[];
/** Seven days from Monday, in Madrid time; a day without hours is closed. */
export type Week = readonly DayHours[];

export type OpenState =
  | { kind: 'open' }
  /** Open, and closing within the hour. */
  | { kind: 'closing'; minute: number }
  /** `day` counts from Monday = 0; `isToday` is true if it opens later today. */
  | { kind: 'closed'; day: number; minute: number; isToday: boolean }
  /** A week without opening hours. */
  | { kind: 'never' };

const DAY = 24 * 60;
const WEEK = 7 * DAY;
/** "Cierra a las …" is shown from this many minutes before. */
const CLOSING_SOON = 60;

/** Open, closing soon, or the next opening. Opening hours are clock time: a clock change does not move them. */
export function openState(week: Week, now: Date): OpenState {
  const { day, minute } = weekTime(now);
  const ofWeek = day * DAY + minute;
  const stays = staysOf(week);
  const current = stays.find(([from, until]) => from <= ofWeek && ofWeek < until);
  if (current) {
    const left = current[1] - ofWeek;
    return left > CLOSING_SOON ? { kind: 'open' } : { kind: 'closing', minute: current[1] % DAY };
  }
  const next = stays.find(([from]) => from > ofWeek);
  if (!next) return { kind: 'never' };
  const opens = Math.floor(next[0] / DAY);
  return { kind: 'closed', day: opens % 7, minute: next[0] % DAY, isToday: opens === day };
}

/** The union of several weeks: open whenever any of them is. */
export function unionOf(weeks: readonly Week[]): Week {
  return Array.from({ length: 7 }, (_, day) =>
    joined(weeks.flatMap((week) => week[day] ?? []).sort(([a], [b]) => a - b)),
  );
}

/** The hours from last week to the next in minutes since Monday 0:00. */
function staysOf(week: Week): Interval[] {
  const hours = [-WEEK, 0, WEEK].flatMap((start) =>
    week.flatMap((day, index) =>
      day.map(([from, until]): Interval => [start + index * DAY + from, start + index * DAY + until]),
    ),
  );
  return joined(hours);
}

/** The hours in chronological order, with adjacent ones merged. */
function joined(hours: Interval[]): Interval[] {
  const stays: Interval[] = [];
  for (const [from, until] of hours) {
    const last = stays.at(-1);
    if (last && from <= last[1]) stays.splice(-1, 1, [last[0], Math.max(last[1], until)]);
    else stays.push([from, until]);
  }
  return stays;
}

/** "7:40"; the end of a day is "24:00", and later minutes count from 0:00 again. */
export function timeOfMinute(minute: number): string {
  const ofDay = minute > DAY ? minute - DAY : minute;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`;
}
