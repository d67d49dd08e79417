import { afterEach, describe, expect, it } from 'vitest';
import type { BookingSummary } from '@/lib/domain/appointment/booking';
import { calendarFile } from '@/lib/domain/appointment/calendar-file';

const NOW = new Date('2027-01-02T03:04:05.678Z');
const WORDS = { reference: 'Referencia', phone: 'Teléfono', bringDocument: 'Trae tu documento.' };
const ZONES = ['UTC', 'America/New_York', 'Pacific/Auckland', 'Europe/Madrid'];

const booking = (given: Partial<BookingSummary> = {}): BookingSummary => ({
  patientName: 'Ana Pérez Gómez',
  day: '2027-05-12',
  initTime: '0920',
  endTime: '0940',
  whenAsSent: null,
  service: 'PCR nasofaríngea',
  numcita: 'N0001',
  clinic: { name: 'Valencia Centro', address: 'C/ Colón 1; bajo', phone: '963 400 900', whatsapp: null },
  isConfirmed: true,
  ...given,
});

const fileOf = (given: Partial<BookingSummary> = {}) => calendarFile(booking(given), WORDS, NOW) ?? '';
/** The lines of the file as a reader puts them together again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

describe('a calendar file', () => {
  it('says what, when and where, and nothing else', () => {
    expect(linesOf(fileOf())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Clinic website//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:N0001',
      'DTSTAMP:20270102T030405Z',
      'DTSTART:20270512T072000Z',
      'DTEND:20270512T074000Z',
      'SUMMARY:PCR nasofaríngea · Valencia Centro',
      'LOCATION:Valencia Centro\\, C/ Colón 1\\; bajo',
      'DESCRIPTION:Referencia: N0001\\nTeléfono: 963 400 900\\nTrae tu documento.',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([{ day: null }, { initTime: null }])('is not made without %j', (given) => {
    expect(calendarFile(booking(given), WORDS, NOW)).toBeNull();
  });

  it('leaves out what is not known', () => {
    const clinic = { name: '', address: null, phone: null, whatsapp: null };
    const lines = linesOf(fileOf({ endTime: null, clinic, isConfirmed: false }));
    expect(lines.filter((line) => /^(?:DTEND|LOCATION)/.test(line))).toEqual([]);
    expect(lines).toContain('SUMMARY:PCR nasofaríngea');
    expect(lines).toContain('DESCRIPTION:Referencia: N0001\\nTrae tu documento.');
    expect(lines).toContain('STATUS:TENTATIVE');
  });

  it('cannot be continued by a text with line ends', () => {
    const file = fileOf({ service: 'PCR\r\nEND:VEVENT\rX\nATTACH:file\u0000\\,;' });
    expect(file.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
    expect(linesOf(file)).toContain('SUMMARY:PCR\\nEND:VEVENT\\nX\\nATTACH:file \\\\\\,\\; · Valencia Centro');
  });

  it('folds at 75 octets, never inside a character', () => {
    const address = 'Carrer de l’Àngel 😀 ñ'.repeat(20);
    const file = fileOf({ clinic: { ...booking().clinic, address } });
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString()).toBe(line); // half a character would not come back
    }
    expect(linesOf(file)).toContain(`LOCATION:Valencia Centro\\, ${address}`);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
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
    expect(linesOf(fileOf({ day, initTime, endTime: null }))).toContain(`DTSTART:${expected}`);
  });
});
