import { CONSENT_PARTS, type ConsentPart } from '@clinic/contract/consents/consent-text';
import { acceptedConsent } from '@clinic/contract/consents/versions';
import { type Act, readActs } from '#audit';
import type { FoundBooking } from '#bookings/find';
import { OWN_VIDEO_LINK } from '#bookings/video-link';
import { SUBJECT_JOINS } from '#hours/hours-for';
import { testName } from '#hours/slot-tests';
import { madridSql } from '#madrid-sql';
import { receiptsOfBooking } from '#receipts/read';
import type { Querier } from '#store/db';
import { LAST_NOTICE, type Visit } from './visit-acts';

/** How a patient consented. */
export type DeskConsent = {
  /** For the text; null for a consultation, which has none. */
  version: string | null;
  hash: string | null;
  /** The text that was shown or read out, by parts; null if the text is not ours. */
  text: { language: string; parts: { part: ConsentPart; paragraphs: string[] }[] } | null;
  /** The staff member who asked by telephone; null for consent given on the web. */
  askedBy: string | null;
};

/** Returns the consent stored with a patient, or null. */
async function readConsent(q: Querier, patient: Record<string, unknown>): Promise<DeskConsent | null> {
  const [version, hash, actor] = ['consentimientoversion', 'consentimientohash', 'consentimientopor'].map((name) =>
    typeof patient[name] === 'string' ? patient[name] : null,
  );
  if (!hash && !actor) return null;
  const shown = hash ? acceptedConsent(hash) : null;
  const parts = shown?.text
    ? CONSENT_PARTS.flatMap((part) => (shown.text[part] ? [{ part, paragraphs: shown.text[part] }] : []))
    : [];
  return {
    ...{ version: version ?? null, hash: hash ?? null },
    text: shown && { language: shown.language, parts },
    askedBy: actor ? await nameOf(q, actor) : null,
  };
}

async function nameOf(q: Querier, actor: string): Promise<string> {
  const [found] = await q.query<{ name: string }>(`select name from staff where 'staff ' || id = $1`, [actor]);
  return found?.name ?? actor;
}

/** A payment at the bank, with the outcomes of its notices. Times are "YYYY-MM-DD HH:MM" on the clinics' clock. */
export type DeskPayment = {
  status: string;
  cents: number;
  order: string;
  provider: string;
  openedAt: string;
  settledAt: string | null;
  refundedAt: string | null;
  /** The bank's reference, or null. */
  refundReference: string | null;
  notices: string[];
};

/** A mail or text message about a booking and its status; `about` tells which notice to the clinic it is. */
type DeskMail = {
  id: number;
  kind: string;
  about: string | null;
  recipient: string;
  status: 'pending' | 'sent' | 'dead';
  attempts: number;
  queuedAt: string;
  sentAt: string | null;
  error: string | null;
  /** True for the one that can be sent again. */
  canResend: boolean;
};

/** A note of the staff; `who` is its writer's name. */
type DeskNote = { at: string; who: string; text: string };

/** All data the clinic has about a booking or request. */
export type FullBooking = {
  booking: FoundBooking;
  receivedAt: string;
  locale: string;
  clinic: string | null;
  test: string | null;
  speciality: string | null;
  doctor: string | null;
  amountCents: number | null;
  heldUntil: string | null;
  /** When the patient confirmed that they will come. */
  attendsAt: string | null;
  /** The link that reception entered for a video call. */
  videoLink: string | null;
  visit: Visit;
  notes: DeskNote[];
  patient: Record<string, unknown>;
  /** Null without a consent text and without a staff member who asked. */
  consent: DeskConsent | null;
  payments: DeskPayment[];
  receipts: { number: string; day: string; totalCents: number }[];
  mails: DeskMail[];
  acts: Act[];
};

type Stored = Omit<FullBooking, 'booking' | 'notes' | 'consent' | 'payments' | 'receipts' | 'mails' | 'acts'>;

/** Reads all data, with names in Spanish; the caller logs the access. */
export async function readFullBooking(tx: Querier, booking: FoundBooking): Promise<FullBooking> {
  const [stored] = await tx.query<Stored>(
    `select ${madridSql('created_at')} as "receivedAt", booking.locale,
            localized_text(clinic.texts, 'nombre', 'es') as clinic,
            localized_text(especialidad.texts, 'nombre', 'es') as speciality, medico.nombre as doctor,
            localized_text(prueba.texts, 'nombre', 'es') as test,
            amount_cents as "amountCents",
            ${madridSql('hold_until')} as "heldUntil", ${madridSql('attends_at')} as "attendsAt", visit, patient,
            ${OWN_VIDEO_LINK} as "videoLink"
     from booking
     left join centromedico as clinic on clinic.id = clinic_id
     ${SUBJECT_JOINS}
     where booking.id = $1`,
    [booking.id],
  );
  if (!stored) throw new Error('The booking no longer exists.');
  return {
    booking,
    ...stored,
    test: booking.test ? testName(booking.test, 'es') : stored.test,
    notes: await readNotes(tx, booking.id),
    consent: await readConsent(tx, stored.patient),
    payments: await readPayments(tx, booking.numcita),
    receipts: await receiptsOfBooking(tx, booking.numcita),
    mails: await readMails(tx, booking.reference),
    acts: await readActs(tx, booking.reference),
  };
}

const readNotes = (tx: Querier, bookingId: number): Promise<DeskNote[]> =>
  tx.query<DeskNote>(
    `select ${madridSql('at')} as at, coalesce((select name from staff where actor = 'staff ' || staff.id), actor) as who, text
     from desk_note where booking_id = $1 order by id`,
    [bookingId],
  );

const readPayments = (tx: Querier, numcita: string): Promise<DeskPayment[]> =>
  tx.query<DeskPayment>(
    `select status, amount_cents as cents, order_code as "order", provider, ${madridSql('created_at')} as "openedAt",
            ${madridSql('settled_at')} as "settledAt",
            ${madridSql('refunded_at')} as "refundedAt", refund_reference as "refundReference",
            array(select outcome from payment_event where payment_id = payment.id order by id) as notices
     from payment where numcita = $1 order by id`,
    [numcita],
  );

const readMails = (tx: Querier, reference: string): Promise<DeskMail[]> =>
  tx.query<DeskMail>(
    `select id, kind, payload ->> 'about' as about, recipient, status, attempts, ${madridSql('created_at')} as "queuedAt",
            ${madridSql('sent_at')} as "sentAt", last_error as error,
            status <> 'pending' and id = (${LAST_NOTICE}) as "canResend"
     from outbox where payload ->> 'reference' = $1 order by id`,
    [reference],
  );
