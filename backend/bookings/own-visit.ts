import { wallMoment } from '@clinic/contract/dates';
import { audit } from '#audit';
import type { ContentLocale } from '#catalogue/locale';
import { DeskRefusal } from '#desk-refusal';
import { freeDaysFor } from '#hours/hours-for';
import type { SlotTest } from '#hours/slot-tests';
import type { MailFile } from '#mail/message';
import { receiptFile } from '#receipts/file';
import type { Issuer } from '#receipts/issuer';
import { receiptsOfBooking } from '#receipts/read';
import type { Db, Querier } from '#store/db';
import { cancelBooking, moveBooking, PATIENT } from './change';
import { type FoundBooking, findBooking } from './find';
import { type WireReach, wireReach } from './reach';
import { videoLinkOf } from './video-link';
import { findVisit, type Visit, type VisitFacts, visitFacts } from './visit';
import { bookingOfLink } from './visit-link';

export type OwnVisitOptions = {
  db: Db;
  now: () => Date;
  operatorEmail: string | null;
  /** Whether a provider of text messages is configured. */
  hasSms: boolean;
  /** Patients can move or cancel a confirmed visit until this many hours before it. */
  changeHours: number;
  /** Issuer of the corrective receipt of a refund; without one see `correctReceipt`. */
  issuer?: Issuer | null;
  /** The template of VIDEO_LINK. */
  videoLink?: string | null;
};

/** A patient's own booking, under its wire names (docs/contract.md#own-visit). */
type OwnVisit = VisitFacts & {
  estado: Visit['status'];
  centromedico: number;
  tipo: SlotTest | null;
  /** End of an unpaid hold (HH:MM) and the address to pay at. */
  hasta: string | null;
  paymentUrl: string | null;
  /** Deadline for moving or cancelling it, YYYY-MM-DD HHMM on the clinics' clock; null unless confirmed. */
  cambiohasta: string | null;
  puedemover: boolean;
  puedeanular: boolean;
  /** Its payment is or was returned. */
  devolucion: boolean;
  /** The patient confirmed that they will come at the current hour. */
  asiste: boolean;
  /** The link of a confirmed video call, null until there is one. */
  enlace: string | null;
  puedeconfirmar: boolean;
  /** How the patient is notified of a change. */
  avisos: WireReach;
  /**
   * Oldest first; the day is YYYY-MM-DD on the clinics' clock, the amount is in euros, negative for a corrective
   * receipt.
   */
  recibos: { numero: string; fecha: string; importe: string }[];
};

/**
 * `late`: only the clinic may change it now; `closed`: nothing can be changed in its state; `changed`: it was moved
 * since the patient read it.
 */
type Refusal = 'unknown' | 'late' | 'closed' | 'changed' | 'noSlot' | 'taken';
export type OwnOutcome<T> = { kind: 'done'; value: T } | { kind: Refusal };

const HOUR_MS = 3_600_000;

/** Returns the booking a link opens, or null. */
export async function readOwnVisit(
  { db, now, changeHours, hasSms, videoLink = null }: OwnVisitOptions,
  secret: unknown,
  locale: ContentLocale,
): Promise<OwnVisit | null> {
  const numcita = await bookingOfLink(db, secret);
  const visit = numcita === null ? null : await findVisit(db, numcita, locale);
  if (numcita === null || visit === null) return null;
  const { status, startsAt, heldUntil } = visit;
  const until = status === 'confirmed' && startsAt !== null ? new Date(startsAt - changeHours * HOUR_MS) : null;
  const isInTime = until !== null && now() < until;
  const isOver = status === 'held' && heldUntil === null;
  return {
    ...visitFacts(visit, locale),
    estado: isOver ? 'expired' : status,
    centromedico: visit.clinicId,
    tipo: visit.test,
    hasta: heldUntil,
    paymentUrl: heldUntil === null ? null : visit.paymentUrl,
    cambiohasta: until && wallText(until),
    puedemover: isInTime && visit.service !== null,
    puedeanular: isInTime || status === 'requested' || heldUntil !== null,
    devolucion: await hasRefund(db, visit),
    asiste: status === 'confirmed' && visit.isComing,
    enlace: status === 'confirmed' ? videoLinkOf(visit, videoLink) : null,
    puedeconfirmar: status === 'confirmed' && startsAt !== null && now().getTime() < startsAt,
    avisos: wireReach({ hasEmail: visit.hasEmail, phone: visit.ownPhone }, hasSms),
    recibos: (await receiptsOfBooking(db, numcita)).map(({ number, day, totalCents }) => ({
      ...{ numero: number, fecha: day },
      importe: (totalCents / 100).toFixed(2),
    })),
  };
}

/** Returns a receipt of the booking of a link; without a number the newest one. */
export async function ownReceipt(
  { db }: OwnVisitOptions,
  secret: unknown,
  number: string | null,
): Promise<{ kind: 'done'; value: MailFile } | { kind: 'unknown' | 'noReceipt' }> {
  const numcita = await bookingOfLink(db, secret);
  if (numcita === null) return { kind: 'unknown' };
  const receipts = await receiptsOfBooking(db, numcita);
  const found = number === null ? receipts.at(-1) : receipts.find((receipt) => receipt.number === number);
  return found ? { kind: 'done', value: await receiptFile(db, found.number) } : { kind: 'noReceipt' };
}

/**
 * Returns the free hours of a day YYYY-MM-DD for the same test, or the same speciality and doctor, at the clinic, with
 * their prices in cents; null for an invalid link.
 */
export async function ownFreeHours({ db, now }: OwnVisitOptions, secret: unknown, day: string) {
  const numcita = await bookingOfLink(db, secret);
  const visit = numcita === null ? null : await findVisit(db, numcita, 'es');
  if (!visit) return null;
  if (visit.service === null) return [];
  const days = await freeDaysFor(db, visit, { day, most: 1, ahead: 0 }, now());
  return days?.find((one) => one.day === day)?.hours ?? [];
}

/**
 * Moves the visit of a link to another free hour; moving to the current hour succeeds. `sequence` is the one the
 * patient read; without it the check is skipped.
 */
export async function moveOwnVisit(
  options: OwnVisitOptions,
  secret: unknown,
  { sequence, ...at }: { day: string; initTime: string; sequence?: number },
): Promise<OwnOutcome<null>> {
  try {
    return await changeOwn(options, secret, async (tx, booking) => {
      if (booking.status !== 'confirmed' || booking.service === null) return { kind: 'closed' };
      if (booking.day === at.day && booking.initTime === at.initTime) return done(null);
      if (sequence !== undefined && sequence !== booking.sequence) return { kind: 'changed' };
      if (await isLate(tx, booking, options)) return { kind: 'late' };
      await moveBooking(tx, actingOf(options), booking, { ...at, endTime: null });
      return done(null);
    });
  } catch (error) {
    if (error instanceof DeskRefusal && (error.reason === 'taken' || error.reason === 'noSlot'))
      return { kind: error.reason };
    throw error;
  }
}

/** Cancels the visit or request of a link; succeeds if it was already cancelled. Returns whether a refund is due. */
export async function cancelOwnVisit(
  options: OwnVisitOptions,
  secret: unknown,
): Promise<OwnOutcome<{ isRefunded: boolean }>> {
  return await changeOwn(options, secret, async (tx, booking) => {
    if (booking.status === 'cancelled') return done({ isRefunded: await hasRefund(tx, booking) });
    if (booking.status === 'expired') return { kind: 'closed' };
    if (booking.status === 'confirmed' && (await isLate(tx, booking, options))) return { kind: 'late' };
    return done({ isRefunded: (await cancelBooking(tx, actingOf(options), booking)) !== null });
  });
}

/**
 * Records that the patient of a link will come, or takes that back if `coming` is false; the first time is kept until
 * then or until the visit is moved.
 */
export async function confirmOwnVisit(
  options: OwnVisitOptions,
  secret: unknown,
  coming: unknown,
): Promise<OwnOutcome<null>> {
  const isComing = coming !== false;
  return await changeOwn(options, secret, async (tx, { id, numcita, reference, status }) => {
    const at = options.now();
    const startsAt = (await findVisit(tx, numcita, 'es'))?.startsAt ?? null;
    if (status !== 'confirmed' || startsAt === null || at.getTime() >= startsAt) return { kind: 'closed' };
    const changed = await tx.query(
      `update booking set attends_at = $2::timestamptz
       where id = $1 and (attends_at is null) = ($2::timestamptz is not null) returning id`,
      [id, isComing ? at.toISOString() : null],
    );
    if (changed.length > 0) await audit(tx, { actor: PATIENT, action: isComing ? 'attend' : 'unattend', reference });
    return done(null);
  });
}

const wallText = (instant: Date): string => {
  const { day, hhmm } = wallMoment(instant);
  return `${day} ${hhmm}`;
};

const done = <T>(value: T): OwnOutcome<T> => ({ kind: 'done', value });

const actingOf = ({ now, operatorEmail, hasSms, issuer }: OwnVisitOptions) => ({
  ...{ actor: PATIENT, now: now(), operatorEmail, hasSms },
  issuer,
});

/** Runs a change with the booking's row locked. */
async function changeOwn<T>(
  { db }: OwnVisitOptions,
  secret: unknown,
  change: (tx: Querier, booking: FoundBooking) => Promise<OwnOutcome<T>>,
): Promise<OwnOutcome<T>> {
  return await db.tx(async (tx) => {
    const numcita = await bookingOfLink(tx, secret);
    return numcita === null ? { kind: 'unknown' } : await change(tx, await findBooking(tx, numcita));
  });
}

async function isLate(tx: Querier, { numcita }: FoundBooking, { now, changeHours }: OwnVisitOptions): Promise<boolean> {
  const visit = await findVisit(tx, numcita, 'es');
  const startsAt = visit?.startsAt ?? null;
  return startsAt !== null && now().getTime() >= startsAt - changeHours * HOUR_MS;
}

const hasRefund = async (tx: Querier, { numcita }: Pick<FoundBooking, 'numcita'>): Promise<boolean> =>
  (await tx.query(`select 1 from payment where numcita = $1 and status in ('needs_refund', 'refunded')`, [numcita]))
    .length > 0;
