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
  const rows = seeds.flatMap(({ clinic, hours, ...rest }) => {
    const clinicId = ids.get(clinic);
    if (clinicId === undefined)
      throw new Error(`The opening hours name a clinic "${clinic}" the catalogue does not have.`);
    return hours.flatMap(({ weekdays, from, to }) =>
      weekdays.map((weekday) => ({ ...rest, clinicId, weekday, from, to })),
    );
  });
  await q.script('delete from schedule');
  await q.query(
    `insert into schedule (id, clinic_id, test, weekday, from_hhmm, to_hhmm, minutes, capacity, price_cents)
     select number, "clinicId", test, weekday, "from", "to", minutes, capacity, "priceCents"
     from jsonb_to_recordset($1::jsonb) as rows (number integer, "clinicId" integer, test text, weekday integer,
       "from" text, "to" text, minutes integer, capacity integer, "priceCents" integer)`,
    [JSON.stringify(rows.map((row, index) => ({ number: index + 1, ...row })))],
  );
}
