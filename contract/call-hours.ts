import { addDays, isCalendarDay, madridDay, madridInstant, toMinutes, weekdayOf } from './dates';
import { timeOfMinute } from './open-state';
import { isHoliday } from './public-holidays';

/** Hours in which the clinics call, on the clock of Madrid: a day YYYY-MM-DD, from and until HHMM. */
export type CallWindow = { day: string; from: string; until: string };

/** When the clinics call: null is within 24 hours. `due` is the last moment that keeps the promise. */
export type CallPromise = { window: CallWindow | null; due: Date };

/** Hours of customer service (M179). A test compares them with the hours that pages show. */
const WEEKDAY = { from: '0740', until: '2200' };
const SATURDAY = { from: '0745', until: '1500' };
/** Province of the call centre, whose holidays are free. */
const REGION = 'valencia';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A call can be promised if at least this much time of customer service is left. */
const LONG_ENOUGH_MS = 60 * MINUTE_MS;
/** Between them there are always working days. */
const MOST_DAYS = 14;
/** Patients choose among the hours of this many days. */
const OFFERED_DAYS = 5;
/** Mornings end here. A shorter afternoon is part of the morning. */
const MIDDAY = '1400';
const SHORTEST_AFTERNOON = 120;

/** Returns the hours in which the clinics call on a day YYYY-MM-DD, or null on Sundays and holidays. */
export function callHours(day: string): CallWindow | null {
  const weekday = weekdayOf(day);
  if (weekday === 7 || isHoliday(day, REGION)) return null;
  return { day, ...(weekday === 6 ? SATURDAY : WEEKDAY) };
}

/**
 * Returns when the clinics call after a request: in the window the patient chose, else within 24 hours if customer
 * service is open for at least an hour of these, else in the next hours of customer service.
 */
export function callPromise(received: Date, chosen: CallWindow | null = null): CallPromise {
  if (chosen) return { window: chosen, due: endOf(chosen) };
  const end = new Date(received.getTime() + DAY_MS);
  let [open, due] = [0, end];
  for (const { from, until } of openTimes(received)) {
    if (from >= end) break;
    const last = until < end ? until : end;
    open += last.getTime() - from.getTime();
    due = last;
  }
  if (open >= LONG_ENOUGH_MS) return { window: null, due };
  const next = openTimes(received).find(({ from, until }) => until.getTime() - from.getTime() >= LONG_ENOUGH_MS);
  return next ? { window: next.window, due: next.until } : { window: null, due };
}

/** Returns the windows a patient can choose at an instant: mornings and afternoons that have not begun. */
export function callChoices(now: Date): CallWindow[] {
  const today = madridDay(now);
  const days = Array.from({ length: MOST_DAYS }, (_, ahead) => partsOf(addDays(today, ahead)));
  return days
    .map((parts) => parts.filter(({ day, from }) => madridInstant(day, from) > now))
    .filter((parts) => parts.length > 0)
    .slice(0, OFFERED_DAYS)
    .flat();
}

/** True for a window whose hours have passed. */
export const isOver = (window: CallWindow, now: Date): boolean => endOf(window) <= now;

/** The times of a window as people read them: '7:40' and '14:00'. */
export const callTimes = ({ from, until }: CallWindow): { from: string; until: string } => ({
  from: timeOfMinute(toMinutes(from)),
  until: timeOfMinute(toMinutes(until)),
});

/** Formats a window for the wire: '2026-12-01 0740-1400'. */
export const callWindowValue = ({ day, from, until }: CallWindow): string => `${day} ${from}-${until}`;

/** Parses a window of the wire; null for any other text and for hours that cannot be chosen on that day. */
export function parseCallWindow(text: string): CallWindow | null {
  const [day = ''] = text.split(' ');
  const hours = isCalendarDay(day) ? callHours(day) : null;
  return hours && ([hours, ...partsOf(day)].find((one) => callWindowValue(one) === text) ?? null);
}

/** The morning and the afternoon of a day with customer service. */
function partsOf(day: string): CallWindow[] {
  const hours = callHours(day);
  if (!hours) return [];
  if (toMinutes(hours.until) - toMinutes(MIDDAY) < SHORTEST_AFTERNOON) return [hours];
  return [
    { day, from: hours.from, until: MIDDAY },
    { day, from: MIDDAY, until: hours.until },
  ];
}

/** The times of customer service from an instant on, in chronological order. */
function openTimes(start: Date): { window: CallWindow; from: Date; until: Date }[] {
  const today = madridDay(start);
  return Array.from({ length: MOST_DAYS }, (_, ahead) => callHours(addDays(today, ahead)))
    .filter((window) => window !== null)
    .map((window) => ({ window, opens: madridInstant(window.day, window.from), until: endOf(window) }))
    .filter(({ until }) => until > start)
    .map(({ window, opens, until }) => ({ window, from: opens > start ? opens : start, until }));
}

const endOf = ({ day, until }: CallWindow): Date => madridInstant(day, until);
