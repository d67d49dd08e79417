import type { DayHours, Interval, Week } from './open-state';
import { openingTokens, type Token } from './opening-tokens';

const DAY = 24 * 60;
/** Hours that end after midnight are accepted up to this length; longer ones are treated as typing errors. */
const MAX_NIGHT_MINUTES = 12 * 60;
/** Earlier hours that end after midnight are half of the 12-hour clock: "14:00 a 2:00". */
const EARLIEST_NIGHT = 18 * 60;
/** Hours that begin from 1:00 to here and end by noon may be in the afternoon: "de 4 a 8". */
const SURE_MORNING = 7 * 60;

/**
 * The week in a free text ("Lunes a viernes 7:40 a 22:00", in Spanish, Catalan or English); a day that is not mentioned
 * is closed. Null when any part is not understood or two parts contradict each other: the text is then shown verbatim.
 */
export function parseOpeningHours(text: string | null): Week | null {
  const tokens = text ? openingTokens(text) : null;
  if (!tokens || tokens.length === 0) return null;
  if (new Set(tokens.flatMap((token) => (token.kind === 'time' ? token.isHalf : []))).size > 1) return null;
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
      const more = kind() === 'to' ? daysBetween(found, next.days) : next.days;
      if (!more) return null;
      found = [...found, ...more];
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
      const interval = intervalOf(from, until);
      if (!interval || interval[0] < (found.at(-1)?.[1] ?? 0)) return null;
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

/** The days after the last of `days` up to a single day, across the end of the week if necessary; null for several. */
function daysBetween(days: number[], [last, ...others]: number[]): number[] | null {
  const first = days.at(-1);
  if (first === undefined || last === undefined || last === first || others.length > 0) return null;
  const length = (last - first + 7) % 7;
  return Array.from({ length }, (_, step) => (first + step + 1) % 7);
}

type Time = Extract<Token, { kind: 'time' }>;

/** Null when the two times cannot be the ends of one interval, or may belong to the 12-hour clock. */
function intervalOf({ minute: from, isHalf, isPadded }: Time, { minute: until }: Time): Interval | null {
  const isSure = isHalf || isPadded || from < 60 || from >= SURE_MORNING || until > DAY / 2;
  if (until > from) return isSure ? [from, until] : null;
  if (until === from || from === DAY) return null;
  if (until === 0) return [from, DAY];
  return from >= EARLIEST_NIGHT && until + DAY - from <= MAX_NIGHT_MINUTES ? [from, until + DAY] : null;
}

/** Null when two rules contradict each other, or share some of their days: the second may replace the first. */
function weekOf(rules: Rule[]): Week | null {
  const week = Array.from({ length: 7 }, (): Interval[] => []);
  const ruled = new Map<number, string>();
  for (const { days, hours } of rules) {
    const which = `${[...days].sort()} ${hours.length === 0}`;
    for (const day of days) {
      if ((ruled.get(day) ?? which) !== which) return null;
      ruled.set(day, which);
      week[day]?.push(...hours);
    }
  }
  const sorted: DayHours[] = week.map((hours) => hours.sort(([a], [b]) => a - b));
  return sorted.some((hours, day) => overlaps(hours, sorted[(day + 1) % 7] ?? [])) ? null : sorted;
}

/** True for hours of a day that begin before earlier ones of that day, or of the day before, end. */
const overlaps = (hours: DayHours, next: DayHours): boolean =>
  [...hours, ...next.map(([from]): Interval => [from + DAY, from + DAY])].some(
    ([from], index, all) => index > 0 && from < (all[index - 1]?.[1] ?? 0),
  );
