import { daysLater, toMinutes, wallMoment, weekdayOf } from '#madrid-clock';
import { INBOXES, type InboxKind } from './kinds';

const HOUR_MS = 60 * 60_000;
const PROMISED_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
/** A week without an open hour is none of ours. */
const MOST_DAYS = 8;

/** When the clinics call, as the notices of the site say it (messages: Wizard.next1). */
function phoneHours(day: string): { from: number; to: number } | null {
  const weekday = weekdayOf(day);
  if (weekday === 7) return null;
  return weekday === 6
    ? { from: toMinutes('0745'), to: toMinutes('1500') }
    : { from: toMinutes('0740'), to: toMinutes('2200') };
}

/**
 * Until when an answer was promised; null where nothing was. A call is promised within 24 hours and the hours of the telephone:
 * the last minute that is both, and where there is none an hour after the next opening.
 */
export function dueAt(kind: InboxKind, received: Date): Date | null {
  const { promise } = INBOXES[kind];
  if (promise === null) return null;
  const end = new Date(received.getTime() + PROMISED_MS);
  return promise === 'day' ? end : (lastOpen(received, end) ?? nextOpening(end));
}

function lastOpen(received: Date, end: Date): Date | null {
  const { day, hhmm } = wallMoment(end);
  const minute = toMinutes(hhmm);
  for (const [one, until] of [
    [day, minute],
    [daysLater(day, -1), 24 * 60],
  ] as const) {
    const hours = phoneHours(one);
    if (!hours || until < hours.from) continue;
    const last = Math.min(until, hours.to);
    const daysBack = one === day ? 0 : 24 * 60;
    const moment = new Date(end.getTime() - (minute + daysBack - last) * MINUTE_MS);
    return moment > received ? moment : null;
  }
  return null;
}

function nextOpening(end: Date): Date {
  const { day, hhmm } = wallMoment(end);
  for (let ahead = 0; ahead < MOST_DAYS; ahead += 1) {
    const hours = phoneHours(daysLater(day, ahead));
    if (!hours || (ahead === 0 && toMinutes(hhmm) > hours.from)) continue;
    const minutes = ahead * 24 * 60 + hours.from - toMinutes(hhmm);
    return new Date(end.getTime() + minutes * MINUTE_MS + HOUR_MS);
  }
  return end;
}
