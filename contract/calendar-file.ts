import { createHash } from 'node:crypto';
import ical, { ICalAlarmType, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { madridInstant } from './madrid-time';

/** A visit as a calendar entry: never the patient, what it is about, or the number that opens the booking. */
export type CalendarVisit = {
  numcita: string;
  /** How often the entry was changed: calendars take the highest. */
  sequence: number;
  /** Day YYYY-MM-DD and HHMM, wall time of the clinics; without an end it lasts half an hour. */
  day: string;
  initTime: string;
  endTime: string | null;
  clinic: { name: string | null; address: string | null; phone: string | null };
  brand: string;
  locale: 'es' | 'ca' | 'en';
  /** When the entry was written. */
  stamp: Date;
};

/** Who invites whom by mail: REQUEST adds or changes the entry of the same visit, CANCEL takes it away (RFC 5546). */
export type CalendarInvitation = { method: 'REQUEST' | 'CANCEL'; organizer: string; attendee: string };

const WORDS = {
  es: {
    title: (brand: string) => `Cita en ${brand}`,
    call: (phone: string) => `Teléfono de la clínica: ${phone}`,
    bring: 'Trae tu documento de identidad.',
  },
  ca: {
    title: (brand: string) => `Cita a ${brand}`,
    call: (phone: string) => `Telèfon de la clínica: ${phone}`,
    bring: 'Porta el teu document d’identitat.',
  },
  en: {
    title: (brand: string) => `Appointment at ${brand}`,
    call: (phone: string) => `Telephone of the clinic: ${phone}`,
    bring: 'Bring your identity document.',
  },
};

const HALF_HOUR_MS = 30 * 60_000;
const DAY_SECONDS = 86_400;

/**
 * The one calendar file of a visit (RFC 5545), for the page and the mails: one UID however often it is made, hours in UTC,
 * a reminder a day before. Without an invitation it is a file to import (PUBLISH).
 */
export function calendarFile(visit: CalendarVisit, invitation?: CalendarInvitation): string {
  const { clinic, brand, locale } = visit;
  const { title, call, bring } = WORDS[locale];
  const start = madridInstant(visit.day, visit.initTime);
  const end = visit.endTime ? madridInstant(visit.day, visit.endTime) : new Date(start.getTime() + HALF_HOUR_MS);
  const isCancelled = invitation?.method === 'CANCEL';
  const summary = printable(title(brand));
  const calendar = ical({
    prodId: { company: 'Clinic group', product: 'Appointments', language: locale.toUpperCase() },
    method: ICalCalendarMethod[invitation?.method ?? 'PUBLISH'],
  });
  const event = calendar.createEvent({
    id: uidOf(visit.numcita),
    sequence: visit.sequence,
    stamp: visit.stamp,
    start,
    end,
    summary,
    location: printable([clinic.name, clinic.address].filter(Boolean).join(', ')),
    description: [bring, clinic.phone && call(clinic.phone)]
      .flatMap((line) => (line ? [printable(line)] : []))
      .join('\n'),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (invitation) {
    event.organizer({ name: printable(brand).replaceAll('"', '’'), email: invitation.organizer });
    event.createAttendee({ email: invitation.attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }
  if (!isCancelled) event.createAlarm({ type: ICalAlarmType.display, trigger: DAY_SECONDS, description: summary });
  return `${calendar.toString()}\r\n`;
}

/** Calendars are shared: the number itself opens the booking, its hash names the entry. */
const uidOf = (numcita: string): string => createHash('sha256').update(numcita).digest('hex').slice(0, 32);

/** One line of plain text: nothing in it can start another property or hide what follows. */
const printable = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
