import type { BookingSummary } from './booking';
import { madridInstant } from './madrid-instant';

/** Words of the language of the file: those of the same names in `Payment`. */
export type CalendarWords = { reference: string; phone: string; bringDocument: string };

/**
 * The text of an .ics file (RFC 5545) with the appointment, to be kept in a calendar. The hours are written in UTC, so
 * that every calendar shows them right in its own zone. Null for a booking without day and hour. `now` stamps the file.
 */
export function calendarFile(booking: BookingSummary, words: CalendarWords, now: Date): string | null {
  const { day, initTime, endTime, clinic } = booking;
  if (day === null || initTime === null) return null;
  const place = [clinic.name, clinic.address].filter(Boolean).join(', ');
  const notes = [
    `${words.reference}: ${booking.numcita}`,
    clinic.phone && `${words.phone}: ${clinic.phone}`,
    words.bringDocument,
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clinic website//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(booking.numcita)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(madridInstant(day, initTime))}`,
    ...(endTime === null ? [] : [`DTEND:${utc(madridInstant(day, endTime))}`]),
    `SUMMARY:${escaped([booking.service, clinic.name].filter(Boolean).join(' · '))}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(notes.filter(Boolean).join('\n'))}`,
    `STATUS:${booking.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20270512T072000Z */
const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Text as a value: no control character but the line end, which is written as two characters. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

const MOST_OCTETS = 75;

/** A line in pieces of at most 75 octets, never in the middle of a character; the following ones begin with a space. */
function folded(line: string): string {
  const pieces = [''];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MOST_OCTETS) {
      pieces.push('');
      octets = 1; // the space
    }
    pieces[pieces.length - 1] += character;
    octets += size;
  }
  return pieces.join('\r\n ');
}
