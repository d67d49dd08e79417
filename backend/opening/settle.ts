import { addDays, wallMoment } from '@clinic/contract/dates';
import { type Acting, cancelBooking, moveBooking } from '#bookings/change';
import { FOUND_COLUMNS, type FoundBooking } from '#bookings/find';
import { type Moment, takeSlot } from '#bookings/seat';
import { DeskRefusal } from '#desk-refusal';
import { capacityAt, closuresSql, isClosed, type Opening, ofKind, openingsSql, readOpening } from '#hours/opening';
import { freeSlots, slotsOfDay } from '#hours/slots';
import { STARTS_AT, TODAY } from '#madrid-sql';
import type { Querier } from '#store/db';

/** A visit with an hour, and the opening that tells whether it is in open hours. */
export type SoldVisit = FoundBooking & { day: string; initTime: string; endTime: string } & Opening;

/** Selects visits of those clinics between two days; null means no limit. */
type Which = { clinicIds: readonly number[]; first: string | null; last: string | null };

/** A visit agreed by telephone has no agenda: closures of its clinic, speciality, doctor and diagnostic test apply. */
const SERVICES = `case when booking.service is not null then array[booking.service]
  else array['especialidad-' || (patient ->> 'especialidad'), 'medico-' || (patient ->> 'medico'),
    'prueba-' || (patient ->> 'prueba')] end`;

/** Returns future visits that are confirmed or wait for payment, in order of time. */
const readVisits = (q: Querier, { clinicIds, first, last }: Which): Promise<SoldVisit[]> =>
  q.query<SoldVisit>(
    `select ${FOUND_COLUMNS},
       coalesce(lines, '[]') as lines, ${closuresSql('booking.day', 'booking.clinic_id', 'region', SERVICES)} as closures
     from booking join centromedico on centromedico.id = booking.clinic_id
     left join (${openingsSql(TODAY)}) as opening
       on opening.clinic_id = booking.clinic_id and opening.service = booking.service
     where booking.clinic_id = any($1::integer[]) and (status = 'confirmed' or (status = 'held' and hold_until > now()))
       and day >= coalesce($2::date, ${TODAY}) and ($3::date is null or day <= $3::date)
       and ${STARTS_AT} > now()
     order by day, init_hhmm, booking.id`,
    [clinicIds, first, last],
  );

/** Returns the visits whose hour is closed or of another kind, or whose seat no longer exists. */
export async function readVisitsInClosedHours(q: Querier, which: Which): Promise<SoldVisit[]> {
  const visits = await readVisits(q, which);
  return visits.filter((visit) => !isInside(visit));
}

function isInside(visit: SoldVisit): boolean {
  const { day, initTime, endTime, seat, service } = visit;
  const isHoliday = visit.closures.some((closure) => closure.isHoliday && closure.first === day);
  if (service === null || visit.isOverbooked) return !isHoliday && !isClosed(visit, day, initTime, endTime);
  return (seat ?? 1) <= capacityAt(ofKind(visit, visit.isVideo), day, initTime, endTime);
}

/** Ways to settle visits in closed hours. */
const SETTLEMENTS = ['move', 'cancel', 'leave'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** The settlement, and the versions of the visits that the person saw, by reference. */
export type Settling = { how: Settlement; seen: ReadonlyMap<string, number> };

/** The result for a visit: `to` is its new hour, or null unless it was moved. */
export type Settled = { id: number; became: 'moved' | 'cancelled' | 'left'; to: Moment | null };

/** Maximum number of days by which a visit is moved. */
const DAYS_AHEAD = 60;

/**
 * Moves each visit to the next free hour of its service, or cancels it, and notifies the patients. Leaves visits
 * without such an hour, visits waiting for payment when the others are moved, visits whose version differs from the one
 * shown, and visits being changed by someone else. The hours of the clinics must be locked.
 */
export async function settle(
  tx: Querier,
  acting: Acting,
  visits: readonly SoldVisit[],
  { how, seen }: Settling,
): Promise<Settled[]> {
  // Other changes of these visits wait for the lock on the hours while they hold the row: waiting for the row here
  // would deadlock.
  const locked = await tx.query<Pick<SoldVisit, 'id' | 'status' | 'version'>>(
    'select id, status, booking_version as version from booking where id = any($1::bigint[]) order by id for update skip locked',
    [visits.map(({ id }) => id)],
  );
  const rows = new Map(locked.map((row) => [row.id, row]));
  const settled: Settled[] = [];
  for (const visit of visits) {
    const { status = null, version } = rows.get(visit.id) ?? {};
    if (status === null || version !== seen.get(visit.reference))
      settled.push({ id: visit.id, became: 'left', to: null });
    else if (status === 'held' || status === 'confirmed')
      settled.push(await settleOne(tx, acting, { ...visit, status }, how));
  }
  return settled;
}

async function settleOne(tx: Querier, acting: Acting, visit: SoldVisit, how: Settlement): Promise<Settled> {
  const { id } = visit;
  if (how === 'cancel') {
    await cancelBooking(tx, acting, visit, 'clinic');
    return { id, became: 'cancelled', to: null };
  }
  const to = how === 'move' && visit.status === 'confirmed' ? await moveToNext(tx, acting, visit) : null;
  return { id, became: to ? 'moved' : 'left', to };
}

async function moveToNext(tx: Querier, acting: Acting, visit: SoldVisit): Promise<Moment | null> {
  const { service } = visit;
  if (service === null) return null;
  try {
    const next = await nextFree(tx, { ...visit, service }, acting.now);
    if (next === null) return null;
    // Another seat in the same hour changes nothing for the patient.
    if (next.day === visit.day && next.initTime === visit.initTime)
      return await takeSlot(tx, visit, [service], { ...next, endTime: null }, acting.now);
    return await moveBooking(tx, acting, visit, { ...next, endTime: null });
  } catch (error) {
    if (error instanceof DeskRefusal) return null;
    throw error;
  }
}

type OfService = SoldVisit & { service: NonNullable<SoldVisit['service']> };

async function nextFree(tx: Querier, visit: OfService, now: Date): Promise<Moment | null> {
  const { clinicId, service } = visit;
  const opening = ofKind(await readOpening(tx, clinicId, service, visit.day), visit.isVideo);
  for (let count = 0; count <= DAYS_AHEAD; count += 1) {
    const day = addDays(visit.day, count);
    const slots = slotsOfDay(opening, day, wallMoment(now)).filter(
      ({ initTime }) => day > visit.day || initTime >= visit.initTime,
    );
    const [free] = await freeSlots(tx, { clinicId, service, day }, slots);
    if (free) return { day, initTime: free.initTime };
  }
  return null;
}
