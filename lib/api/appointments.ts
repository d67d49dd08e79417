import 'server-only';
import {
  type WireBooking,
  type WireSlotSearch,
  wireAvailabilitySchema,
  wireBookingSchema,
  wireRequestAnswerSchema,
  wireSlotSchema,
  wireSlotSearchSchema,
} from '@/lib/contract/appointments';
import type { SlotAnswer, SlotQuery } from '@/lib/domain/appointment/assistant';
import { type BookingAnswer, type BookingSummary, isUnguessable } from '@/lib/domain/appointment/booking';
import { isCovidTest } from '@/lib/domain/appointment/choices';
import { consentTextOf } from '@/lib/domain/appointment/consent-texts';
import type { AppointmentRequest } from '@/lib/domain/appointment/request';
import { isSameSlot, parseSlot, type Slot, type SlotOffer } from '@/lib/domain/appointment/slot';
import { covidTestName } from '@/lib/i18n/covid-test-names';
import type { Locale } from '@/lib/i18n/locales';
import { toWireAppointment } from './appointment-payload';
import { askApi, sendApi } from './client';
import { ApiError } from './errors';
import { membersOf } from './hydra';
import { htmlOf, textOf } from './mapping';
import { paymentUrlOf } from './payment-url';
import { toCents } from './products';
import { dayOf, hhmmOf, toWireDay } from './wall-time';

/**
 * The free hours of a clinic for a test on a day (M96 to M100); asked anew each time. `refused` carries the upstream's
 * own words, '' when it gave none. Throws ApiError, and so never answers `failed`.
 */
export async function searchSlots(locale: Locale, query: SlotQuery): Promise<Exclude<SlotAnswer, { kind: 'failed' }>> {
  const wire = read(wireSlotSearchSchema, await askApi(slotPath(query), { locale }));
  if (!wire.success) return { kind: 'refused', text: wordsOf(wire.error) ?? '' };
  const offer = toOffer(wire, locale);
  return offer.slots.length > 0 ? { kind: 'offered', offer } : { kind: 'none' };
}

/** True when the hour that begins at `start` (HHMM) can still be had (M144). Throws ApiError. */
export async function isSlotFree(locale: Locale, { start, ...query }: SlotQuery & { start: string }): Promise<boolean> {
  const wire = read(wireAvailabilitySchema, await askApi(`${slotPath(query)}&initTime=${start}`, { locale }));
  return wire.success && wire.available;
}

/** What the server adds to a request; the visitor's own word does not count for any of it. */
export type RequestContext = {
  idempotencyKey: string;
  /** What the clinic offers that day, with the price; null in a request for a call. */
  offer: SlotOffer | null;
  /** The user name of the professional who is logged in (M120), or null. */
  currentUsername: string | null;
};

/** `paymentUrl` is checked and absolute, or null when there is nothing to pay now. */
export type RequestOutcome = { kind: 'accepted'; paymentUrl: string | null } | { kind: 'refused' };

/** Sends a request once (M114, M145, M146). Throws ApiError; it is then not known whether it arrived. */
export async function requestAppointment(
  locale: Locale,
  request: AppointmentRequest,
  context: RequestContext,
): Promise<RequestOutcome> {
  const { idempotencyKey } = context;
  const { type, consent } = request;
  const consentText = consent && isCovidTest(type) ? consentTextOf(type, locale) : null;
  const body = toWireAppointment(request, { ...context, consentText });
  const wire = read(wireRequestAnswerSchema, await sendApi('/api/citas/solicitar', body, { locale, idempotencyKey }));
  if (!wire.success) return { kind: 'refused' };
  return { kind: 'accepted', paymentUrl: request.consent?.paysOnline ? paymentUrlOf(wire.paymentUrl) : null };
}

/**
 * The booking of a number, for those who may see it: a number that cannot be guessed, or a booking of this browser
 * (`isOwn`, from the sealed cookie: lib/http/own-bookings). Anybody else gets {error: null}. Throws ApiError.
 */
export async function findBooking(
  locale: Locale,
  numcita: string,
  isOwn: (booking: BookingSummary) => boolean = () => false,
): Promise<BookingAnswer> {
  const body = await askApi(`/api/citas/comprobar?numcita=${encodeURIComponent(numcita)}`, { locale });
  const wire = read(wireBookingSchema, body);
  if (wire.error !== null && wire.error !== false && wire.error !== '')
    return { error: wordsOf(wire.error), ...(wire.pendiente && { isPending: true }) };
  if (wire.nombre === null && wire.dia === null && wire.clinica === null) {
    throw new ApiError('unexpected_shape', 'A booking came in an unknown shape');
  }
  const booking = toBooking(wire, numcita, locale);
  return isUnguessable(numcita) || isOwn(booking) ? booking : { error: null };
}

const wordsOf = (error: unknown): string | null => (typeof error === 'string' ? textOf(error) : null);

const slotPath = ({ clinicId, day, test }: SlotQuery): string => {
  const fecha = encodeURIComponent(toWireDay(day));
  return `/api/citas/buscarhuecos?centromedico=${encodeURIComponent(clinicId)}&fecha=${fecha}&prueba=${test}`;
};

function toOffer(wire: WireSlotSearch, locale: Locale): SlotOffer {
  return {
    slots: toSlots(wire.slots),
    priceCents: toCents(wire.price),
    serviceText: textOf(wire.servicetext),
    generalText: htmlOf(wire.generaltext, locale),
    scheduleId: wire.scheduleId?.trim() || null,
    serviceId: wire.serviceId?.trim() || null,
  };
}

/** Hours that no clock shows, and the second of two that are the same, are left out. */
function toSlots(wire: unknown): Slot[] {
  const slots = membersOf(wire).flatMap((member) => {
    const parsed = wireSlotSchema.safeParse(member);
    return parsed.success ? (parseSlot(`${hhmmOf(parsed.data.initTime)}-${hhmmOf(parsed.data.endTime)}`) ?? []) : [];
  });
  return slots.filter((slot, index) => slots.findIndex((other) => isSameSlot(slot, other)) === index);
}

function toBooking(wire: WireBooking, numcita: string, locale: Locale): BookingSummary {
  const day = dayOf(wire.dia);
  const [from = null, until = null] = wire.hora?.split(/\s*[-–]\s*/) ?? [];
  const initTime = hhmmOf(from);
  return {
    patientName: textOf(wire.nombre) ?? '',
    day,
    initTime,
    endTime: initTime && hhmmOf(until),
    whenAsSent: day && initTime ? null : textOf([wire.dia, wire.hora].filter(Boolean).join(' ')),
    service: covidTestName(locale, wire.servicio?.trim() ?? null) ?? textOf(wire.servicio) ?? '',
    numcita: textOf(wire.numcita) ?? numcita,
    clinic: {
      name: textOf(wire.clinica) ?? '',
      address: textOf(wire.direccion),
      phone: textOf(wire.telefono),
      whatsapp: textOf(wire.whatsapp),
    },
    isConfirmed: day !== null && initTime !== null,
  };
}

type Schema<T> = { safeParse: (body: unknown) => { success: true; data: T } | { success: false } };

function read<T>(schema: Schema<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ApiError('unexpected_shape', 'A call of the appointments came in an unknown shape');
  return parsed.data;
}
