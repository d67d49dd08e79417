import { addMonths, CLINIC_ZONE } from '@clinic/contract/dates';
import { PATIENT } from '#bookings/change';
import { instantSql, madridDaySql, TODAY } from '#madrid-sql';
import type { Querier } from '#store/db';

/** Counts per clinic and month; the reasons of cancellations are defined in acts.ts. */
const COUNTS = [
  ...(['confirmed', 'paid', 'arrived', 'noShow', 'expired'] as const),
  ...(['cancelled', 'byPatient', 'byClinic', 'byDoctor', 'duplicate', 'byOther'] as const),
  ...(['requests', 'inTime', 'waiting'] as const),
  ...(['vouchers', 'redeemed', 'vouchersExpired', 'messages', 'professionals'] as const),
] as const;
export type CountName = (typeof COUNTS)[number];

/** `medianMinutes`: time until a request was first answered, or null if none was. */
export type Figures = Record<CountName, number> & { medianMinutes: number | null };

/** Figures of a clinic in a month YYYY-MM; of the whole group if `clinicId` is null. */
type FigureRow = Figures & { month: string; clinicId: number | null };

export type FigureQuery = {
  clinicIds: readonly number[];
  /** One of the clinics; null for all. */
  chosen: number | null;
  /** The first and the last month, YYYY-MM. */
  from: string;
  until: string;
};

/**
 * SQL of a day's midnight on the clinics' clock as an instant, so that columns of instants can be compared without
 * conversion.
 */
const midnight = (day: string): string => instantSql(`${day}::date::timestamp`);

/** The day of the visit, otherwise the day it was requested (the index booking_by_month). */
const VISIT_DAY = `coalesce(booking.day, ${madridDaySql('booking.created_at')})`;

function isOfClinics(clinic: string): string {
  return `($1::integer[] = '{}' or ${clinic} = any($1)) and ($2::integer is null or ${clinic} = $2)`;
}
const isDayWithin = (day: string): string => `${day} >= $3::date and ${day} < $4::date`;
const isWithin = (instant: string): string => `${instant} >= ${midnight('$3')} and ${instant} < ${midnight('$4')}`;

/**
 * SQL of the month of an instant or a day within the query, 1 for the first: much cheaper than formatting each as a
 * text.
 */
function monthOf(instant: string): string {
  return `width_bucket(${instant}, array(select first at time zone '${CLINIC_ZONE}'
     from generate_series($3::date::timestamp, $4::date::timestamp - interval '1 day', interval '1 month') as first))`;
}
const monthText = (month: string): string => `to_char($3::date + (${month} - 1) * interval '1 month', 'YYYY-MM')`;

/** Bookings by the month of the visit. */
const BOOKINGS = `
  with visited as (
    select clinic_id, ${monthOf(midnight(VISIT_DAY))} as month, booking.status, visit, payment.id is not null as is_paid,
           case when booking.status = 'cancelled' then coalesce(
             (select coalesce(details ->> 'reason', case when actor = '${PATIENT}' then 'patient' end)
              from audit where subject = reference and action = 'cancel' limit 1), 'other') end as reason
    from booking left join payment on payment.numcita = booking.numcita and payment.status = 'paid'
    where ${isDayWithin(VISIT_DAY)} and ${isOfClinics('clinic_id')}
  )
  select clinic_id as "clinicId", ${monthText('month')} as month,
         count(*) filter (where status = 'confirmed')::integer as confirmed,
         count(*) filter (where status = 'confirmed' and is_paid)::integer as paid,
         count(*) filter (where status = 'confirmed' and visit = 'arrived')::integer as arrived,
         count(*) filter (where status = 'confirmed' and visit = 'no_show')::integer as "noShow",
         count(*) filter (where status = 'expired')::integer as expired,
         count(reason)::integer as cancelled,
         count(*) filter (where reason = 'patient')::integer as "byPatient",
         count(*) filter (where reason = 'clinic')::integer as "byClinic",
         count(*) filter (where reason = 'doctor')::integer as "byDoctor",
         count(*) filter (where reason = 'duplicate')::integer as duplicate,
         count(*) filter (where reason = 'other')::integer as "byOther"
  from visited group by clinic_id, visited.month`;

/**
 * Requests by the month of receipt; the row without a month covers all of them, because medians cannot be added. Both
 * sides are read from an index ordered by reference (audit_by_answer, booking_by_request).
 */
const REQUESTS = `
  with answer as (
    select subject, min(at) as at from audit
    where action in ('confirm', 'cancel') and actor <> '${PATIENT}' and at >= ${midnight('$3')} group by subject
  ), answered as (
    select clinic_id, status, ${monthOf('created_at')} as month, answer.at - created_at as took
    from booking left join answer on subject = reference
    where is_request and ${isWithin('created_at')} and ${isOfClinics('clinic_id')}
  )
  select clinic_id as "clinicId", ${monthText('month')} as month,
         count(*)::integer as requests,
         count(*) filter (where took <= interval '24 hours')::integer as "inTime",
         count(*) filter (where took is null and status = 'requested')::integer as waiting,
         round(extract(epoch from percentile_cont(0.5) within group (order by took)) / 60)::integer as "medianMinutes"
  from answered group by grouping sets ((clinic_id, answered.month), ())`;

/** All other figures count events at an instant. */
const EVENTS = `
  with happened as (
    select 'vouchers' as what, clinic_id, created_at as at from product_request
    union all
    select 'redeemed', coalesce(redeemed_clinic_id, clinic_id), redeemed_at
    from voucher join product_request on product_request.id = product_request_id where redeemed_at is not null
    union all
    select 'vouchersExpired', clinic_id, ${midnight('good_until')}
    from voucher join product_request on product_request.id = product_request_id
    where redeemed_at is null and good_until < ${TODAY}
    union all
    select 'messages', clinic_id, created_at from contact_request
    union all
    select 'professionals', null, created_at from professional
  ), counted as (
    select what, clinic_id, ${monthOf('at')} as month, count(*)::integer as count
    from happened
    where ${isWithin('at')}
      and (${isOfClinics('clinic_id')} or (clinic_id is null and $1::integer[] = '{}' and $2::integer is null))
    group by 1, 2, 3
  )
  select what, clinic_id as "clinicId", ${monthText('month')} as month, count from counted`;

/**
 * Returns the figures of each clinic and month with activity, by month and clinic, and the totals. Records deleted
 * after their retention period are not included.
 */
export async function readFigures(
  q: Querier,
  { clinicIds, chosen, from, until }: FigureQuery,
): Promise<{ rows: FigureRow[]; total: Figures }> {
  const rows = new Map<string, FigureRow>();
  const total = noFigures();
  const rowOf = (month: string, clinicId: number | null): FigureRow => {
    const key = `${month} ${clinicId === null ? '' : String(clinicId).padStart(9, '0')}`;
    const row = rows.get(key) ?? { month, clinicId, ...noFigures() };
    rows.set(key, row);
    return row;
  };
  const values = [clinicIds, chosen, `${from}-01`, `${addMonths(until, 1)}-01`];
  type Part = { clinicId: number | null; month: string | null } & Partial<Figures>;
  for (const statement of [BOOKINGS, REQUESTS]) {
    for (const { month, clinicId, ...part } of await q.query<Part>(statement, values)) {
      if (month === null) total.medianMinutes = part.medianMinutes ?? null;
      else Object.assign(rowOf(month, clinicId), part);
    }
  }
  type Event = { what: CountName; clinicId: number | null; month: string; count: number };
  for (const { what, clinicId, month, count } of await q.query<Event>(EVENTS, values))
    rowOf(month, clinicId)[what] = count;
  for (const row of rows.values()) for (const name of COUNTS) total[name] += row[name];
  return { rows: [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row), total };
}

const noFigures = (): Figures => ({
  ...(Object.fromEntries(COUNTS.map((name) => [name, 0])) as Record<CountName, number>),
  medianMinutes: null,
});
