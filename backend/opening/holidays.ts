import type { ContentLocale } from '#catalogue/locale';
import { daysLater } from '#madrid-clock';

type Names = Record<ContentLocale, string>;

/** A community with holidays of its own; those of all of Spain have null instead. */
type Community = 'valencian' | 'catalonia' | 'madrid';

/** A holiday of a year; `regions` are its provinces, or null for all. */
export type Holiday = { day: string; names: Names; community: Community | null; regions: string[] | null };

/** The provinces of a community, as spelled in the catalogue. */
const REGIONS: Record<Community, string[]> = {
  valencian: ['valencia', 'castello', 'alicante'],
  catalonia: ['barcelona', 'girona', 'lleida', 'tarragona'],
  madrid: ['madrid'],
};

/** A day MM-DD, or the number of days after Easter Sunday. */
type Rule = [when: string | number, es: string, ca: string, en: string];

const NATIONAL: Rule[] = [
  ['01-01', 'Año Nuevo', 'Cap d’Any', 'New Year’s Day'],
  ['01-06', 'Epifanía del Señor', 'Reis', 'Epiphany'],
  [-2, 'Viernes Santo', 'Divendres Sant', 'Good Friday'],
  ['05-01', 'Fiesta del Trabajo', 'Festa del Treball', 'Labour Day'],
  ['08-15', 'Asunción de la Virgen', 'Mare de Déu d’Agost', 'Assumption Day'],
  ['10-12', 'Fiesta Nacional de España', 'Festa Nacional d’Espanya', 'National Day of Spain'],
  ['11-01', 'Todos los Santos', 'Tots Sants', 'All Saints’ Day'],
  ['12-06', 'Día de la Constitución', 'Dia de la Constitució', 'Constitution Day'],
  ['12-08', 'Inmaculada Concepción', 'La Puríssima', 'Immaculate Conception'],
  ['12-25', 'Navidad', 'Nadal', 'Christmas Day'],
];

const EASTER_MONDAY: Rule = [1, 'Lunes de Pascua', 'Dilluns de Pasqua', 'Easter Monday'];
const SAINT_JOHN: Rule = ['06-24', 'San Juan', 'Sant Joan', 'Saint John’s Day'];
const REGIONAL: Record<Community, Rule[]> = {
  valencian: [
    ['03-19', 'San José', 'Sant Josep', 'Saint Joseph’s Day'],
    EASTER_MONDAY,
    SAINT_JOHN,
    ['10-09', 'Día de la Comunitat Valenciana', 'Dia de la Comunitat Valenciana', 'Valencian Community Day'],
  ],
  catalonia: [
    EASTER_MONDAY,
    SAINT_JOHN,
    ['09-11', 'Diada Nacional de Cataluña', 'Diada Nacional de Catalunya', 'National Day of Catalonia'],
    ['12-26', 'San Esteban', 'Sant Esteve', 'Saint Stephen’s Day'],
  ],
  madrid: [
    [-3, 'Jueves Santo', 'Dijous Sant', 'Maundy Thursday'],
    ['05-02', 'Fiesta de la Comunidad de Madrid', 'Festa de la Comunitat de Madrid', 'Community of Madrid Day'],
  ],
};

/** Returns the name of a holiday in a language if it is stored under any of its names, otherwise the stored name. */
export const holidayName = (day: string, stored: string, locale: ContentLocale): string =>
  holidaysOf(Number(day.slice(0, 4))).find((one) => one.day === day && Object.values(one.names).includes(stored))
    ?.names[locale] ?? stored;

/** Easter Sunday of a year, YYYY-MM-DD, by the Gregorian computus. */
export function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (correction + 19 * golden + 15) % 30;
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return daysLater(`${year}-03-28`, moon - weekday);
}

/**
 * Returns the holidays of all of Spain and the usual ones of its communities, ordered by day; in some years a community
 * moves one of these.
 */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterOf(year);
  const holidays = (rules: Rule[], community: Community | null) =>
    rules.map(
      ([when, es, ca, en]): Holiday => ({
        day: typeof when === 'number' ? daysLater(easter, when) : `${year}-${when}`,
        names: { es, ca, en },
        community,
        regions: community && REGIONS[community],
      }),
    );
  const regional = (Object.keys(REGIONAL) as Community[]).flatMap((one) => holidays(REGIONAL[one], one));
  return [...holidays(NATIONAL, null), ...regional].sort((one, other) => one.day.localeCompare(other.day));
}
