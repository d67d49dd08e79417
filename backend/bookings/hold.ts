import type { ContentLocale } from '#catalogue/locale';
import { capacityAt, lockOpening, readOpening } from '#hours/opening';
import { isAgenda } from '#hours/slot-tests';
import { isOffered, type Slot, type SlotDay } from '#hours/slots';
import { instantSql } from '#madrid-sql';
import { PLAIN_OF_PATIENT } from '#sealing/reseal';
import { sealedFields } from '#sealing/values';
import type { Querier } from '#store/db';
import { type MailOptions, sendBookingMails } from './mails';
import { endWaitingOf } from './waiting-list';

/** Duration of a hold while waiting for the payment (docs/architecture.md#holds). */
const HOLD_MINUTES = 10;

/** The columns of a booking other than its seat. */
export type BookingDraft = {
  numcita: string;
  idempotencyKey: string | null;
  requestHash: string;
  locale: ContentLocale;
  patient: Record<string, unknown>;
  /** The patient asked for any doctor. */
  isDoctorAssigned?: boolean;
};

/**
 * Takes a seat of a slot, held for HOLD_MINUTES or confirmed at once. Returns false when no seat is free, the hour has
 * been closed, or another booking has the same idempotency key; the caller looks that up. Runs inside the caller's
 * transaction. Two callers can never get the same seat, because the table refuses it.
 */
export async function takeSeat(
  tx: Querier,
  slotDay: SlotDay,
  slot: Slot,
  draft: BookingDraft,
  status: 'held' | 'confirmed',
): Promise<boolean> {
  await lockSeats(tx, slotDay, 'new');
  if (!(await isOffered(tx, slotDay, slot))) return false;
  await expireHolds(tx, slotDay);
  // The second transaction waits for the first and then finds that the seat is taken: one retry per seat is enough.
  for (let attempt = 0; attempt <= slot.capacity; attempt += 1) {
    const seat = await firstFreeSeat(tx, slotDay, slot);
    if (seat === null) return false;
    const inserted = await tx.query(
      `insert into booking (numcita, clinic_id, ${isAgenda(slotDay.service) ? 'agenda' : 'test'}, day, init_hhmm, end_hhmm, during,
         seat, status, hold_until, idempotency_key, request_hash, locale, patient, amount_cents,
         doctor_assigned)
       select $1, $2, $3, $4::date, $5::text, $6::text, ${duringSql('$4::date', '$5::text', '$6::text')}, $7, $8::text,
         case when $8::text = 'held' then now() + make_interval(mins => $9) end, $10, $11, $12, $13::jsonb, $14, $15
       on conflict do nothing returning id`,
      [
        draft.numcita,
        slotDay.clinicId,
        slotDay.service,
        slotDay.day,
        slot.initTime,
        slot.endTime,
        seat,
        status,
        HOLD_MINUTES,
        draft.idempotencyKey,
        draft.requestHash,
        draft.locale,
        sealedFields(draft.patient, PLAIN_OF_PATIENT),
        slot.priceCents,
        draft.isDoctorAssigned ?? false,
      ],
    );
    if (inserted.length > 0) return true;
    if (draft.idempotencyKey !== null && (await isKeyUsed(tx, draft.idempotencyKey))) return false;
  }
  return false;
}

/**
 * Confirms a held booking, or an expired one whose slot is still free, and queues its mails in the caller's
 * transaction. Idempotent. 'lapsed': another patient has the seat, or the booking was cancelled or is unknown. `isPaid`
 * is false when the operator confirms a booking to be paid at the clinic.
 */
export async function confirmHeld(
  tx: Querier,
  numcita: string,
  { isPaid = true, ...options }: MailOptions & { isPaid?: boolean } = {},
): Promise<'confirmed' | 'lapsed'> {
  const outcome = await confirmSeat(tx, numcita);
  if (outcome === 'lapsed') return 'lapsed';
  if (outcome === 'confirmed') await sendBookingMails(tx, 'booking-confirmed', numcita, options, { isPaid });
  return 'confirmed';
}

/** Confirms a seat without queueing mails; 'already' when it was confirmed before. */
export async function confirmSeat(tx: Querier, numcita: string): Promise<'confirmed' | 'already' | 'lapsed'> {
  const [booking] = await tx.query<Expired & { status: string }>(
    `select id, status, clinic_id as "clinicId", service, day::text as day, init_hhmm as "initTime", end_hhmm as "endTime"
     from booking where numcita = $1 for update`,
    [numcita],
  );
  if (!booking) return 'lapsed';
  if (booking.status === 'confirmed') return 'already';
  if (booking.status === 'held') {
    await tx.query(`update booking set status = 'confirmed', hold_until = null where id = $1`, [booking.id]);
  } else if (booking.status !== 'expired' || !(await takeUpAgain(tx, booking))) {
    return 'lapsed';
  }
  await endWaitingOf(tx, numcita);
  return 'confirmed';
}

/** Frees the seats of lapsed holds, of one test and day or of all. Returns how many. */
export async function expireHolds(q: Querier, slotDay?: SlotDay): Promise<number> {
  const here = slotDay ? 'and clinic_id = $1 and service = $2 and day = $3' : '';
  // In a fixed order and skipping locked rows, so that two runs cannot deadlock.
  const expired = await q.query(
    `update booking set status = 'expired', hold_until = null where id in (
       select id from booking where status = 'held' and hold_until <= now() ${here}
       order by id for update skip locked
     ) returning id`,
    slotDay ? [slotDay.clinicId, slotDay.service, slotDay.day] : [],
  );
  return expired.length;
}

/**
 * Locks the clinic's hours against changes, and serializes changes of stored bookings of a day with each other and with
 * new bookings: two that want the same seat would otherwise deadlock on the index. New bookings share the lock and give
 * way.
 */
export async function lockSeats(
  tx: Querier,
  { clinicId, service, day }: SlotDay,
  who: 'new' | 'stored',
): Promise<void> {
  await lockOpening(tx, [clinicId], 'read');
  const lock = who === 'new' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await tx.query(`select ${lock}(hashtextextended($1, 0)) is null as locked`, [`seats ${clinicId} ${service} ${day}`]);
}

type Expired = SlotDay & { id: number; initTime: string; endTime: string };

/**
 * Confirms an expired booking if its hour still has a free seat, and returns whether it had one. A seat that another
 * booking takes at the same time does not abort the transaction.
 */
async function takeUpAgain(tx: Querier, booking: Expired): Promise<boolean> {
  const { id, clinicId, service, day, initTime, endTime } = booking;
  await lockSeats(tx, booking, 'stored');
  const capacity = capacityAt(await readOpening(tx, clinicId, service, day), day, initTime, endTime);
  for (let seat = 1; seat <= capacity; seat += 1) {
    const [free] = await tx.query(
      `select 1 from booking as own where id = $1 and lower(during) > now() and not exists (
         select 1 from booking as other where other.clinic_id = own.clinic_id and other.service = own.service
           and other.seat = $2 and other.during && own.during and other.status in ('held', 'confirmed'))`,
      [id, seat],
    );
    if (!free) continue;
    await tx.script('savepoint take_up_again');
    try {
      await tx.query(`update booking set status = 'confirmed', seat = $2 where id = $1`, [id, seat]);
      await tx.script('release savepoint take_up_again');
      return true;
    } catch (error) {
      await tx.script('rollback to savepoint take_up_again');
      if (!isSeatTaken(error)) throw error;
    }
  }
  return false;
}

/** True for the database error of a seat that is already taken. */
export const isSeatTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23P01';

/** Returns the lowest free seat of a slot, or null. */
const firstFreeSeat = (tx: Querier, slotDay: SlotDay, slot: Slot): Promise<number | null> =>
  freeSeat(tx, slotDay, slot, { first: 1, last: slot.capacity });

type Times = Pick<Slot, 'initTime' | 'endTime'>;

/**
 * Returns the first seat in a range, ascending or descending, that is free the whole time, or null. A seat of the
 * booking `except` counts as free.
 */
export async function freeSeat(
  tx: Querier,
  { clinicId, service, day }: SlotDay,
  { initTime, endTime }: Times,
  { first, last, step = 1 }: { first: number; last: number; step?: 1 | -1 },
  except: number | null = null,
): Promise<number | null> {
  const [found] = await tx.query<{ seat: number }>(
    `select candidate.seat from generate_series($4::integer, $5::integer, $6::integer) with ordinality as candidate (seat, place)
     where not exists (
       select 1 from booking where clinic_id = $1 and service = $2 and day = $3 and booking.seat = candidate.seat
         and init_hhmm < $8 and end_hhmm > $7 and status in ('held', 'confirmed') and id is distinct from $9::bigint)
     order by place limit 1`,
    [clinicId, service, day, first, last, step, initTime, endTime, except],
  );
  return found?.seat ?? null;
}

async function isKeyUsed(tx: Querier, key: string): Promise<boolean> {
  const rows = await tx.query('select 1 from booking where idempotency_key = $1', [key]);
  return rows.length > 0;
}

/** SQL of the time range of a slot: wall time in the clinics' zone, correct across clock changes. */
export const duringSql = (day: string, init: string, end: string): string => {
  const instant = (hhmm: string) =>
    instantSql(`${day} + (substr(${hhmm}, 1, 2) || ':' || substr(${hhmm}, 3, 2))::time`);
  return `tstzrange(${instant(init)}, ${instant(end)}, '[)')`;
};

/**
 * Ends the hold of an unpaid booking early because the patient edits the request; the seat is free again. Returns
 * whether there was such a hold. A later payment is settled as after any expired hold.
 */
export async function releaseHold(q: Querier, numcita: string): Promise<boolean> {
  const released = await q.query(
    `update booking set status = 'expired', hold_until = null where numcita = $1 and status = 'held' returning id`,
    [numcita],
  );
  return released.length > 0;
}
