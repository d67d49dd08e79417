import { oneLine } from './plain-text';

export type CalendarEvent = {
  /** The same whenever the appointment is sent again. */
  uid: string;
  /** Day YYYY-MM-DD and HHMM, wall time of the clinics. */
  day: string;
  initTime: string;
  endTime: string;
  title: string;
  place: string;
  description: string[];
  queuedAt: Date;
};

// The European rule of summer time, in force since 1996: from the last Sunday of March to the last of October, at 1 UTC.
const MADRID = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Madrid',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** An appointment as a calendar file (RFC 5545) with a reminder a day before; its times are those of the clinics' clock. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clinic group//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...MADRID,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${event.queuedAt.toISOString().replace(/\.\d+|[-:]/g, '')}`,
    `DTSTART;TZID=Europe/Madrid:${wallTime(event.day, event.initTime)}`,
    `DTEND;TZID=Europe/Madrid:${wallTime(event.day, event.endTime)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.place)}`,
    `DESCRIPTION:${event.description.map(escapeText).join('\\n')}`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const wallTime = (day: string, hhmm: string): string => `${day.replaceAll('-', '')}T${hhmm}00`;

const escapeText = (text: string): string => oneLine(text).replace(/[\\;,]/g, (sign) => `\\${sign}`);

/** A line has at most 75 bytes; what is longer goes on in the next, which starts with a space. No character is cut. */
function fold(line: string): string {
  const folded: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > (folded.length === 0 ? 75 : 74)) {
      folded.push(current);
      current = '';
    }
    current += character;
  }
  return [...folded, current].join('\r\n ');
}
