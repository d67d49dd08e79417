import type { WallMoment } from '@clinic/contract/dates';
import { spanishMobile } from '@clinic/contract/phone-numbers';
import { enqueueMail } from '#outbox/enqueue';
import { REMINDER_SMS, type SmsKind, VIDEO_LINK_SMS } from '#sms/compose';
import type { Querier } from '#store/db';
import { callOf, payloadOf, readBooking, type StoredBooking } from './mail-payload';
import { reachOf } from './reach';
import { videoLinkOf } from './video-link';
import { createVisitLink } from './visit-link';

/** Kinds of mail about a booking with their additional payload; the clinic's notice is `about` one of them. */
type BookingMails = {
  /** A normal request (M114). */
  'appointment-requested': object;
  /** `isPaid`: false when the operator confirms a booking to be paid at the clinic. */
  'booking-confirmed': { isPaid?: boolean };
  /** The patient wants a call about a slot, which is not confirmed (M146). */
  'booking-call-me': object;
  /** `isBooked`: the booking is valid and was paid twice. */
  'payment-refund': { isBooked: boolean };
  /** `before`: the previous time of the visit. */
  'booking-moved': { before: { day: string; initTime: string }; isByPatient: boolean };
  /** `wasRequested`: no hour was reserved. */
  'booking-cancelled': { wasConfirmed: boolean; wasRequested: boolean; isRefunded: boolean; isByPatient: boolean };
};

export type MailOptions = {
  /** Mailbox for notices to clinics without one; without it they are only in the operator's lists. */
  operatorEmail?: string | null;
  /** Whether a provider of text messages is configured. */
  hasSms?: boolean;
};

/**
 * Returns the number of the receipt to attach. Called last, because it locks a counter and nothing after it may wait
 * for a lock.
 */
type Issuing = { issue?: () => Promise<string | null> };

/**
 * The text message that replaces each mail. Patients without an e-mail pay at the clinic, so they never get a refund.
 */
const SMS_OF: Record<keyof BookingMails, SmsKind | null> = {
  'appointment-requested': 'requested-sms',
  'booking-confirmed': 'confirmed-sms',
  'booking-call-me': 'requested-sms',
  'payment-refund': null,
  'booking-moved': 'moved-sms',
  'booking-cancelled': 'cancelled-sms',
};

/** Mails without a link to the booking, because there is nothing left to move or cancel. */
const LEADS_NOWHERE: ReadonlySet<keyof BookingMails> = new Set(['payment-refund', 'booking-cancelled']);

/**
 * Queues the notices about a booking, found by its row id or its number: the mail or text message to the patient, if
 * they can be reached, and the mail to the clinic.
 */
export async function sendBookingMails<K extends keyof BookingMails>(
  tx: Querier,
  kind: K,
  booking: number | string,
  { operatorEmail = null, hasSms = false, issue }: MailOptions & Issuing,
  more: BookingMails[K],
): Promise<void> {
  const stored = await readBooking(tx, booking);
  const { numcita, locale, email, clinicEmail, guardian, lacksDocument, hasNeeds } = stored;
  const sms = hasSms ? SMS_OF[kind] : null;
  const reach = reachOf({ hasEmail: email !== null, phone: stored.telefono }, sms !== null);
  const link = reach === null || LEADS_NOWHERE.has(kind) ? null : await createVisitLink(tx, numcita, locale);
  const receipt = (await issue?.()) ?? null;
  const clinic = clinicEmail ?? operatorEmail;
  if (email !== null) {
    const payload = { ...payloadOf(stored, locale), ...more, link, receipt };
    await enqueueMail(tx, { kind, recipient: email, locale, payload, replyTo: clinic });
  } else if (sms !== null) await enqueueSms(tx, stored, sms, link);
  if (clinic === null) return;
  const about = { ...more, guardian, lacksDocument, hasNeeds, about: kind, isUntold: reach === null };
  const payload = { ...payloadOf(stored, 'es'), ...about };
  await enqueueMail(tx, { kind: 'clinic-notice', recipient: clinic, locale: 'es', payload, replyTo: email });
}

/** The template of VIDEO_LINK; null if reception enters every link. */
export type VideoLinks = { videoLink?: string | null };

/**
 * Queues the mail that reminds a patient of a visit, without its purpose. Returns its id in the queue, or null for a
 * patient without an e-mail. `changeUntil`: deadline for moving or cancelling it, null when only the clinic can.
 */
export async function enqueueReminder(
  tx: Querier,
  booking: number,
  { operatorEmail = null, videoLink = null }: MailOptions & VideoLinks,
  changeUntil: WallMoment | null,
): Promise<number | null> {
  const stored = await readBooking(tx, booking);
  const { numcita, locale, email, clinicEmail } = stored;
  if (email === null) return null;
  const { reference, day, initTime, patient, clinic, preparation, isVideo } = payloadOf(stored, locale);
  const payload = {
    ...{ numcita, reference, day, initTime, clinic, isVideo },
    patient: { name: patient.name },
    isTest: stored.service !== null,
    hasPreparation: preparation !== null,
    changeUntil: changeUntil && { day: changeUntil.day, initTime: changeUntil.hhmm },
    link: await createVisitLink(tx, numcita, locale),
    videoLink: videoLinkOf(stored, videoLink),
  };
  const replyTo = clinicEmail ?? operatorEmail;
  return await enqueueMail(tx, { kind: 'visit-reminder', recipient: email, locale, payload, replyTo });
}

/** Queues the mail or text message with the current link of a video call, or that the link is no longer valid. */
export async function sendVideoLink(
  tx: Querier,
  booking: number,
  { operatorEmail = null, hasSms = false, videoLink = null }: MailOptions & VideoLinks,
): Promise<void> {
  const stored = await readBooking(tx, booking);
  const { numcita, locale, email, clinicEmail } = stored;
  const current = videoLinkOf(stored, videoLink);
  if (email === null) {
    if (hasSms && current !== null) await enqueueSms(tx, stored, VIDEO_LINK_SMS, current);
    return;
  }
  const { reference, day, initTime, patient, clinic, isVideo } = payloadOf(stored, locale);
  const link = await createVisitLink(tx, numcita, locale);
  const payload = {
    reference,
    day,
    initTime,
    clinic,
    isVideo,
    patient: { name: patient.name },
    link,
    videoLink: current,
  };
  const replyTo = clinicEmail ?? operatorEmail;
  await enqueueMail(tx, { kind: 'video-link', recipient: email, locale, payload, replyTo });
}

/**
 * Queues the mail to a patient whose unpaid hour is held until HHMM, without its purpose. Returns its id in the queue,
 * or null for a patient without an e-mail.
 */
export async function enqueueHoldEnding(tx: Querier, booking: number, until: string): Promise<number | null> {
  const stored = await readBooking(tx, booking);
  const { numcita, locale, email } = stored;
  if (email === null) return null;
  const { reference, day, initTime, patient } = payloadOf(stored, locale);
  const link = await createVisitLink(tx, numcita, locale);
  const payload = { reference, day, initTime, patient: { name: patient.name }, until, link };
  return await enqueueMail(tx, { kind: 'hold-ending', recipient: email, locale, payload });
}

/**
 * Queues the reminder of a visit as a text message. Returns its id in the queue, or null without a Spanish mobile
 * number.
 */
export async function enqueueReminderSms(
  tx: Querier,
  booking: number,
  { videoLink = null }: VideoLinks = {},
): Promise<number | null> {
  const stored = await readBooking(tx, booking);
  return await enqueueSms(tx, stored, REMINDER_SMS, videoLinkOf(stored, videoLink));
}

async function enqueueSms(tx: Querier, stored: StoredBooking, kind: SmsKind, link: string | null) {
  const { numcita, reference, telefono, locale, day, initTime, clinicPhone, isVideo } = stored;
  const call = callOf(stored);
  const recipient = spanishMobile(telefono);
  if (recipient === null) return null;
  const payload = { numcita, reference, day, initTime, phone: clinicPhone, call, link, isVideo };
  return await enqueueMail(tx, { kind, recipient, locale, payload });
}
