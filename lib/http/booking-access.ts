import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type BookingSummary, bookingNumberIn, UNPAID_COOKIE } from '@/lib/domain/appointment/booking';
import type { AppointmentRequest } from '@/lib/domain/appointment/request';
import { cookieLine, readableCookieLine, readCookie } from './cookies';
import { seal, unseal } from './seal';

const COOKIE = 'cita';
const DAY_SECONDS = 86_400;
const MAX_BOOKINGS = 5;
/** Equal to the duration of a hold. */
const UNPAID_SECONDS = 600;

/** One booking of this browser. The patient's name is a fingerprint; `numcita` is set if payment was due at booking. */
const Entry = z.object({
  ...{ patient: z.string(), day: z.string(), start: z.string() },
  numcita: z.string().nullable().default(null),
});
const Claims = z.object({ bookings: z.array(Entry) });
type Entry = z.output<typeof Entry>;

/**
 * The Set-Cookie lines that bind the browser to the slot it has just booked, next to the four before it, for a day
 * (docs/architecture.md#booking-access), with a hint if payment is due. Empty for a request without slot.
 */
export async function grantBookingAccess(
  headers: Headers,
  { patient, day, slot }: AppointmentRequest,
  paymentUrl: string | null,
): Promise<string[]> {
  if (!day || !slot) return [];
  const name = [patient.name, patient.surnames].filter(Boolean).join(' ');
  const numcita = paymentUrl && bookingNumberIn(paymentUrl);
  const entry = { patient: fingerprint(name), day, start: slot.start, numcita };
  const earlier = (await readEntries(headers)).filter((one) => !isSame(one, entry));
  const bookings = [entry, ...earlier].slice(0, MAX_BOOKINGS);
  const line = cookieLine(COOKIE, await seal(COOKIE, { bookings }, DAY_SECONDS), DAY_SECONDS);
  return numcita ? [line, readableCookieLine(UNPAID_COOKIE, '1', UNPAID_SECONDS)] : [line];
}

/** The numbers of this browser's bookings that required payment when made, the latest first. */
export async function numbersToPay(headers: Headers): Promise<string[]> {
  return (await readEntries(headers)).flatMap(({ numcita }) => numcita ?? []);
}

/** The Set-Cookie line that clears the payment hint. */
export const clearUnpaidLine = (): string => readableCookieLine(UNPAID_COOKIE, '', 0);

/** Tests if a booking belongs to this browser: same patient, day and hour. False if its day cannot be parsed. */
export async function accessibleBookings(headers: Headers): Promise<(booking: BookingSummary) => boolean> {
  const entries = await readEntries(headers);
  return ({ patientName, day, initTime }) =>
    day !== null &&
    initTime !== null &&
    entries.some((entry) => isSame(entry, { patient: fingerprint(patientName), day, start: initTime }));
}

async function readEntries(headers: Headers): Promise<Entry[]> {
  const token = readCookie(headers, COOKIE);
  const claims = Claims.safeParse(token && (await unseal(COOKIE, token)));
  return claims.success ? claims.data.bookings : [];
}

const isSame = (one: Entry, other: Omit<Entry, 'numcita'>): boolean =>
  one.patient === other.patient && one.day === other.day && one.start === other.start;

/** Names are compared ignoring case and white space. */
const fingerprint = (name: string): string =>
  createHash('sha256').update(name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()).digest('base64url');
