import { weekdayOf } from '@clinic/contract/dates';
import type { Querier } from '#store/db';
import type { Service } from './slot-tests';

/** Opening hours (HHMM): length of a visit, number of seats at the same time, and price. */
export type Hours = {
  from: string;
  to: string;
  minutes: number;
  capacity: number;
  priceCents: number;
  /** Hours of visits by video call; missing or false at the clinic. */
  isVideo?: boolean;
};

/**
 * Hours of a weekday, or of the single day `first` when `weekday` is null; both days are inclusive, null means no
 * limit.
 */
export type OpenLine = Hours & { id: number; weekday: number | null; first: string | null; last: string | null };

/** A closure, from the first to the last day; `from` and `to` are null for whole days. */
type Closure = { first: string; last: string; from: string | null; to: string | null; isHoliday: boolean };

/** Lines and closures of a test or an agenda at a clinic. Without lines it has no hours. */
export type Opening = { lines: OpenLine[]; closures: Closure[] };

/** Returns the opening with the hours of one kind of visit only: by video call, or at the clinic. */
export const ofKind = <O extends Opening>(opening: O, isVideo: boolean): O => ({
  ...opening,
  lines: opening.lines.filter((line) => (line.isVideo ?? false) === isVideo),
});

/** SQL of the closures from a day on that apply to a clinic, its region and any of some services, all given as SQL. */
export const closuresSql = (day: string, clinic: string, region: string, services: string): string =>
  `coalesce((select jsonb_agg(jsonb_build_object('first', first_day, 'last', last_day, 'from', from_hhmm, 'to', to_hhmm,
      'isHoliday', is_holiday)) from closure
    where last_day >= ${day} and (closure.clinic_id is null or closure.clinic_id = ${clinic})
      and (regions is null or ${region} = any(regions)) and (closure.service is null or closure.service = any(${services}))), '[]')`;

/**
 * SQL of the openings from a day on: one row (clinic_id, service, lines, closures) per clinic and service with hours.
 */
export const openingsSql = (day: string): string => `
  select hours.clinic_id, hours.service, hours.lines,
    ${closuresSql(day, 'hours.clinic_id', 'centromedico.region', 'array[hours.service]')} as closures
  from (
    select clinic_id, service, jsonb_agg(jsonb_build_object('id', id, 'weekday', weekday, 'first', first, 'last', last,
        'from', from_hhmm, 'to', to_hhmm, 'minutes', minutes, 'capacity', capacity, 'priceCents', price_cents,
        'isVideo', is_video)
      order by weekday nulls last, first, from_hhmm, id) as lines
    from (
      select clinic_id, service, id, weekday, valid_from as first, valid_until as last, from_hhmm, to_hhmm, minutes, capacity,
        price_cents, is_video from schedule where valid_until is null or valid_until >= ${day}
      union all
      select clinic_id, service, id, null, day, day, from_hhmm, to_hhmm, minutes, capacity, price_cents, is_video
      from extra_hours where day >= ${day}
    ) as line
    group by clinic_id, service
  ) as hours join centromedico on centromedico.id = hours.clinic_id`;

/** Returns the opening of a service at a clinic from a day YYYY-MM-DD on. */
export async function readOpening(q: Querier, clinicId: number, service: Service, from: string): Promise<Opening> {
  const [opening] = await q.query<Opening>(
    `select lines, closures from (${openingsSql('$3::date')}) as opening where clinic_id = $1 and service = $2`,
    [clinicId, service, from],
  );
  return opening ?? { lines: [], closures: [] };
}

/** Returns the lines that apply on a day before closures are subtracted; weekly lines do not apply on holidays. */
export function linesOn({ lines, closures }: Opening, day: string): OpenLine[] {
  const weekday = weekdayOf(day);
  const isHoliday = closures.some((closure) => closure.isHoliday && isOf(closure, day));
  return lines.filter((line) => {
    if (!isOf(line, day)) return false;
    return line.weekday === null || (line.weekday === weekday && !isHoliday);
  });
}

/** True when a closure overlaps the time from `init` to `end` (HHMM) on a day. */
export const isClosed = ({ closures }: Opening, day: string, init: string, end: string): boolean =>
  closures.some(
    (closure) =>
      !closure.isHoliday && isOf(closure, day) && (closure.from ?? '0000') < end && (closure.to ?? '2400') > init,
  );

/**
 * Returns how many patients can be seen at once from `init` to `end` (HHMM) on a day, however it is divided into slots;
 * 0 when it is not open the whole time.
 */
export function capacityAt(opening: Opening, day: string, init: string, end: string): number {
  if (isClosed(opening, day, init, end)) return 0;
  const around = linesOn(opening, day).filter(({ from, to }) => from <= init && to >= end);
  return Math.max(0, ...around.map(({ capacity }) => capacity));
}

/** Returns the line with the price of a day, even if closed, or null for a service without hours. */
export const lineFor = (opening: Opening, day: string): OpenLine | null =>
  linesOn(opening, day)[0] ??
  opening.lines.find((line) => line.weekday === weekdayOf(day) && isOf(line, day)) ??
  opening.lines[0] ??
  null;

const isOf = ({ first, last }: { first: string | null; last: string | null }, day: string): boolean =>
  (first ?? day) <= day && (last ?? day) >= day;

/**
 * Locks the opening hours of clinics until the transaction ends, before they are read: 'read' (shared) for bookings,
 * 'change' (exclusive) for changes. 'read' may follow the lock of a booking's row, so 'change' must precede every row
 * lock, and its holder must not wait for a booking's row (see `settle`).
 */
export async function lockOpening(tx: Querier, clinicIds: readonly number[], what: 'read' | 'change'): Promise<void> {
  const lock = what === 'read' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  // Always in the same order, so that two transactions that lock several cannot deadlock.
  await tx.query(
    `select ${lock}(hashtextextended('opening ' || id, 0)) is null as locked from unnest($1::integer[]) as id`,
    [[...clinicIds].sort((a, b) => a - b)],
  );
}
