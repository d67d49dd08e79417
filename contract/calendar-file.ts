import { createHash } from 'node:crypto';
import ical, { ICalAlarmType, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { madridInstant } from './dates';
import ca from './messages/ca.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import { translatorsOf } from './translator';

/** A visit as a calendar entry. It never contains the patient, the reason of the visit, or the number that opens the booking. */
export type CalendarVisit = {
  numcita: string;
  /** Number of changes of the entry: calendars use the highest. */
  sequence: number;
  /** Day YYYY-MM-DD and HHMM, Madrid time; without an end the visit lasts half an hour. */
  day: string;
  initTime: string;
  endTime: string | null;
  clinic: { name: string | null; address: string | null; phone: string | null };
  /** A video call, whose link is never in the entry: calendars are shared. */
  isVideo?: boolean;
  brand: string;
  locale: 'es' | 'ca' | 'en';
  /** When the entry was written. */
  stamp: Date;
};

/** The invitation by mail: REQUEST adds or changes the entry of a visit, CANCEL removes it (RFC 5546). */
export type CalendarInvitation = { method: 'REQUEST' | 'CANCEL'; organizer: string; attendee: string };

const translatorFor = translatorsOf({ es, ca, en });

const HALF_HOUR_MS = 30 * 60_000;
const DAY_SECONDS = 86_400;

/**
 * The calendar file of a visit (RFC 5545), for the page and the mails: always with the same UID, hours in UTC,
 * and a reminder a day before. Without an invitation it is a file to import (PUBLISH).
 */
export function calendarFile(visit: CalendarVisit, invitation?: CalendarInvitation): string {
  const { clinic, brand, locale, isVideo = false } = visit;
  const t = translatorFor(locale, 'calendar');
  const start = madridInstant(visit.day, visit.initTime);
  const end = visit.endTime ? madridInstant(visit.day, visit.endTime) : new Date(start.getTime() + HALF_HOUR_MS);
  const isCancelled = invitation?.method === 'CANCEL';
  const summary = printable(t('title', { brand }));
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
    location: printable(isVideo ? t('video') : [clinic.name, clinic.address].filter(Boolean).join(', ')),
    description: [t(isVideo ? 'beforeVideo' : 'bring'), clinic.phone && t('phone', { phone: clinic.phone })]
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

/** Calendars are shared: the number opens the booking, so the entry is named by its hash. */
const uidOf = (numcita: string): string => createHash('sha256').update(numcita).digest('hex').slice(0, 32);

/** One line of plain text, which cannot start another property or hide the rest. */
const printable = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
