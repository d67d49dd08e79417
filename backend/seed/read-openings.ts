import type { Querier } from '#store/db';
import type { OpeningFile, ScheduleSeed } from './schedules';

/** SQL of the names of a row's service, one of which is not null. */
const NAMES = (service: string) =>
  `'test', case when ${service} not like '%-%' then ${service} end, 'diagnosticTest', prueba.urlseo,
   'speciality', especialidad.urlseo, 'doctor', medico.id`;
const JOINS = (service: string) =>
  `left join especialidad on ${service} = 'especialidad-' || especialidad.id left join medico on ${service} = 'medico-' || medico.id
   left join prueba on ${service} = 'prueba-' || prueba.id`;
/** Hours of a service that is no longer in the catalogue could not be imported again, and are left out. */
const KNOWN = (service: string) =>
  `(${service} is null or ${service} not like '%-%' or especialidad.id is not null or medico.id is not null
   or prueba.id is not null)`;
const SEATS = `'minutes', minutes, 'capacity', capacity, 'priceCents', price_cents,
  'video', nullif(is_video, false)`;

/**
 * Returns the opening hours in the format of the seed; hours with equal length, seats, price and days form one entry.
 */
export async function readOpenings(q: Querier): Promise<ScheduleSeed[]> {
  type Row = { entry: Omit<ScheduleSeed, 'hours'>; weekday: number; from: string; to: string };
  const rows = await q.query<Row>(
    `select jsonb_strip_nulls(jsonb_build_object('clinic', clinic.urlseo, ${NAMES('service')}, ${SEATS},
              'from', valid_from, 'until', valid_until)) as entry,
            weekday, from_hhmm as "from", to_hhmm as "to"
     from schedule join centromedico as clinic on clinic.id = clinic_id ${JOINS('service')}
     where ${KNOWN('service')} order by schedule.id`,
  );
  const openings = new Map<string, ScheduleSeed>();
  for (const { entry, weekday, from, to } of rows) {
    const key = JSON.stringify(entry);
    const opening = openings.get(key) ?? { ...entry, hours: [] };
    openings.set(key, opening);
    const same = opening.hours.find((hours) => hours.from === from && hours.to === to);
    if (same) same.weekdays.push(weekday);
    else opening.hours.push({ weekdays: [weekday], from, to });
  }
  return [...openings.values()];
}

/**
 * Returns the hours with holidays, closures and extra hours. Without any of these, returns only the list of hours,
 * which is the format of older files.
 */
export async function readOpeningFile(q: Querier): Promise<OpeningFile | ScheduleSeed[]> {
  const hours = await readOpenings(q);
  type Entry<K extends keyof OpeningFile> = { entry: NonNullable<OpeningFile[K]>[number] };
  const holidays = await q.query<Entry<'holidays'>>(
    `select jsonb_strip_nulls(jsonb_build_object('clinic', clinic.urlseo, 'regions', regions, 'day', first_day, 'name', reason))
       as entry from closure left join centromedico as clinic on clinic.id = clinic_id
     where is_holiday and (clinic_id is null or clinic.id is not null) order by first_day, closure.id`,
  );
  const closures = await q.query<Entry<'closures'>>(
    `select jsonb_strip_nulls(jsonb_build_object('clinic', clinic.urlseo, 'regions', regions, ${NAMES('service')},
       'first', first_day, 'last', last_day, 'from', from_hhmm, 'to', to_hhmm, 'reason', reason)) as entry
     from closure left join centromedico as clinic on clinic.id = clinic_id ${JOINS('service')}
     where not is_holiday and (clinic_id is null or clinic.id is not null) and ${KNOWN('service')} order by first_day, closure.id`,
  );
  const extras = await q.query<Entry<'extras'>>(
    `select jsonb_strip_nulls(jsonb_build_object('clinic', clinic.urlseo, ${NAMES('service')}, 'day', day,
       'from', from_hhmm, 'to', to_hhmm, ${SEATS})) as entry
     from extra_hours join centromedico as clinic on clinic.id = clinic_id ${JOINS('service')}
     where ${KNOWN('service')} order by day, extra_hours.id`,
  );
  if (holidays.length + closures.length + extras.length === 0) return hours;
  const entries = <T>(rows: { entry: T }[]) => rows.map(({ entry }) => entry);
  return { hours, holidays: entries(holidays), closures: entries(closures), extras: entries(extras) };
}
