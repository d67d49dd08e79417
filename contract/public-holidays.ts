import { addDays } from './dates';

/** A community with its own holidays; a holiday of all of Spain has null instead. */
type Community = 'valencian' | 'catalonia' | 'madrid';

/** A holiday of a year; `regions` are its provinces, or null for all. */
export type Holiday = { day: string; name: HolidayName; community: Community | null; regions: string[] | null };

/** The provinces of a community, as spelled in the catalogue. */
const REGIONS: Record<Community, string[]> = {
  valencian: ['valencia', 'castello', 'alicante'],
  catalonia: ['barcelona', 'girona', 'lleida', 'tarragona'],
  madrid: ['madrid'],
};

/** A day MM-DD, or the number of days after Easter Sunday, and the key of the holiday's name. */
type Rule = readonly [when: string | number, name: string];

const NATIONAL = [
  ['01-01', 'newYear'],
  ['01-06', 'epiphany'],
  [-2, 'goodFriday'],
  ['05-01', 'labourDay'],
  ['08-15', 'assumption'],
  ['10-12', 'spain'],
  ['11-01', 'allSaints'],
  ['12-06', 'constitution'],
  ['12-08', 'immaculateConception'],
  ['12-25', 'christmas'],
] as const satisfies Rule[];

const EASTER_MONDAY = [1, 'easterMonday'] as const;
const SAINT_JOHN = ['06-24', 'saintJohn'] as const;
const REGIONAL = {
  valencian: [['03-19', 'saintJoseph'], EASTER_MONDAY, SAINT_JOHN, ['10-09', 'valencia']],
  catalonia: [EASTER_MONDAY, SAINT_JOHN, ['09-11', 'catalonia'], ['12-26', 'saintStephen']],
  madrid: [
    [-3, 'maundyThursday'],
    ['05-02', 'madrid'],
  ],
} as const satisfies Record<Community, Rule[]>;

/** The key of a holiday's name. */
type HolidayName = (typeof NATIONAL)[number][1] | (typeof REGIONAL)[Community][number][1];

/** Easter Sunday of a year, YYYY-MM-DD, by the Gregorian computus. */
export function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (correction + 19 * golden + 15) % 30;
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, moon - weekday);
}

/**
 * Returns the holidays of all of Spain and the usual ones of its communities, ordered by day; in some years a community
 * moves one of these.
 */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterOf(year);
  const holidays = (rules: readonly (readonly [string | number, HolidayName])[], community: Community | null) =>
    rules.map(
      ([when, name]): Holiday => ({
        day: typeof when === 'number' ? addDays(easter, when) : `${year}-${when}`,
        name,
        community,
        regions: community && REGIONS[community],
      }),
    );
  const regional = (Object.keys(REGIONAL) as Community[]).flatMap((one) => holidays(REGIONAL[one], one));
  return [...holidays(NATIONAL, null), ...regional].sort((one, other) => one.day.localeCompare(other.day));
}

/** True if nobody works on a day YYYY-MM-DD in a province of the catalogue. */
export const isHoliday = (day: string, region: string): boolean =>
  holidaysOf(Number(day.slice(0, 4))).some(
    (holiday) => holiday.day === day && (holiday.regions === null || holiday.regions.includes(region)),
  );
