import { DeskRefusal } from '#desk-refusal';
import type { Querier } from '#store/db';

type Pair = { clinic: string; service: string; from: string; to: string };

/** Which lines of one service are open at the same time: of the week, of a day with extra hours, or one of each but on a holiday. */
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
 * Refuses new hours, a line of the week or extra hours, while other hours of the service are open at the same time: their seats
 * would be the same. Throws a DeskRefusal, overlap.
 */
export async function refuseOverlap(tx: Querier, added: { id: number; isExtra: boolean }): Promise<void> {
  const [pair] = await tx.query<Pair>(
    `${OVERLAPS} and ((one.id, one.is_extra) = ($1::integer, $2::boolean) or (other.id, other.is_extra) = ($1, $2)) limit 1`,
    [added.id, added.isExtra],
  );
  if (pair) throw new DeskRefusal('overlap', sentence(pair));
}

/** The same for everything there is, in an Error with a sentence. */
export async function refuseAnyOverlap(tx: Querier): Promise<void> {
  const [pair] = await tx.query<Pair>(`${OVERLAPS} order by urlseo, one.service limit 1`);
  if (pair) throw new Error(sentence(pair));
}

const sentence = ({ clinic, service, from, to }: Pair): string =>
  `Two of the hours of ${service} at "${clinic}" are open at the same time, one of them from ${from} to ${to}: their seats would be the same.`;
