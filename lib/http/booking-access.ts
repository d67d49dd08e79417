import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { BookingSummary } from '@/lib/domain/appointment/booking';
import type { AppointmentRequest } from '@/lib/domain/appointment/request';
import { cookieLine, readCookie } from './cookies';
import { seal, unseal } from './seal';

const COOKIE = 'cita';
const DAY_SECONDS = 86_400;
const MAX_BOOKINGS = 5;

/** One booking of this browser. The patient's name is there as a fingerprint only. */
const Entry = z.object({ patient: z.string(), day: z.string(), start: z.string() });
const Claims = z.object({ bookings: z.array(Entry) });
type Entry = z.output<typeof Entry>;

/**
 * The Set-Cookie line that binds the browser to the slot it has just booked, next to the four before it, for a day
 * (docs/architecture.md#booking-access). Null for a request without slot: nothing can be looked up.
 */
export async function grantBookingAccess(headers: Headers, request: AppointmentRequest): Promise<string | null> {
  const { patient, day, slot } = request;
  if (!day || !slot) return null;
  const name = [patient.name, patient.surnames].filter(Boolean).join(' ');
  const entry = { patient: fingerprint(name), day, start: slot.start };
  const earlier = (await readEntries(headers)).filter((one) => !isSame(one, entry));
  const bookings = [entry, ...earlier].slice(0, MAX_BOOKINGS);
  return cookieLine(COOKIE, await seal(COOKIE, { bookings }, DAY_SECONDS), DAY_SECONDS);
}

/** True for a booking of this browser: same patient, day and hour. One whose day cannot be read is not accessible. */
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

const isSame = (one: Entry, other: Entry): boolean =>
  one.patient === other.patient && one.day === other.day && one.start === other.start;

/** Names that differ in capitals and white space only are the same patient. */
const fingerprint = (name: string): string =>
  createHash('sha256').update(name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()).digest('base64url');
