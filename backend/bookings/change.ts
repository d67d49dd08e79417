import { clockTime } from '@clinic/contract/dates';
import { audit, type Details } from '#audit';
import { correctReceipt } from '#receipts/issue';
import type { Issuer } from '#receipts/issuer';
import type { Querier } from '#store/db';
import type { FoundBooking } from './find';
import { type MailOptions, sendBookingMails } from './mails';
import { type Moment, type TakenHour, takeTime, type Wanted } from './seat';

/** The actor, the time, the mailbox for notices of clinics without one, and the issuer of receipts. */
export type Acting = MailOptions & { actor: string; now: Date; issuer?: Issuer | null };

/** The actor recorded for a patient's own changes; operating system accounts have no brackets. */
export const PATIENT = '(patient)';

/**
 * Cancels a booking or request whose row is locked: frees its seat, queues the mails, marks a payment for refund and
 * corrects its receipt. Returns the refund in cents, or null without a payment.
 */
export async function cancelBooking(
  tx: Querier,
  acting: Acting,
  booking: FoundBooking,
  reason?: string,
): Promise<number | null> {
  const { id, numcita, reference, status, day, initTime } = booking;
  await tx.query(`update booking set status = 'cancelled', hold_until = null, sequence = sequence + 1 where id = $1`, [
    id,
  ]);
  // At most one row: a second payment is marked for refund as soon as it arrives.
  const [refund] = await tx.query<{ id: number; cents: number }>(
    `update payment set status = 'needs_refund' where numcita = $1 and status = 'paid' returning id, amount_cents as cents`,
    [numcita],
  );
  const at = day && initTime ? { at: timeText({ day, initTime }) } : {};
  await audit(tx, {
    actor: acting.actor,
    action: 'cancel',
    reference,
    details: { was: status, ...at, ...(reason && { reason }) },
  });
  const issuing = { issuer: acting.issuer, now: () => acting.now };
  const issue = async () => (refund ? await correctReceipt(tx, refund, issuing) : null);
  const isRefunded = refund !== undefined;
  const before = { wasConfirmed: status === 'confirmed', wasRequested: status === 'requested' };
  const more = { ...before, isRefunded, isByPatient: acting.actor === PATIENT };
  await sendBookingMails(tx, 'booking-cancelled', numcita, { ...acting, issue }, more);
  return refund ? refund.cents : null;
}

/**
 * Moves a confirmed booking whose row is locked to another hour: the new seat is taken before the old one is freed, and
 * the mails are queued. Patients can only choose free hours. Throws a DeskRefusal like `takeTime`; then nothing is
 * changed.
 */
export async function moveBooking(tx: Querier, acting: Acting, booking: FoundBooking, wanted: Wanted): Promise<Moment> {
  const { id, numcita, reference, day, initTime } = booking;
  if (!day || !initTime) throw new Error(`${reference} has no hour yet.`);
  const before = { day, initTime };
  const isByPatient = acting.actor === PATIENT;
  const taken = await takeTime(tx, booking, wanted, { now: acting.now, isByPatient });
  await tx.query('update booking set sequence = sequence + 1, visit = null where id = $1', [id]);
  await sendBookingMails(tx, 'booking-moved', numcita, acting, { before, isByPatient });
  const details = { from: timeText(before), to: timeText(taken), ...seatDetails(taken) };
  await audit(tx, { actor: acting.actor, action: 'move', reference, details });
  return taken;
}

/** Returns the details that the access log notes about a seat. */
export const seatDetails = ({ isOverbooked }: TakenHour): Pick<Details, 'seat'> =>
  isOverbooked ? { seat: 'overbooked' } : {};

/** "2026-12-14 09:15". */
export const timeText = ({ day, initTime }: Moment): string => `${day} ${clockTime(initTime)}`;
