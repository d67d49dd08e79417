import { clockTime } from '@clinic/contract/dates';
import { audit, type Details } from '#audit';
import { type Acting, cancelBooking, moveBooking, seatDetails, timeText } from '#bookings/change';
import { type Finding, type FoundBooking, findBooking } from '#bookings/find';
import { confirmHeld } from '#bookings/hold';
import { sendBookingMails, type VideoLinks } from '#bookings/mails';
import { readReach } from '#bookings/reach';
import { takeTime, type Wanted } from '#bookings/seat';
import { DeskRefusal } from '#desk-refusal';
import type { Db, Querier } from '#store/db';

/**
 * The actor and time of an act, the bookings it may concern, and the address of notices for clinics without a mailbox.
 * `reminderHours`: REMINDER_HOURS.
 */
export type Desk = Acting & Finding & VideoLinks & { db: Db; reminderHours?: readonly number[] };

/** Reasons for a cancellation, which are counted in the figures. */
export const CANCEL_REASONS = ['patient', 'clinic', 'doctor', 'duplicate', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/**
 * Cancels a visit or a request: frees its seat, notifies patient and clinic, removes the calendar entry, and marks a
 * payment for refund. `reason` is only logged. Returns a sentence; throws an Error with one.
 */
export async function cancel(desk: Desk, typed: string, reason?: CancelReason): Promise<string> {
  return await desk.db.tx(async (tx) => {
    const booking = await findBooking(tx, typed, desk);
    const { reference, status } = booking;
    if (status === 'cancelled' || status === 'expired')
      throw new DeskRefusal('closed', `${reference} is ${status} already.`);
    const cents = await cancelBooking(tx, desk, booking, reason);
    return [
      `${reference} is cancelled; ${await toldText(tx, desk, booking)}.`,
      ...(cents === null ? [] : [`To give back: ${(cents / 100).toFixed(2)} euros, see "payments".`]),
    ].join(' ');
  });
}

/**
 * Moves a confirmed visit to another free hour, or to an agreed one if the clinic has no agenda; notifies patient and
 * clinic and moves the calendar entry. Returns a sentence. Throws an Error with one, for example when the hour is
 * taken.
 */
export async function move(desk: Desk, typed: string, agreed: Wanted): Promise<string> {
  return await desk.db.tx(async (tx) => {
    const booking = await findBooking(tx, typed, desk);
    const { reference, status, day, initTime } = booking;
    if (status !== 'confirmed' || !day || !initTime) throw whyNotMoved(booking);
    if (day === agreed.day && initTime === agreed.initTime)
      throw new DeskRefusal('sameHour', `${reference} is at that hour already.`);
    const moment = await moveBooking(tx, desk, booking, agreed);
    return `${reference} is on ${timeText(moment)} now; ${await toldText(tx, desk, booking)}.`;
  });
}

/**
 * Confirms a request at the agreed hour, or without one at the requested hour; or a slot that waits for its payment,
 * which is then paid at the clinic. Returns a sentence; throws an Error with one.
 */
export async function confirm(desk: Desk, typed: string, agreed: Wanted | null): Promise<string> {
  return await desk.db.tx(async (tx) => {
    const booking = await findBooking(tx, typed, desk);
    const { reference, status } = booking;
    if (status === 'confirmed')
      throw new DeskRefusal('confirmedAlready', `${reference} is confirmed already; to change its hour, move it.`);
    if (status === 'cancelled')
      throw new DeskRefusal('closed', `${reference} is cancelled: the patient must ask again.`);
    const { at, ...more } =
      status === 'requested'
        ? await confirmRequest(tx, desk, booking, agreed)
        : await confirmUnpaid(tx, desk, booking, agreed);
    await audit(tx, { actor: desk.actor, action: 'confirm', reference, details: { was: status, at, ...more } });
    return `${reference} is confirmed on ${at}; ${await toldText(tx, desk, booking)}.`;
  });
}

const TOLD = { mail: 'the patient is told', sms: 'the patient is told by text message' } as const;

/** Returns whether and how the patient was notified, as the end of a sentence. */
async function toldText(tx: Querier, desk: Desk, { id }: FoundBooking): Promise<string> {
  const reach = await readReach(tx, id, desk.hasSms);
  return reach === null ? 'the patient is not told, call them' : TOLD[reach];
}

/** The hour of a confirmed booking for the sentence and the access log, and further details for the log. */
type Confirmed = Pick<Details, 'seat'> & { at: string };

async function confirmRequest(
  tx: Querier,
  desk: Desk,
  booking: FoundBooking,
  agreed: Wanted | null,
): Promise<Confirmed> {
  const { reference, day, initTime, endTime } = booking;
  const requested = day && initTime ? { day, initTime, endTime } : null;
  const at = agreed ?? requested;
  if (!at) throw new DeskRefusal('needsHour', `Say when ${reference} was agreed on: --day 2026-12-14 --time 09:15.`);
  const taken = await takeTime(tx, booking, at, desk);
  await tx.query(`update booking set status = 'confirmed' where id = $1`, [booking.id]);
  await sendBookingMails(tx, 'booking-confirmed', booking.numcita, desk, {});
  return { at: timeText(taken), ...seatDetails(taken) };
}

async function confirmUnpaid(
  tx: Querier,
  desk: Desk,
  booking: FoundBooking,
  agreed: Wanted | null,
): Promise<Confirmed> {
  const { reference, numcita, day, initTime } = booking;
  if (agreed) throw new DeskRefusal('hasHour', `${reference} has its hour: confirm it without one, then move it.`);
  const outcome = await confirmHeld(tx, numcita, { isPaid: false, operatorEmail: desk.operatorEmail });
  if (outcome === 'lapsed') throw new DeskRefusal('taken', `The hour of ${reference} is over or somebody else has it.`);
  return { at: day && initTime ? `${day} ${clockTime(initTime)}` : reference };
}

const whyNotMoved = ({ reference, status }: FoundBooking): DeskRefusal => {
  if (status === 'requested')
    return new DeskRefusal('needsHour', `${reference} is not agreed on yet: confirm it with --day and --time.`);
  if (status === 'held') return new DeskRefusal('unpaid', `${reference} waits for its payment: confirm it first.`);
  return new DeskRefusal('closed', `${reference} is ${status}: there is nothing to move.`);
};
