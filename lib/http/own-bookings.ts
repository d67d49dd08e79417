import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { BookingSummary } from '../domain/appointment/booking';
import type { AppointmentRequest } from '../domain/appointment/request';
import { cookieLine, readCookie } from './cookies';
import { seal, unseal } from './seal';

const COOKIE = 'cita';
const DAY_SECONDS = 86_400;
const MOST = 5;

/** One booking of this browser. The patient's name is there as a fingerprint only. */
const Entry = z.object({ patient: z.string(), day: z.string(), start: z.string() });
const Claims = z.object({ bookings: z.array(Entry) });
type Entry = z.output<typeof Entry>;

/**
 * The Set-Cookie line that binds the browser to the slot it has just booked, next to the four before it, for a day
 * (architecture section 6). Null for a request without slot: nothing can be looked up.
 */
export async function bindBooking(headers: Headers, request: AppointmentRequest): Promise<string | null> {
  const { patient, day, slot } = request;
  if (!day || !slot) return null;
  const name = [patient.name, patient.surnames].filter(Boolean).join(' ');
  const entry = { patient: fingerprint(name), day, start: slot.start };
  const earlier = (await readEntries(headers)).filter((one) => !isSame(one, entry));
  const bookings = [entry, ...earlier].slice(0, MOST);
  return cookieLine(COOKIE, await seal(COOKIE, { bookings }, DAY_SECONDS), DAY_SECONDS);
}

/** Tells the bookings of this browser: same patient, same day, same hour. One whose day cannot be read is nobody's. */
export async function ownBookings(headers: Headers): Promise<(booking: BookingSummary) => boolean> {
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

/** Capitals and white space do not tell two patients apart. */
const fingerprint = (name: string): string =>
  createHash('sha256').update(name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()).digest('base64url');
