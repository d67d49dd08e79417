import { wallMoment } from '@clinic/contract/dates';
import { type AuditAction, audit, type Details } from '#audit';
import { type FoundBooking, findBooking } from '#bookings/find';
import { sendVideoLink } from '#bookings/mails';
import { isLinkSentNow, OWN_VIDEO_LINK, parseVideoLink } from '#bookings/video-link';
import { DeskRefusal } from '#desk-refusal';
import { PLAIN_OF_PATIENT } from '#sealing/reseal';
import { sealed, sealedFields } from '#sealing/values';
import type { Querier } from '#store/db';
import type { Desk } from './acts';

/** Whether the patient of a confirmed visit came; null if not recorded. */
export const VISITS = ['arrived', 'no_show'] as const;
export type Visit = (typeof VISITS)[number] | null;

/** Limit of a note, in characters. */
export const MAX_NOTE_LENGTH = 2_000;
const MAX_REFERENCE_LENGTH = 60;

/**
 * SQL of the id of the last mail or text message to the patient of the reference $1 that may be sent again: an older
 * one may contain another hour, and reminders are only sent at their own time.
 */
export const LAST_NOTICE = `select max(id) from outbox where payload ->> 'reference' = $1
  and kind not in ('clinic-notice', 'visit-reminder', 'reminder-sms', 'hold-ending')`;

/** Runs an act on a booking of the actor's clinics, which is locked, and records it. */
async function onBooking(
  desk: Desk,
  typed: string,
  action: AuditAction,
  work: (tx: Querier, booking: FoundBooking) => Promise<Details | undefined>,
): Promise<void> {
  await desk.db.tx(async (tx) => {
    const booking = await findBooking(tx, typed, desk);
    const details = await work(tx, booking);
    await audit(tx, { actor: desk.actor, action, reference: booking.reference, details });
  });
}

/**
 * Records whether the patient came. Throws a DeskRefusal: notConfirmed, or tooEarly for a visit on a later day, and for
 * a no-show before the visit begins.
 */
export const markVisit = (desk: Desk, typed: string, visit: Visit): Promise<void> =>
  onBooking(desk, typed, 'visit', async (tx, { id, reference, status, day, initTime }) => {
    if (status !== 'confirmed' || !day || !initTime)
      throw new DeskRefusal('notConfirmed', `${reference} is not confirmed.`);
    const now = wallMoment(desk.now);
    const isLater = day > now.day || (visit === 'no_show' && day === now.day && initTime > now.hhmm);
    if (visit !== null && isLater) throw new DeskRefusal('tooEarly', `${reference} has not begun.`);
    await tx.query('update booking set visit = $2 where id = $1', [id, visit]);
    return { visit: visit ?? 'open' };
  });

/**
 * Adds a note for staff, stored sealed and never mailed. Throws a DeskRefusal if it is empty or longer than 2,000
 * characters.
 */
export const addNote = (desk: Desk, typed: string, text: string): Promise<void> =>
  onBooking(desk, typed, 'note', async (tx, { id }) => {
    const note = text.trim();
    if (note === '') throw new DeskRefusal('emptyNote', 'The note is empty.');
    if (note.length > MAX_NOTE_LENGTH)
      throw new DeskRefusal('longNote', `A note has ${MAX_NOTE_LENGTH} characters at most.`);
    await insertNote(tx, id, desk.actor, note);
    return undefined;
  });

export const insertNote = (tx: Querier, bookingId: number, actor: string, note: string) =>
  tx.query('insert into desk_note (booking_id, actor, text) values ($1, $2, $3)', [bookingId, actor, sealed(note)]);

/**
 * Stores the link of a video call, or removes it if empty, and sends it to the patient unless the next reminder does.
 * Throws a DeskRefusal: notVideo; closed; badLink unless it is an https address.
 */
export const setVideoLink = (desk: Desk, typed: string, text: string): Promise<void> =>
  onBooking(desk, typed, 'link', async (tx, { id, reference, status, isVideo }) => {
    if (!isVideo) throw new DeskRefusal('notVideo', `${reference} is not a video call.`);
    if (status === 'cancelled' || status === 'expired')
      throw new DeskRefusal('closed', `${reference} is ${status} already.`);
    const link = text.trim() === '' ? null : parseVideoLink(text);
    if (link === null && text.trim() !== '') throw new DeskRefusal('badLink', 'The link is not an https address.');
    const [before] = await tx.query<{ link: string | null }>(
      `select ${OWN_VIDEO_LINK} as link from booking where id = $1`,
      [id],
    );
    if (before?.link === link) return undefined;
    await tx.query(
      `update booking set patient = patient - 'enlacevideo' || $2::jsonb, booking_version = booking_version + 1
       where id = $1`,
      [id, sealedFields(link === null ? {} : { enlacevideo: link }, PLAIN_OF_PATIENT)],
    );
    if (await isLinkSentNow(tx, id, desk.reminderHours ?? [], desk.now)) await sendVideoLink(tx, id, desk);
    return undefined;
  });

/**
 * Marks a refund as done, with the bank's reference or ''. Throws a DeskRefusal when the booking has no pending refund.
 */
export const markRefunded = (desk: Desk, typed: string, bankReference: string): Promise<void> =>
  onBooking(desk, typed, 'refund', async (tx, { id, numcita, reference }) => {
    const paid = await tx.query<{ order: string }>(
      `update payment set status = 'refunded', refunded_at = $2, refund_reference = nullif($3, '')
       where numcita = $1 and status = 'needs_refund' returning order_code as "order"`,
      [numcita, desk.now.toISOString(), bankReference.trim().slice(0, MAX_REFERENCE_LENGTH)],
    );
    if (paid.length === 0) throw new DeskRefusal('noRefund', `${reference} has no pending refund.`);
    await tx.query('update booking set booking_version = booking_version + 1 where id = $1', [id]);
    return { orders: paid.map(({ order }) => order).join(' ') };
  });

/**
 * Sends the last mail or text message about a booking again, to the same address or number. Throws a DeskRefusal for
 * any other one, and while it is still queued.
 */
export const sendAgain = (desk: Desk, typed: string, mailId: number): Promise<void> =>
  onBooking(desk, typed, 'mail', async (tx, { reference }) => {
    const sent = await tx.query(
      `insert into outbox (kind, recipient, payload, locale, reply_to)
       select kind, recipient, payload, locale, reply_to from outbox as mail
       where id = $2 and status <> 'pending' and id = (${LAST_NOTICE}) returning id`,
      [reference, mailId],
    );
    if (sent.length === 0)
      throw new DeskRefusal('oldMail', 'Only the last message can be sent again, and not while it is queued.');
    return undefined;
  });
