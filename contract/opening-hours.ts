import type { DayHours, Interval, Week } from './open-state';
import { openingTokens, type Token } from './opening-tokens';

const DAY = 24 * 60;
/** Hours that end after midnight are accepted up to this length; longer ones are treated as typing errors. */
const LONGEST_NIGHT = 12 * 60;

/**
 * The week in a free text ("Lunes a viernes 7:40 a 22:00", in Spanish, Catalan or English); a day that is not mentioned
 * is closed. Null when any part is not understood or two parts contradict each other: the text is then shown verbatim.
 */
export function parseOpeningHours(text: string | null): Week | null {
  const tokens = text ? openingTokens(text) : null;
  if (!tokens || tokens.length === 0) return null;
  const rules = readRules(tokens);
  return rules && weekOf(rules);
}

/** Whether two texts state the same hours, as far as both are understood. */
export function areSameHours(one: string, other: string): boolean {
  const weeks = [one, other].map(parseOpeningHours);
  return weeks.includes(null) || JSON.stringify(weeks[0]) === JSON.stringify(weeks[1]);
}

/** `hours` of the days; empty: closed. */
type Rule = { days: number[]; hours: Interval[] };

function readRules(tokens: Token[]): Rule[] | null {
  const rules: Rule[] = [];
  let at = 0;
  const kind = (ahead = 0) => tokens[at + ahead]?.kind;
  const skip = (...kinds: Token['kind'][]) => {
    while (kinds.some((known) => known === kind())) at++;
  };
  const days = (): number[] | null => {
    const first = tokens[at];
    if (first?.kind !== 'days') return null;
    let found = first.days;
    at++;
    while ((kind() === 'to' || kind() === 'and') && kind(1) === 'days') {
      const next = tokens[at + 1];
      if (next?.kind !== 'days') return null;
      found = [...found, ...(kind() === 'to' ? daysBetween(found.at(-1) ?? 0, next.days[0] ?? 0) : next.days)];
      at += 2;
    }
    return [...new Set(found)];
  };
  const hours = (): Interval[] | null => {
    if (kind() === 'closed' || kind() === 'allDay') return tokens[at++]?.kind === 'closed' ? [] : [[0, DAY]];
    const found: Interval[] = [];
    while (kind() === 'time') {
      const [from, to, until] = tokens.slice(at, at + 3);
      if (from?.kind !== 'time' || to?.kind !== 'to' || until?.kind !== 'time') return null;
      const interval = from.isHalf === until.isHalf ? intervalOf(from.minute, until.minute) : null;
      if (!interval) return null;
      found.push(interval);
      at += 3;
      const gap = kind() === 'and' || kind() === 'line' ? 1 : 0;
      if (kind(gap) === 'time') at += gap;
    }
    return found.length > 0 ? found : null;
  };
  for (skip('line'); at < tokens.length; skip('and', 'line')) {
    const isClosedFirst = kind() === 'closed';
    if (isClosedFirst) at++;
    const ruleDays = days();
    if (!isClosedFirst) skip('and', 'line');
    const ruleHours = isClosedFirst ? [] : hours();
    if (!ruleDays || !ruleHours) return null;
    rules.push({ days: ruleDays, hours: ruleHours });
  }
  return rules;
}

/** The days after `first` up to `last`, across the end of the week if necessary. */
function daysBetween(first: number, last: number): number[] {
  const length = (last - first + 7) % 7;
  return Array.from({ length }, (_, step) => (first + step + 1) % 7);
}

/** Null when the two times cannot be the ends of one interval. */
function intervalOf(from: number, until: number): Interval | null {
  if (until > from) return [from, until];
  if (until === from || from === DAY) return null;
  const isMidnight = until === 0;
  return isMidnight || until + DAY - from <= LONGEST_NIGHT ? [from, until + DAY] : null;
}

function weekOf(rules: Rule[]): Week | null {
  const week = Array.from({ length: 7 }, (): Interval[] => []);
  const closed = new Set(rules.flatMap(({ days, hours }) => (hours.length === 0 ? days : [])));
  for (const { days, hours } of rules) for (const day of days) week[day]?.push(...hours);
  if (week.some((hours, day) => hours.length > 0 && closed.has(day))) return null;
  const sorted: DayHours[] = week.map((hours) => hours.sort(([a], [b]) => a - b));
  return sorted.some(overlaps) ? null : sorted;
}

const overlaps = (hours: DayHours) => hours.some(([from], index) => index > 0 && from < (hours[index - 1]?.[1] ?? 0));
