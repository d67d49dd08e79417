import { lockOpening } from '#hours/opening';
import { refuseAnyOverlap } from '#opening/change';
import { seatAgreed } from '#opening/seat-agreed';
import type { Db, Querier } from '#store/db';
import type { OpeningFile, ScheduleSeed } from './schedules';

/** Arbitrary, but equal in all processes. */
const SCHEDULE_LOCK = 4_310_003;

/**
 * Writes the demo's opening hours if there are none and the catalogue is the unchanged demo: an imported one has other
 * clinics. Returns whether it wrote them. Safe when several processes start at once.
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

/** Makes the weekly hours equal to `hours` and leaves the rest unchanged. Throws as `writeOpening` does. */
export const writeSchedules = (q: Querier, hours: readonly ScheduleSeed[]): Promise<void> =>
  writeOpening(q, { hours: [...hours], holidays: null, closures: null, extras: null });

/**
 * Replaces all parts contained in a file. Throws an Error with a readable message if the catalogue lacks a clinic, a
 * test, a speciality or a doctor, or when hours of one service overlap.
 */
export async function writeOpening(q: Querier, file: OpeningFile): Promise<void> {
  const names = await readNames(q);
  await lockOpening(q, [...names.clinics.values()], 'change');
  const rows = file.hours.flatMap(({ hours, from: first, until: last, ...entry }) => {
    const line = { ...named(names, entry), first, last };
    return hours.flatMap(({ weekdays, from, to }) => weekdays.map((weekday) => ({ ...line, weekday, from, to })));
  });
  await q.script('delete from schedule');
  await q.query(
    `insert into schedule (id, clinic_id, test, agenda, weekday, from_hhmm, to_hhmm, minutes, capacity, price_cents, valid_from,
       valid_until, is_video)
     select number, "clinicId", test, agenda, weekday, "from", "to", minutes, capacity, "priceCents", first, last, coalesce(video, false)
     from jsonb_to_recordset($1::jsonb) as rows (number integer, "clinicId" integer, test text, agenda text, weekday integer,
       "from" text, "to" text, minutes integer, capacity integer, "priceCents" integer, first date, last date, video boolean)`,
    [JSON.stringify(rows.map((row, index) => ({ number: index + 1, ...row })))],
  );
  if (file.extras) await writeExtras(q, names, file.extras);
  if (file.holidays && file.closures) await writeClosures(q, names, file.holidays, file.closures);
  await refuseAnyOverlap(q);
  await seatAgreed(q);
}

type Named = { clinic?: string; test?: string; diagnosticTest?: string; speciality?: string; doctor?: number };
const KINDS = ['diagnosticTest', 'speciality', 'doctor'] as const;
type Kind = (typeof KINDS)[number];
type Ids = { clinics: Map<string, number>; agendas: Record<Kind, Map<string | number, string>> };
const KIND_NAMES: Record<Kind, string> = {
  diagnosticTest: 'diagnostic test',
  speciality: 'speciality',
  doctor: 'doctor',
};

/** Returns an entry with names replaced by ids; an id is null where the entry has no name. */
function named<E extends Named>({ clinics, agendas }: Ids, { clinic, diagnosticTest, speciality, doctor, ...rest }: E) {
  const clinicId = clinic === undefined ? null : clinics.get(clinic);
  if (clinicId === undefined)
    throw new Error(`The opening hours name a clinic "${clinic}" the catalogue does not have.`);
  const names = { diagnosticTest, speciality, doctor };
  const kind = KINDS.find((one) => names[one] !== undefined);
  const agenda = kind === undefined ? null : agendas[kind].get(names[kind] ?? '');
  if (kind !== undefined && agenda === undefined)
    throw new Error(`The opening hours name a ${KIND_NAMES[kind]} "${names[kind]}" the catalogue does not have.`);
  return { ...rest, clinicId, agenda: agenda ?? null, service: rest.test ?? agenda ?? null };
}

async function writeExtras(q: Querier, names: Ids, extras: NonNullable<OpeningFile['extras']>): Promise<void> {
  await q.script('delete from extra_hours');
  await q.query(
    `insert into extra_hours (clinic_id, service, day, from_hhmm, to_hhmm, minutes, capacity, price_cents,
       is_video)
     select "clinicId", service, day, "from", "to", minutes, capacity, "priceCents", coalesce(video, false)
     from jsonb_to_recordset($1::jsonb) as rows ("clinicId" integer, service text, day date, "from" text, "to" text,
       minutes integer, capacity integer, "priceCents" integer, video boolean)`,
    [JSON.stringify(extras.map((extra) => named(names, extra)))],
  );
}

async function writeClosures(
  q: Querier,
  names: Ids,
  holidays: NonNullable<OpeningFile['holidays']>,
  closures: NonNullable<OpeningFile['closures']>,
): Promise<void> {
  const rows = [
    ...holidays.map(({ day, name, ...scope }) => ({
      ...{ ...named(names, scope), isHoliday: true },
      ...{ first: day, last: day, reason: name },
    })),
    ...closures.map((closure) => ({ ...named(names, closure), isHoliday: false })),
  ];
  await q.script('delete from closure');
  await q.query(
    `insert into closure (is_holiday, clinic_id, regions, service, first_day, last_day, from_hhmm, to_hhmm, reason)
     select "isHoliday", "clinicId", regions, service, first, last, "from", "to", reason
     from jsonb_to_recordset($1::jsonb) as rows ("isHoliday" boolean, "clinicId" integer, regions text[], service text,
       first date, last date, "from" text, "to" text, reason text)`,
    [JSON.stringify(rows)],
  );
}

/** Returns the clinics by urlseo, and the agendas by the urlseo of their test or speciality, or the id of their doctor. */
async function readNames(q: Querier): Promise<Ids> {
  const clinics = await q.query<{ id: number; urlseo: string }>('select id, urlseo from centromedico');
  const specialities = await q.query<{ id: number; urlseo: string }>('select id, urlseo from especialidad');
  const tests = await q.query<{ id: number; urlseo: string }>('select id, urlseo from prueba');
  const doctors = await q.query<{ id: number }>('select id from medico');
  const agendas: Ids['agendas'] = {
    diagnosticTest: new Map(tests.map(({ id, urlseo }) => [urlseo, `prueba-${id}`])),
    speciality: new Map(specialities.map(({ id, urlseo }) => [urlseo, `especialidad-${id}`])),
    doctor: new Map(doctors.map(({ id }) => [id, `medico-${id}`])),
  };
  return { clinics: new Map(clinics.map(({ id, urlseo }) => [urlseo, id])), agendas };
}
