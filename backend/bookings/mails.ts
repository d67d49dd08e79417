import { callPromise, parseCallWindow } from '@clinic/contract/call-hours';
import type { WallMoment } from '@clinic/contract/dates';
import { spanishMobile } from '@clinic/contract/phone-numbers';
import type { ContentLocale } from '#catalogue/locale';
import { inLocale, type Texts } from '#catalogue/names';
import { SUBJECT_JOINS, SUBJECT_TEXTS } from '#hours/hours-for';
import { diagnosticPreparation } from '#hours/preparation';
import { type Service, type SlotTest, testName } from '#hours/slot-tests';
import { enqueueMail } from '#outbox/enqueue';
import { REMINDER_SMS, type SmsKind } from '#sms/compose';
import type { Querier } from '#store/db';
import { reachOf } from './reach';
import { createVisitLink } from './visit-link';

type StoredBooking = {
  numcita: string;
  reference: string;
  sequence: number;
  locale: ContentLocale;
  test: SlotTest | null;
  day: string | null;
  initTime: string | null;
  endTime: string | null;
  amountCents: number | null;
  isPaid: boolean;
  nombre: string;
  apellidos: string | null;
  /** Null for a patient without e-mail who booked by telephone. */
  email: string | null;
  telefono: string;
  horario: string | null;
  type: string | null;
  insurer: string | null;
  wishedDay: string | null;
  wishedHour: string | null;
  requestedBy: string | null;
  receivedAt: Date | string;
  chosenCall: string | null;
  guardian: string | null;
  lacksDocument: boolean;
  hasNeeds: boolean;
  /** Name of the diagnostic test or the speciality. */
  subjectNames: Texts | null;
  /** Texts of the diagnostic test. */
  diagnosticTexts: Record<string, Texts> | null;
  service: Service | null;
  doctor: string | null;
  clinicNames: Texts | null;
  clinicEmail: string | null;
  clinicPhone: string | null;
  clinicWhatsapp: string | null;
  address: string | null;
};

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

/**
 * Queues the mail that reminds a patient of a visit, without its purpose. Returns its id in the queue, or null for a
 * patient without an e-mail. `changeUntil`: deadline for moving or cancelling it, null when only the clinic can.
 */
export async function enqueueReminder(
  tx: Querier,
  booking: number,
  { operatorEmail = null }: MailOptions,
  changeUntil: WallMoment | null,
): Promise<number | null> {
  const stored = await readBooking(tx, booking);
  const { numcita, locale, email, clinicEmail } = stored;
  if (email === null) return null;
  const { reference, day, initTime, patient, clinic, preparation } = payloadOf(stored, locale);
  const payload = {
    ...{ numcita, reference, day, initTime, clinic },
    patient: { name: patient.name },
    isTest: stored.service !== null,
    hasPreparation: preparation !== null,
    changeUntil: changeUntil && { day: changeUntil.day, initTime: changeUntil.hhmm },
    link: await createVisitLink(tx, numcita, locale),
  };
  const replyTo = clinicEmail ?? operatorEmail;
  return await enqueueMail(tx, { kind: 'visit-reminder', recipient: email, locale, payload, replyTo });
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
export const enqueueReminderSms = async (tx: Querier, booking: number): Promise<number | null> =>
  await enqueueSms(tx, await readBooking(tx, booking), REMINDER_SMS, null);

async function enqueueSms(tx: Querier, stored: StoredBooking, kind: SmsKind, link: string | null) {
  const { numcita, reference, telefono, locale, day, initTime, clinicPhone } = stored;
  const call = callOf(stored);
  const recipient = spanishMobile(telefono);
  if (recipient === null) return null;
  const payload = { numcita, reference, day, initTime, phone: clinicPhone, call, link };
  return await enqueueMail(tx, { kind, recipient, locale, payload });
}

/**
 * Payload of the mails. It must never contain answers of the health questionnaire, identity documents or billing data.
 */
const payloadOf = (booking: StoredBooking, locale: ContentLocale) => ({
  numcita: booking.numcita,
  reference: booking.reference,
  sequence: booking.sequence,
  patient: {
    name: [booking.nombre, booking.apellidos].filter(Boolean).join(' '),
    phone: booking.telefono,
    email: booking.email,
  },
  test: booking.test,
  service: booking.test ? testName(booking.test, locale) : inLocale(booking.subjectNames ?? {}, locale),
  preparation: booking.diagnosticTexts && diagnosticPreparation(booking.diagnosticTexts, locale),
  doctor: booking.doctor,
  type: booking.type,
  insurer: booking.insurer,
  wishedDay: booking.wishedDay,
  wishedHour: booking.wishedHour,
  requestedBy: booking.requestedBy,
  call: callOf(booking),
  day: booking.day,
  initTime: booking.initTime,
  endTime: booking.endTime,
  amountCents: booking.amountCents,
  isPaid: booking.isPaid,
  preference: booking.horario,
  clinic: {
    name: inLocale(booking.clinicNames ?? {}, locale),
    address: booking.address,
    phone: booking.clinicPhone,
    whatsapp: booking.clinicWhatsapp,
  },
});

/** The hours in which the clinics call after a request; null is within 24 hours. */
const callOf = ({ receivedAt, chosenCall }: StoredBooking) =>
  callPromise(new Date(receivedAt), parseCallWindow(chosenCall ?? '')).window;

async function readBooking(tx: Querier, booking: number | string): Promise<StoredBooking> {
  const [stored] = await tx.query<StoredBooking>(
    `select numcita, reference, sequence, booking.locale, test, day, init_hhmm as "initTime", end_hhmm as "endTime",
            amount_cents as "amountCents",
            exists (select 1 from payment where payment.numcita = booking.numcita and payment.status = 'paid') as "isPaid",
            patient ->> 'nombre' as nombre, patient ->> 'apellidos' as apellidos, patient ->> 'email' as email,
            patient ->> 'telefono' as telefono, patient ->> 'horario' as horario, patient ->> 'tipo' as type,
            patient ->> 'aseguradora' as insurer, patient ->> 'dia' as "wishedDay",
            patient ->> 'hueco' as "wishedHour",
            patient ->> 'currentusername' as "requestedBy", booking.created_at as "receivedAt",
            patient ->> 'horariollamada' as "chosenCall",
            patient ->> 'solicitante' as guardian, patient ->> 'sindocumento' is not null as "lacksDocument",
            coalesce(patient ->> 'necesidades', '') <> '' as "hasNeeds",
            ${SUBJECT_TEXTS} -> 'nombre' as "subjectNames", prueba.texts as "diagnosticTexts", service,
            medico.nombre as doctor,
            clinic.texts -> 'nombre' as "clinicNames",
            nullif(trim(clinic.email), '') as "clinicEmail",
            clinic.telefono as "clinicPhone", clinic.whatsapp as "clinicWhatsapp", clinic.direccion as address
     from booking
     left join centromedico as clinic on clinic.id = clinic_id
     ${SUBJECT_JOINS}
     where ${typeof booking === 'number' ? 'booking.id = $1' : 'numcita = $1'}`,
    [booking],
  );
  if (!stored) throw new Error('A mail was asked for a booking that is not stored.');
  return stored;
}
