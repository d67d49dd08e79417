import 'server-only';
import { consentTextOf } from '@clinic/contract/consents/versions';
import { clockTime, parseHhmm } from '@clinic/contract/dates';
import { readPrice } from '@clinic/contract/prices';
import {
  type WireBooking,
  type WireSlotSearch,
  wireAvailabilitySchema,
  wireBookingSchema,
  wireReleaseSchema,
  wireRequestAnswerSchema,
  wireSlotSchema,
  wireSlotSearchSchema,
} from '@clinic/contract/wire/appointments';
import type { SlotAnswer, SlotQuery } from '@/lib/domain/appointment/assistant';
import { isForChild } from '@/lib/domain/appointment/birth-date';
import {
  type BookingAnswer,
  type BookingSummary,
  isUnguessable,
  type RefusedBooking,
} from '@/lib/domain/appointment/booking';
import { isCovidTest } from '@/lib/domain/appointment/choices';
import type { AppointmentRequest } from '@/lib/domain/appointment/request';
import { isSameSlot, parseSlot, type Slot, type SlotOffer } from '@/lib/domain/appointment/slot';
import type { Locale } from '@/lib/i18n/locales';
import type { LookUp } from '@/lib/upstream/call-kind';
import { requestApi, sendApi } from '@/lib/upstream/client';
import { ApiError } from '@/lib/upstream/errors';
import { membersOf } from '@/lib/upstream/hydra';
import { htmlOf, parseAnswer, textOf, toWireDay, unknownShape } from '@/lib/upstream/mapping';
import { toWireAppointment } from './appointment-payload';
import { toBookingSummary } from './booking-summary';
import { paymentUrlOf } from './payment-pages';

/** Options of a background search, and the signal that aborts it. */
type Beside = { lookUp?: LookUp; signal?: AbortSignal };

/**
 * The free hours of a clinic for a test on a day (M96 to M100); never cached. `refused` carries the upstream's
 * message, '' when it gave none. Throws ApiError and never returns `failed`.
 */
export async function searchSlots(
  locale: Locale,
  query: SlotQuery,
  visitorAddress: string | null = null,
  beside: Beside = {},
): Promise<Exclude<SlotAnswer, { kind: 'failed' }>> {
  const wire = await askForSlots(locale, query, { visitorAddress, ...beside });
  if (!wire.success) return { kind: 'refused', text: messageOf(wire.error) ?? '' };
  const offer = toOffer(wire, locale);
  if (offer.slots.length > 0) return { kind: 'offered', offer };
  return { kind: 'none', ...(offer.priceCents !== null && { priceCents: offer.priceCents }) };
}

/** The price of a test at a clinic on a day, in cents, also without free hours; null if unknown. Throws ApiError. */
export async function searchPrice(
  locale: Locale,
  query: SlotQuery,
  visitorAddress: string | null = null,
  signal?: AbortSignal,
): Promise<number | null> {
  const wire = await askForSlots(locale, query, { visitorAddress, lookUp: 'prices', signal });
  return wire.success ? readPrice(wire.price) : null;
}

/** True if the slot that begins at `start` (HHMM) is still free (M144). Throws ApiError. */
export async function isSlotFree(
  locale: Locale,
  { start, ...query }: SlotQuery & { start: string },
  visitorAddress: string | null = null,
): Promise<boolean> {
  const path = `${slotPath(query)}&initTime=${start}`;
  const wire = parseAnswer(
    'A check of a slot',
    wireAvailabilitySchema,
    await requestApi(path, { locale, visitorAddress }),
  );
  return wire.success && wire.available;
}

/** Data the server adds to a request; values sent by the browser for these fields are ignored. */
export type RequestContext = {
  idempotencyKey: string;
  /** The clinic's offer on that day, with the price; null in a request for a call. */
  offer: SlotOffer | null;
  /** The user name of the logged-in professional (M120), or null. */
  currentUsername: string | null;
  visitorAddress?: string | null;
  /** The code typed to verify that the e-mail belongs to the booker; null if nothing was typed. */
  emailCode?: string | null;
};

/** The code was sent, is wrong, or sending and trying are blocked for now. */
type CodeState = 'sent' | 'wrong' | 'wait';
const CODE_STATES = { enviado: 'sent', erroneo: 'wrong', espera: 'wait' } as const;

/**
 * `paymentUrl` is checked and absolute, or null if no payment is due; `reference` is null when the upstream has none;
 * `isBooked`: the hour of a consultation is reserved for the patient.
 */
export type RequestOutcome =
  | { kind: 'accepted'; paymentUrl: string | null; reference: string | null; isBooked?: true }
  | { kind: 'unverified'; code: CodeState }
  | { kind: 'refused' };

/** Sends a request once (M114, M145, M146). Throws ApiError; it is then not known whether it arrived. */
export async function requestAppointment(
  locale: Locale,
  request: AppointmentRequest,
  context: RequestContext,
): Promise<RequestOutcome> {
  const { idempotencyKey, visitorAddress, emailCode } = context;
  const { type, consent, day, patient } = request;
  const isChild = isForChild({ day, birthDate: patient.birthDate });
  const consentText =
    consent && isCovidTest(type) ? consentTextOf(type, locale, request.guardian !== null && isChild) : null;
  const body = { ...toWireAppointment(request, { ...context, consentText }), ...(emailCode && { codigo: emailCode }) };
  const sender = { locale, idempotencyKey, visitorAddress };
  const wire = parseAnswer(
    'An appointment',
    wireRequestAnswerSchema,
    await sendApi('/api/citas/solicitar', body, sender),
  );
  if (!wire.success && wire.verificar) return { kind: 'unverified', code: CODE_STATES[wire.verificar] };
  if (!wire.success) return { kind: 'refused' };
  const paymentUrl = request.consent?.paysOnline ? paymentUrlOf(wire.paymentUrl) : null;
  return {
    kind: 'accepted',
    paymentUrl,
    reference: textOf(wire.referencia),
    ...(wire.reservada && { isBooked: true }),
  };
}

/**
 * The booking of a number, for those who may see it: a number that cannot be guessed, or a booking of this browser
 * (`isOwn`, from the sealed cookie: lib/http/booking-access). Others get {error: null}. Throws ApiError.
 */
export async function findBooking(
  locale: Locale,
  numcita: string,
  isOwn: (booking: BookingSummary) => boolean = () => false,
  visitorAddress: string | null = null,
): Promise<BookingAnswer> {
  const path = `/api/citas/comprobar?numcita=${encodeURIComponent(numcita)}`;
  const body = await requestApi(path, { locale, visitorAddress });
  const wire = parseAnswer('A look-up', wireBookingSchema, body);
  if (wire.error !== null && wire.error !== false && wire.error !== '') return toRefused(wire);
  if (wire.nombre === null && wire.dia === null && wire.clinica === null) {
    throw unknownShape('A look-up');
  }
  const booking = toBookingSummary(wire, numcita, locale);
  return isUnguessable(numcita) || isOwn(booking) ? booking : { error: null };
}

/**
 * Releases the hour of an unpaid booking because the patient changes the request. Returns false if no hour was held or
 * the upstream does not support releases: the hold then expires. Throws ApiError.
 */
export async function releaseBooking(numcita: string, visitorAddress: string | null = null): Promise<boolean> {
  try {
    return parseAnswer(
      'A release',
      wireReleaseSchema,
      await sendApi('/api/citas/liberar', { numcita }, { visitorAddress }),
    ).success;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return false;
    throw error;
  }
}

function toRefused({ error, pendiente, hasta, caducada }: WireBooking): RefusedBooking {
  const until = parseHhmm(hasta);
  return {
    error: messageOf(error),
    ...(pendiente && { isPending: true }),
    ...(pendiente && until !== null && { heldUntil: clockTime(until) }),
    ...(caducada && { isExpired: true }),
  };
}

const messageOf = (error: unknown): string | null => (typeof error === 'string' ? textOf(error) : null);

const askForSlots = async (locale: Locale, query: SlotQuery, asked: Beside & { visitorAddress: string | null }) =>
  parseAnswer('A search for slots', wireSlotSearchSchema, await requestApi(slotPath(query), { locale, ...asked }));

const slotPath = ({ clinicId, day, test }: SlotQuery): string => {
  const fecha = encodeURIComponent(toWireDay(day));
  return `/api/citas/buscarhuecos?centromedico=${encodeURIComponent(clinicId)}&fecha=${fecha}&prueba=${test}`;
};

function toOffer(wire: WireSlotSearch, locale: Locale): SlotOffer {
  return {
    slots: toSlots(wire.slots),
    priceCents: readPrice(wire.price),
    serviceText: textOf(wire.servicetext),
    generalText: htmlOf(wire.generaltext, locale),
    scheduleId: wire.scheduleId?.trim() || null,
    serviceId: wire.serviceId?.trim() || null,
  };
}

/** Drops invalid hours and duplicates. */
function toSlots(wire: unknown): Slot[] {
  const slots = membersOf(wire).flatMap((member) => {
    const parsed = wireSlotSchema.safeParse(member);
    return parsed.success
      ? (parseSlot(`${parseHhmm(parsed.data.initTime)}-${parseHhmm(parsed.data.endTime)}`) ?? [])
      : [];
  });
  return slots.filter((slot, index) => slots.findIndex((other) => isSameSlot(slot, other)) === index);
}
