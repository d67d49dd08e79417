import type { ContentLocale } from '#catalogue/locale';
import { enqueueMail, enqueueWithNotice } from '#outbox/enqueue';
import { inLocale, type Texts } from '#requests/catalogue-names';
import { REMINDER_SMS } from '#sms/compose';
import { spanishMobile } from '#sms/phone';
import type { Querier } from '#store/db';
import { type SlotTest, testName } from './slot-tests';
import { createVisitLink } from './visit-link';
import type { WallMoment } from './wall-time';

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
  email: string;
  telefono: string;
  horario: string | null;
  type: string | null;
  insurer: string | null;
  wishedDay: string | null;
  wishedHour: string | null;
  requestedBy: string | null;
  guardian: string | null;
  hasNeeds: boolean;
  specialityNames: Texts | null;
  doctor: string | null;
  clinicNames: Texts | null;
  clinicEmail: string | null;
  clinicPhone: string | null;
  clinicWhatsapp: string | null;
  address: string | null;
};

/** The kinds of mail about a booking with what each says besides; the clinic's notice is `about` one of them. */
type BookingMails = {
  /** A normal request (M114). */
  'appointment-requested': object;
  /** `isPaid`: false when the operator confirms what is paid at the clinic. */
  'booking-confirmed': { isPaid?: boolean };
  /** The patient wants to be called about a slot, which is not confirmed (M146). */
  'booking-call-me': object;
  /** `isBooked`: the booking stands and was paid twice. */
  'payment-refund': { isBooked: boolean };
  /** `before`: when the visit was. */
  'booking-moved': { before: { day: string; initTime: string }; isByPatient: boolean };
  'booking-cancelled': { wasConfirmed: boolean; isRefunded: boolean; isByPatient: boolean };
};

/** Where to send what is meant for a clinic without a mailbox; null or none: the operator looks at the lists. */
export type MailOptions = { operatorEmail?: string | null };

/** Gives the number of the receipt to attach: called last, because it locks a counter and nothing after it may wait for a lock. */
type Issuing = { issue?: () => Promise<string | null> };

/** There is nothing left to move or cancel. */
const LEADS_NOWHERE: ReadonlySet<keyof BookingMails> = new Set(['payment-refund', 'booking-cancelled']);

/** Queues the mails about a booking, found by its row or its number: to the patient and to the clinic. */
export async function sendBookingMails<K extends keyof BookingMails>(
  tx: Querier,
  kind: K,
  booking: number | string,
  { operatorEmail = null, issue }: MailOptions & Issuing,
  more: BookingMails[K],
): Promise<void> {
  const stored = await readBooking(tx, booking);
  const { numcita, locale, email, clinicEmail, guardian, hasNeeds } = stored;
  const link = LEADS_NOWHERE.has(kind) ? null : await createVisitLink(tx, numcita, locale);
  const receipt = (await issue?.()) ?? null;
  await enqueueWithNotice(tx, {
    visitor: { email, locale, kind },
    payload: { ...payloadOf(stored, locale), ...more, link, receipt },
    desk: clinicEmail ?? operatorEmail,
    notice: {
      kind: 'clinic-notice',
      payload: { ...payloadOf(stored, 'es'), ...more, guardian, hasNeeds, about: kind },
    },
  });
}

/**
 * Queues the reminder of a visit to its patient, without what the visit is about; answers the number of the mail. `changeUntil`:
 * until when the patient can move or cancel it, null when only the clinic can.
 */
export async function enqueueReminder(
  tx: Querier,
  booking: number,
  { operatorEmail = null }: MailOptions,
  changeUntil: WallMoment | null,
): Promise<number> {
  const stored = await readBooking(tx, booking);
  const { numcita, locale, email, clinicEmail } = stored;
  const { reference, day, initTime, patient, clinic } = payloadOf(stored, locale);
  const payload = {
    ...{ numcita, reference, day, initTime, clinic },
    patient: { name: patient.name },
    isTest: stored.test !== null,
    changeUntil: changeUntil && { day: changeUntil.day, initTime: changeUntil.hhmm },
    link: await createVisitLink(tx, numcita, locale),
  };
  const replyTo = clinicEmail ?? operatorEmail;
  return await enqueueMail(tx, { kind: 'visit-reminder', recipient: email, locale, payload, replyTo });
}

/** Queues the mail to a patient whose unpaid hour is held until HHMM, without what it is about; answers its number in the queue. */
export async function enqueueHoldEnding(tx: Querier, booking: number, until: string): Promise<number> {
  const stored = await readBooking(tx, booking);
  const { numcita, locale, email } = stored;
  const { reference, day, initTime, patient } = payloadOf(stored, locale);
  const link = await createVisitLink(tx, numcita, locale);
  const payload = { reference, day, initTime, patient: { name: patient.name }, until, link };
  return await enqueueMail(tx, { kind: 'hold-ending', recipient: email, locale, payload });
}

/** Queues the reminder of a visit as a text message; answers its number in the queue, null for who has no Spanish mobile. */
export async function enqueueReminderSms(tx: Querier, booking: number): Promise<number | null> {
  const { telefono, locale, day, initTime, clinicPhone } = await readBooking(tx, booking);
  const recipient = spanishMobile(telefono);
  if (recipient === null) return null;
  return await enqueueMail(tx, {
    kind: REMINDER_SMS,
    recipient,
    locale,
    payload: { day, initTime, phone: clinicPhone },
  });
}

/** What the mails say: never an answer of the health questionnaire, an identity document or billing data. */
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
  service: booking.test ? testName(booking.test, locale) : inLocale(booking.specialityNames ?? {}, locale),
  doctor: booking.doctor,
  type: booking.type,
  insurer: booking.insurer,
  wishedDay: booking.wishedDay,
  wishedHour: booking.wishedHour,
  requestedBy: booking.requestedBy,
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

async function readBooking(tx: Querier, booking: number | string): Promise<StoredBooking> {
  const [stored] = await tx.query<StoredBooking>(
    `select numcita, reference, sequence, booking.locale, test, day, init_hhmm as "initTime", end_hhmm as "endTime",
            amount_cents as "amountCents",
            exists (select 1 from payment where payment.numcita = booking.numcita and payment.status = 'paid') as "isPaid",
            patient ->> 'nombre' as nombre, patient ->> 'apellidos' as apellidos, patient ->> 'email' as email,
            patient ->> 'telefono' as telefono, patient ->> 'horario' as horario, patient ->> 'tipo' as type,
            patient ->> 'aseguradora' as insurer, patient ->> 'dia' as "wishedDay",
            patient ->> 'hueco' as "wishedHour",
            patient ->> 'currentusername' as "requestedBy",
            patient ->> 'solicitante' as guardian, coalesce(patient ->> 'necesidades', '') <> '' as "hasNeeds",
            especialidad.nombre as "specialityNames", medico.nombre as doctor, clinic.nombre as "clinicNames",
            nullif(trim(clinic.email), '') as "clinicEmail",
            clinic.telefono as "clinicPhone", clinic.whatsapp as "clinicWhatsapp", clinic.direccion as address
     from booking
     left join centromedico as clinic on clinic.id = clinic_id
     left join especialidad on especialidad.id = (patient ->> 'especialidad')::integer
     left join medico on medico.id = (patient ->> 'medico')::integer
     where ${typeof booking === 'number' ? 'booking.id = $1' : 'numcita = $1'}`,
    [booking],
  );
  if (!stored) throw new Error('A mail was asked for a booking that is not stored.');
  return stored;
}
