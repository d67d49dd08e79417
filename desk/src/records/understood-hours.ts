import { type DayHours, openState, timeOfMinute } from '@clinic/contract/open-state';
import { parseOpeningHours } from '@clinic/contract/opening-hours';
import { weekdayName } from '../format';

/** Days from Monday = 1 that are alike, and their hours as "7:40–22:00"; '' for a closed day. */
type Days = { first: number; last: number; hours: string };

type Understood = { days: Days[]; isOpen: boolean };

/**
 * Parses typed opening hours as the site does, with the state at `now` by the clock of Madrid. Returns null when
 * nothing can be parsed: the site then shows the text unchanged and does not say whether the clinic is open
 * (docs/decisions/0014).
 */
export function understoodHours(text: string, now: Date): Understood | null {
  const week = parseOpeningHours(text);
  if (!week) return null;
  const days = week.map(hoursOf).reduce<Days[]>((found, hours, day) => {
    const before = found.at(-1);
    if (before?.hours === hours) before.last = day + 1;
    else found.push({ first: day + 1, last: day + 1, hours });
    return found;
  }, []);
  const { kind } = openState(week, now);
  return { days, isOpen: kind === 'open' || kind === 'closing' };
}

const hoursOf = (hours: DayHours): string =>
  hours.map(([from, until]) => `${timeOfMinute(from)}–${timeOfMinute(until)}`).join(', ');

/** "lunes a viernes 7:40–22:00; sábado 7:45–15:00; domingo cerrado", days and words of the screens' language. */
export function daysText(days: Days[], locale: string, words: { to: string; closed: string }): string {
  const name = (day: number) => weekdayName(day, locale);
  return days
    .map(({ first, last, hours }) => {
      const which = first === last ? name(first) : `${name(first)} ${words.to} ${name(last)}`;
      return `${which} ${hours || words.closed}`;
    })
    .join('; ');
}
