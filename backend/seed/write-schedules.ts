import type { Db, Querier } from '#store/db';
import type { ScheduleSeed } from './schedules';

/** Any number will do, as long as every process uses the same one. */
const SCHEDULE_LOCK = 4_310_003;

/**
 * Writes the demo's opening hours when there are none and the catalogue is the demo as it was written: one that was
 * imported since has other clinics. Answers whether it did. Safe when several processes start at once.
 */
export async function seedSchedulesWhenEmpty(db: Db, load: () => Promise<readonly ScheduleSeed[]>): Promise<boolean> {
  if (!(await isWanted(db))) return false;
  const seeds = await load();
  return await db.tx(async (q) => {
    await q.query('select pg_advisory_xact_lock($1)', [SCHEDULE_LOCK]);
    if (!(await isWanted(q))) return false;
    await writeSchedules(q, seeds);
    return true;
  });
}

async function isWanted(q: Querier): Promise<boolean> {
  const rows = await q.query(
    'select 1 from catalogue_version where version = 1 and not exists (select 1 from schedule)',
  );
  return rows.length > 0;
}

/** Makes the opening hours equal to `seeds`. Throws a sentence when a clinic is not in the catalogue. */
export async function writeSchedules(q: Querier, seeds: readonly ScheduleSeed[]): Promise<void> {
  const clinics = await q.query<{ id: number; urlseo: string }>('select id, urlseo from centromedico');
  const ids = new Map(clinics.map(({ id, urlseo }) => [urlseo, id]));
  const agendas = await readAgendaNames(q);
  const rows = seeds.flatMap(({ clinic, hours, speciality, doctor, ...rest }) => {
    const clinicId = ids.get(clinic);
    if (clinicId === undefined)
      throw new Error(`The opening hours name a clinic "${clinic}" the catalogue does not have.`);
    const name = speciality ?? doctor;
    const agenda = name === undefined ? null : agendas.get(name);
    if (agenda === undefined)
      throw new Error(`The opening hours name a speciality or doctor "${name}" the catalogue does not have.`);
    return hours.flatMap(({ weekdays, from, to }) =>
      weekdays.map((weekday) => ({ ...rest, agenda, clinicId, weekday, from, to })),
    );
  });
  await q.script('delete from schedule');
  await q.query(
    `insert into schedule (id, clinic_id, test, agenda, weekday, from_hhmm, to_hhmm, minutes, capacity, price_cents)
     select number, "clinicId", test, agenda, weekday, "from", "to", minutes, capacity, "priceCents"
     from jsonb_to_recordset($1::jsonb) as rows (number integer, "clinicId" integer, test text, agenda text, weekday integer,
       "from" text, "to" text, minutes integer, capacity integer, "priceCents" integer)`,
    [JSON.stringify(rows.map((row, index) => ({ number: index + 1, ...row })))],
  );
}

/** The agendas by the urlseo of their speciality or the id of their doctor. */
async function readAgendaNames(q: Querier): Promise<Map<string | number, string>> {
  const specialities = await q.query<{ id: number; urlseo: string }>('select id, urlseo from especialidad');
  const doctors = await q.query<{ id: number }>('select id from medico');
  return new Map<string | number, string>([
    ...specialities.map(({ id, urlseo }): [string, string] => [urlseo, `especialidad-${id}`]),
    ...doctors.map(({ id }): [number, string] => [id, `medico-${id}`]),
  ]);
}

/** The opening hours as they can be written again, those of equal length, seats and price as one entry. */
export async function readOpenings(q: Querier): Promise<ScheduleSeed[]> {
  type Row = { entry: Omit<ScheduleSeed, 'hours'>; weekday: number; from: string; to: string };
  const rows = await q.query<Row>(
    `select jsonb_strip_nulls(jsonb_build_object('clinic', clinic.urlseo, 'test', test, 'speciality', especialidad.urlseo,
              'doctor', medico.id, 'minutes', minutes, 'capacity', capacity, 'priceCents', price_cents)) as entry,
            weekday, from_hhmm as "from", to_hhmm as "to"
     from schedule join centromedico as clinic on clinic.id = clinic_id
     left join especialidad on agenda = 'especialidad-' || especialidad.id
     left join medico on agenda = 'medico-' || medico.id
     where test is not null or especialidad.id is not null or medico.id is not null
     order by schedule.id`,
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
