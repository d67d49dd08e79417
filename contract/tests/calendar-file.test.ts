import { afterEach, describe, expect, it } from 'vitest';
import { type CalendarVisit, calendarFile } from '../calendar-file';
import { propertyOf, unfold } from './support/calendar';

describe('the words of a calendar entry', () => {
  it.each([
    ['es', 'Cita en Salud', 'Trae tu documento de identidad.\\nTeléfono de la clínica: 963 400 900'],
    ['ca', 'Cita a Salud', 'Porta el teu document d’identitat.\\nTelèfon de la clínica: 963 400 900'],
    ['en', 'Appointment at Salud', 'Bring your identity document.\\nTelephone of the clinic: 963 400 900'],
  ] as const)('are in %s', (locale, title, description) => {
    const clinic = { name: 'Norte', address: null, phone: '963 400 900' };
    const file = calendarFile(visit({ locale, brand: 'Salud', clinic }));
    expect(propertyOf(file, 'SUMMARY')).toBe(title);
    expect(propertyOf(file, 'DESCRIPTION')).toBe(description);
    expect(propertyOf(file, 'PRODID')).toBe(`-//Clinic group//Appointments//${locale.toUpperCase()}`);
  });
});

const ZONES = ['UTC', 'America/New_York', 'Pacific/Auckland', 'Europe/Madrid'];

const visit = (given: Partial<CalendarVisit> = {}): CalendarVisit => ({
  numcita: 'AAECAwQFBgcICQoLDA0ODw',
  sequence: 0,
  day: '2027-05-12',
  initTime: '0920',
  endTime: '0940',
  clinic: { name: 'Valencia Centro', address: 'C/ Colón 1; bajo', phone: '963 400 900' },
  brand: 'Salud & Co',
  locale: 'es',
  stamp: new Date('2027-01-02T03:04:05.678Z'),
  ...given,
});
const INVITED = { organizer: 'citas@clinica.example', attendee: 'ana@example.test' };

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

describe('a calendar file', () => {
  it('contains time and place, but not the reason of the visit', () => {
    expect(unfold(calendarFile(visit()))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Clinic group//Appointments//ES',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:5d2611d5a4dd2b40b277dfdb5ecf5b49',
      'SEQUENCE:0',
      'DTSTAMP:20270102T030405Z',
      'DTSTART:20270512T072000Z',
      'DTEND:20270512T074000Z',
      'SUMMARY:Cita en Salud & Co',
      'LOCATION:Valencia Centro\\, C/ Colón 1\\; bajo',
      'DESCRIPTION:Trae tu documento de identidad.\\nTeléfono de la clínica: 963 400 900',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P1D',
      'DESCRIPTION:Cita en Salud & Co',
      'END:VALARM',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has a stable entry id, and a different one for another booking', () => {
    const uid = (given: Partial<CalendarVisit>, method?: 'REQUEST' | 'CANCEL') =>
      propertyOf(calendarFile(visit(given), method && { ...INVITED, method }), 'UID');
    expect(
      new Set([uid({}), uid({ sequence: 3, day: '2027-06-01' }), uid({}, 'REQUEST'), uid({}, 'CANCEL')]).size,
    ).toBe(1);
    expect(uid({ numcita: 'AAECAwQFBgcICQoLDA0ODg' })).not.toBe(uid({}));
  });

  it('invites by mail with the organizer and the patient, and cancels under a higher number', () => {
    const invited = calendarFile(visit(), { ...INVITED, method: 'REQUEST' });
    expect([propertyOf(invited, 'METHOD'), propertyOf(invited, 'STATUS')]).toEqual(['REQUEST', 'CONFIRMED']);
    expect(unfold(invited)).toContain('ORGANIZER;CN="Salud & Co":mailto:citas@clinica.example');
    expect(unfold(invited).find((line) => line.startsWith('ATTENDEE'))).toMatch(/RSVP=FALSE:MAILTO:ana@example\.test$/);
    const cancelled = calendarFile(visit({ sequence: 2 }), { ...INVITED, method: 'CANCEL' });
    expect([
      propertyOf(cancelled, 'METHOD'),
      propertyOf(cancelled, 'STATUS'),
      propertyOf(cancelled, 'SEQUENCE'),
    ]).toEqual(['CANCEL', 'CANCELLED', '2']);
    expect(cancelled).not.toContain('VALARM');
  });

  it('reserves half an hour where the end is unknown, and omits unknown details', () => {
    const clinic = { name: '', address: null, phone: null };
    const file = calendarFile(visit({ endTime: null, clinic }));
    expect(propertyOf(file, 'DTEND')).toBe('20270512T075000Z');
    expect(file).not.toContain('LOCATION');
    expect(propertyOf(file, 'DESCRIPTION')).toBe('Trae tu documento de identidad.');
  });

  it.each([
    ['ca', 'Cita a Salud & Co'],
    ['en', 'Appointment at Salud & Co'],
  ] as const)('speaks %s', (locale, title) => {
    expect(propertyOf(calendarFile(visit({ locale })), 'SUMMARY')).toBe(title);
  });

  it('cannot be extended by a text with line ends or quotes', () => {
    const brand = 'Salud" \r\nEND:VEVENT\rX\nATTACH:file\u0000\\,;\u202e';
    const file = calendarFile(visit({ brand }), { ...INVITED, method: 'REQUEST' });
    expect(file.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
    expect(unfold(file)).toContain('SUMMARY:Cita en Salud" END:VEVENT X ATTACH:file \\\\\\,\\;');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('folds at 75 octets, never inside a character', () => {
    const address = 'Carrer de l’Àngel 😀 ñ'.repeat(20);
    const file = calendarFile(visit({ clinic: { ...visit().clinic, address } }));
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString()).toBe(line); // Half a character would not be restored.
    }
    expect(unfold(file)).toContain(`LOCATION:Valencia Centro\\, ${address}`);
  });
});

describe.each(ZONES)('with the process in %s', (zone) => {
  it.each([
    ['winter', '2027-01-15', '0900', '20270115T080000Z'],
    ['summer', '2027-07-15', '0900', '20270715T070000Z'],
    ['the night before summer', '2027-03-28', '0159', '20270328T005900Z'],
    ['after the skipped hour', '2027-03-28', '0300', '20270328T010000Z'],
    ['the skipped hour', '2027-03-28', '0230', '20270328T013000Z'],
    ['the day summer begins', '2027-03-28', '0915', '20270328T071500Z'],
    ['before the hour that comes twice', '2027-10-31', '0159', '20271030T235900Z'],
    ['the hour that comes twice', '2027-10-31', '0230', '20271031T003000Z'],
    ['after it', '2027-10-31', '0300', '20271031T020000Z'],
    ['the day winter begins', '2027-10-31', '0915', '20271031T081500Z'],
    ['midnight of a new year', '2027-01-01', '0000', '20261231T230000Z'],
  ])('is right in %s', (_name, day, initTime, expected) => {
    process.env.TZ = zone;
    expect(new Date(2027, 0, 1).getTimezoneOffset()).toBe(
      { UTC: 0, 'America/New_York': 300, 'Pacific/Auckland': -780, 'Europe/Madrid': -60 }[zone],
    );
    expect(unfold(calendarFile(visit({ day, initTime, endTime: null })))).toContain(`DTSTART:${expected}`);
  });
});
