import { FOUND_COLUMNS, type FoundBooking } from '#bookings/find';
import { capacityAt, closuresSql, isClosed, type Opening, openingsSql } from '#hours/opening';
import type { Querier } from '#store/db';

/** A visit that has its hour, with what says whether it is in open hours. */
export type SoldVisit = FoundBooking & { day: string; initTime: string; endTime: string } & Opening;

/** Which visits: of those clinics, from one day to another, null for no limit. */
type Which = { clinicIds: readonly number[]; first: string | null; last: string | null };

/** A visit that was agreed on by telephone is of no agenda: its clinic's closures hit it, its speciality's and its doctor's. */
const SERVICES = `case when booking.service is not null then array[booking.service]
  else array['especialidad-' || (patient ->> 'especialidad'), 'medico-' || (patient ->> 'medico')] end`;

/** The visits that have not begun and are confirmed or wait for their payment, in the order of their time. */
const readVisits = (q: Querier, { clinicIds, first, last }: Which): Promise<SoldVisit[]> =>
  q.query<SoldVisit>(
    `select ${FOUND_COLUMNS},
       coalesce(lines, '[]') as lines, ${closuresSql('booking.day', 'booking.clinic_id', 'region', SERVICES)} as closures
     from booking join centromedico on centromedico.id = booking.clinic_id
     left join (${openingsSql(`(now() at time zone 'Europe/Madrid')::date`)}) as opening
       on opening.clinic_id = booking.clinic_id and opening.service = booking.service
     where booking.clinic_id = any($1::integer[]) and (status = 'confirmed' or (status = 'held' and hold_until > now()))
       and day >= coalesce($2::date, (now() at time zone 'Europe/Madrid')::date) and ($3::date is null or day <= $3::date)
       and (day + (substr(init_hhmm, 1, 2) || ':' || substr(init_hhmm, 3, 2))::time) at time zone 'Europe/Madrid' > now()
     order by day, init_hhmm, booking.id`,
    [clinicIds, first, last],
  );

/** The visits whose hour is closed, or whose seat is gone. */
export async function readOutside(q: Querier, which: Which): Promise<SoldVisit[]> {
  const visits = await readVisits(q, which);
  return visits.filter((visit) => !isInside(visit));
}

function isInside(visit: SoldVisit): boolean {
  const { day, initTime, endTime, seat, service } = visit;
  const isHoliday = visit.closures.some((closure) => closure.isHoliday && closure.first === day);
  if (service === null || visit.isOverbooked) return !isHoliday && !isClosed(visit, day, initTime, endTime);
  return (seat ?? 1) <= capacityAt(visit, day, initTime, endTime);
}
