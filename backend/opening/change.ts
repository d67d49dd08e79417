import { addDays } from '@clinic/contract/dates';
import { DeskRefusal } from '#desk-refusal';
import type { Hours } from '#hours/opening';
import type { Service } from '#hours/slot-tests';
import type { Querier } from '#store/db';

export type Scope = { clinicId: number | null; regions: string[] | null };

/** A line of the week; both days are inclusive, null means no limit. */
export type WeekLine = Hours & { weekday: number; first: string | null; last: string | null };

type ClosureDays = { first: string; last: string; from: string | null; to: string | null };

/** Changes of opening hours. Days are YYYY-MM-DD, hours HHMM on the clinics' clock. */
export type OpeningChange =
  | { kind: 'addLines'; clinicId: number; service: Service; lines: WeekLine[] }
  /** Changes the hours of a line from a day on: the previous line ends the day before. */
  | { kind: 'changeLine'; id: number; from: string; hours: Hours; last: string | null }
  | { kind: 'endLine'; id: number; last: string }
  | { kind: 'addExtra'; clinicId: number; service: Service; day: string; hours: Hours }
  | { kind: 'removeExtra'; id: number }
  | ({ kind: 'addClosure'; service: Service | null; reason: string } & Scope & ClosureDays)
  | { kind: 'addHolidays'; holidays: (Scope & { day: string; name: string })[] }
  | { kind: 'removeClosure'; id: number };

/**
 * Applies a change whose clinics are locked. Throws a DeskRefusal: unknown, overlap, or badDays for days in the wrong
 * order.
 */
export async function applyChange(tx: Querier, change: OpeningChange): Promise<void> {
  switch (change.kind) {
    case 'addLines':
      for (const line of change.lines) await addLine(tx, change, line);
      return;
    case 'changeLine':
      return await changeLine(tx, change);
    case 'endLine':
      return await endLine(tx, change.id, change.last);
    case 'addExtra':
      return await addExtra(tx, change);
    case 'removeExtra':
      await tx.query('delete from extra_hours where id = $1', [change.id]);
      return;
    case 'addClosure':
      return await addClosure(tx, change);
    case 'addHolidays':
      for (const holiday of change.holidays) await addHoliday(tx, holiday);
      return;
    case 'removeClosure':
      await tx.query('delete from closure where id = $1', [change.id]);
  }
}

type OfService = { clinicId: number; service: Service };

/** Ids of lines are assigned here: the table has no sequence, and importing a file of hours renumbers them. */
const LINE_LOCK = 4_310_042;

async function addLine(tx: Querier, { clinicId, service }: OfService, line: WeekLine): Promise<void> {
  if (line.first !== null && line.last !== null && line.first > line.last) throw badDays();
  await tx.query('select pg_advisory_xact_lock($1) is null as locked', [LINE_LOCK]);
  const [added] = await tx.query<{ id: number }>(
    `insert into schedule (id, clinic_id, test, agenda, weekday, from_hhmm, to_hhmm, minutes, capacity, price_cents, valid_from,
       valid_until, is_video)
     values ((select coalesce(max(id), 0) + 1 from schedule), $1, case when $2::text like '%-%' then null else $2::text end,
       case when $2::text like '%-%' then $2::text end, $3, $4, $5, $6, $7, $8, $9::date, $10::date, $11) returning id`,
    [clinicId, service, line.weekday, ...valuesOf(line), line.first, line.last, line.isVideo ?? false],
  );
  await refuseOverlap(tx, { id: added?.id ?? 0, isExtra: false });
}

const valuesOf = ({ from, to, minutes, capacity, priceCents }: Hours) => [from, to, minutes, capacity, priceCents];

type StoredLine = OfService & { weekday: number; first: string | null };

async function changeLine(
  tx: Querier,
  { id, from, hours, last }: Extract<OpeningChange, { kind: 'changeLine' }>,
): Promise<void> {
  const [line] = await tx.query<StoredLine>(
    `select clinic_id as "clinicId", service, weekday, valid_from::text as first from schedule
     where id = $1 and (valid_until is null or valid_until >= $2::date)`,
    [id, from],
  );
  if (!line) throw unknown();
  if (hours.isVideo && !/^(especialidad|medico)-/.test(line.service))
    throw new DeskRefusal('badOpening', 'Only consultations can be video calls.');
  const first = line.first !== null && line.first > from ? line.first : from;
  await endLine(tx, id, addDays(first, -1));
  await addLine(tx, line, { ...hours, weekday: line.weekday, first, last });
}

/** A line that would end before it begins is deleted. */
async function endLine(tx: Querier, id: number, last: string): Promise<void> {
  await tx.query('delete from schedule where id = $1 and valid_from > $2::date', [id, last]);
  await tx.query('update schedule set valid_until = least(valid_until, $2::date) where id = $1', [id, last]);
}

async function addExtra(
  tx: Querier,
  { clinicId, service, day, hours }: Extract<OpeningChange, { kind: 'addExtra' }>,
): Promise<void> {
  const [added] = await tx.query<{ id: number }>(
    `insert into extra_hours (clinic_id, service, day, from_hhmm, to_hhmm, minutes, capacity, price_cents, is_video)
     values ($1, $2, $3::date, $4, $5, $6, $7, $8, $9) returning id`,
    [clinicId, service, day, ...valuesOf(hours), hours.isVideo ?? false],
  );
  await refuseOverlap(tx, { id: added?.id ?? 0, isExtra: true });
}

async function addClosure(tx: Querier, closure: Extract<OpeningChange, { kind: 'addClosure' }>): Promise<void> {
  const { clinicId, regions, service, first, last, from, to, reason } = closure;
  if (first > last) throw badDays();
  await tx.query(
    `insert into closure (is_holiday, clinic_id, regions, service, first_day, last_day, from_hhmm, to_hhmm, reason)
     values (false, $1, $2, $3, $4::date, $5::date, $6, $7, $8)`,
    [clinicId, regions, service, first, last, from, to, reason],
  );
}

/** An existing holiday is left unchanged. */
async function addHoliday(tx: Querier, { clinicId, regions, day, name }: Scope & { day: string; name: string }) {
  await tx.query(
    `insert into closure (is_holiday, clinic_id, regions, first_day, last_day, reason)
     select true, $1::integer, $2::text[], $3::date, $3::date, $4
     where not exists (select from closure where is_holiday and first_day = $3::date
       and clinic_id is not distinct from $1::integer and regions is not distinct from $2::text[])`,
    [clinicId, regions, day, name],
  );
}

const badDays = () => new DeskRefusal('badDays', 'The last day would be before the first.');
const unknown = () => new DeskRefusal('unknown', 'There is no such line any more.');

type Pair = { clinic: string; service: string; from: string; to: string };

/**
 * Pairs of lines of one service that overlap: two weekly lines, two extra hours, or one of each except on a holiday.
 */
const OVERLAPS = `
  with line as (
    select clinic_id, service, id, weekday, coalesce(valid_from, '-infinity') as first, coalesce(valid_until, 'infinity') as last,
      from_hhmm, to_hhmm, false as is_extra from schedule
    union all
    select clinic_id, service, id, extract(isodow from day)::integer, day, day, from_hhmm, to_hhmm, true from extra_hours
  )
  select urlseo as clinic, one.service, other.from_hhmm as "from", other.to_hhmm as "to" from line as one
  join line as other on other.clinic_id = one.clinic_id and other.service = one.service and other.weekday = one.weekday
    and (other.is_extra, other.id) > (one.is_extra, one.id)
    and other.first <= one.last and other.last >= one.first and other.from_hhmm < one.to_hhmm and other.to_hhmm > one.from_hhmm
  join centromedico on centromedico.id = one.clinic_id
  where (one.is_extra = other.is_extra or not exists (
    select from closure where is_holiday and first_day = other.first and (closure.clinic_id is null or closure.clinic_id = one.clinic_id)
      and (regions is null or region = any(regions))))`;

/**
 * Refuses new weekly or extra hours that overlap other hours of the service, because they would share seats. Throws a
 * DeskRefusal, overlap.
 */
async function refuseOverlap(tx: Querier, added: { id: number; isExtra: boolean }): Promise<void> {
  const [pair] = await tx.query<Pair>(
    `${OVERLAPS} and ((one.id, one.is_extra) = ($1::integer, $2::boolean) or (other.id, other.is_extra) = ($1, $2)) limit 1`,
    [added.id, added.isExtra],
  );
  if (pair) throw new DeskRefusal('overlap', sentence(pair));
}

/** Checks all lines; throws an Error with a sentence for the first overlap. */
export async function refuseAnyOverlap(tx: Querier): Promise<void> {
  const [pair] = await tx.query<Pair>(`${OVERLAPS} order by urlseo, one.service limit 1`);
  if (pair) throw new Error(sentence(pair));
}

const sentence = ({ clinic, service, from, to }: Pair): string =>
  `Two of the hours of ${service} at "${clinic}" are open at the same time, one of them from ${from} to ${to}: their seats would be the same.`;
