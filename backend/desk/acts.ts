import { clockTime } from '@clinic/contract/clock-time';
import { confirmHeld } from '#bookings/hold';
import { type MailOptions, sendBookingMails } from '#bookings/mails';
import type { Db, Querier } from '#store/db';
import { audit } from './audit';
import { type FoundBooking, findBooking } from './find';
import { agreeOn, type Moment, takeSlot } from './seat';

/** Who acts, when, and where notices go for a clinic without a mailbox. */
export type Desk = MailOptions & { db: Db; actor: string; now: Date };

/** The day YYYY-MM-DD and HHMM that were agreed on; `endTime` is for a visit that has no slots. */
export type Agreed = { day: string; initTime: string; endTime: string | null };

/**
 * Cancels a visit or a request: its seat is free, the patient and the clinic are notified, the entry leaves the calendar, and
 * what was paid is marked to be given back. Answers a sentence; throws an Error with one.
 */
export async function cancel(desk: Desk, typed: string): Promise<string> {
  return await desk.db.tx(async (tx) => {
    const booking = await findBooking(tx, typed);
    const { id, numcita, reference, status } = booking;
    if (status === 'cancelled' || status === 'expired') throw new Error(`${reference} is ${status} already.`);
    await tx.query(
      `update booking set status = 'cancelled', hold_until = null, sequence = sequence + 1 where id = $1`,
      [id],
    );
    const refunds = await tx.query<{ cents: number }>(
      `update payment set status = 'needs_refund' where numcita = $1 and status = 'paid' returning amount_cents as cents`,
      [numcita],
    );
    const isRefunded = refunds.length > 0;
    const wasConfirmed = status === 'confirmed';
    await sendBookingMails(tx, 'booking-cancelled', numcita, desk, { wasConfirmed, isRefunded });
    await audit(tx, { actor: desk.actor, action: 'cancel', reference, details: { was: status, ...atOf(booking) } });
    return [
      `${reference} is cancelled; the patient is told.`,
      ...(isRefunded ? [`To give back: ${euros(refunds)} euros, see "payments".`] : []),
    ].join(' ');
  });
}

/**
 * Moves a confirmed visit to another slot, or to another hour where there are no slots; the patient and the clinic are notified
 * and the entry in the calendar moves. Answers a sentence; throws an Error with one, also when the slot is taken.
 */
export async function move(desk: Desk, typed: string, agreed: Agreed): Promise<string> {
  return await desk.db.tx(async (tx) => {
    const booking = await findBooking(tx, typed);
    const { id, numcita, reference, status, day, initTime } = booking;
    if (status !== 'confirmed' || !day || !initTime) throw new Error(whyNotMoved(booking));
    if (day === agreed.day && initTime === agreed.initTime) throw new Error(`${reference} is at that hour already.`);
    const moment = await takeTime(tx, desk, booking, agreed);
    await tx.query('update booking set sequence = sequence + 1 where id = $1', [id]);
    await sendBookingMails(tx, 'booking-moved', numcita, desk, { before: { day, initTime } });
    const details = { from: `${day} ${clockTime(initTime)}`, to: timeText(moment) };
    await audit(tx, { actor: desk.actor, action: 'move', reference, details });
    return `${reference} is on ${timeText(moment)} now; the patient is told.`;
  });
}

/**
 * Confirms a request at the hour that was agreed on, or without one at the requested hour, and a slot that waits for its
 * payment, which is then paid at the clinic. Answers a sentence; throws an Error with one.
 */
export async function confirm(desk: Desk, typed: string, agreed: Agreed | null): Promise<string> {
  return await desk.db.tx(async (tx) => {
    const booking = await findBooking(tx, typed);
    const { reference, status } = booking;
    if (status === 'confirmed') throw new Error(`${reference} is confirmed already; to change its hour, move it.`);
    if (status === 'cancelled') throw new Error(`${reference} is cancelled: the patient has to ask again.`);
    const at =
      status === 'requested'
        ? await confirmRequest(tx, desk, booking, agreed)
        : await confirmUnpaid(tx, desk, booking, agreed);
    await audit(tx, { actor: desk.actor, action: 'confirm', reference, details: { was: status, at } });
    return `${reference} is confirmed on ${at}; the patient is told.`;
  });
}

async function confirmRequest(tx: Querier, desk: Desk, booking: FoundBooking, agreed: Agreed | null): Promise<string> {
  const { reference, day, initTime, endTime } = booking;
  const requested = day && initTime ? { day, initTime, endTime } : null;
  const at = agreed ?? requested;
  if (!at) throw new Error(`Say when ${reference} was agreed on: --day 2026-12-14 --time 09:15.`);
  const moment = await takeTime(tx, desk, booking, at);
  await tx.query(`update booking set status = 'confirmed' where id = $1`, [booking.id]);
  await sendBookingMails(tx, 'booking-confirmed', booking.numcita, desk, {});
  return timeText(moment);
}

async function confirmUnpaid(tx: Querier, desk: Desk, booking: FoundBooking, agreed: Agreed | null): Promise<string> {
  const { reference, numcita, day, initTime } = booking;
  if (agreed) throw new Error(`${reference} has its hour: confirm it without one, then move it.`);
  const outcome = await confirmHeld(tx, numcita, { isPaid: false, operatorEmail: desk.operatorEmail });
  if (outcome === 'lapsed') throw new Error(`The hour of ${reference} is over or somebody else has it.`);
  return day && initTime ? `${day} ${clockTime(initTime)}` : reference;
}

/** Gives the booking a seat of a slot of its test, or just the hour where there are no slots. */
const takeTime = (tx: Querier, { now }: Desk, booking: FoundBooking, at: Agreed): Promise<Moment> =>
  booking.test === null ? agreeOn(tx, booking, at, now) : takeSlot(tx, { ...booking, test: booking.test }, at, now);

const whyNotMoved = ({ reference, status }: FoundBooking): string => {
  if (status === 'requested') return `${reference} is not agreed on yet: confirm it with --day and --time.`;
  if (status === 'held') return `${reference} waits for its payment: confirm it first.`;
  return `${reference} is ${status}: there is nothing to move.`;
};

const timeText = ({ day, initTime }: Moment): string => `${day} ${clockTime(initTime)}`;

const atOf = ({ day, initTime }: FoundBooking): object => (day && initTime ? { at: timeText({ day, initTime }) } : {});

const euros = (refunds: { cents: number }[]): string =>
  (refunds.reduce((sum, { cents }) => sum + cents, 0) / 100).toFixed(2);
