import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type CalendarVisit, calendarFile } from '../calendar-file';
import { propertyOf } from './support/calendar';
import fc from './support/property';

const NAMES: { name: string }[] = JSON.parse(
  readFileSync(new URL('../../tests/fixtures/spellings/names.json', import.meta.url), 'utf8'),
);

const visitAt = (name: string, address: string, brand: string): CalendarVisit => ({
  ...{ numcita: 'AAECAwQFBgcICQoLDA0ODw', sequence: 0, day: '2027-05-12', initTime: '0920', endTime: null },
  ...{ clinic: { name, address, phone: '963 400 900' }, brand, locale: 'es', stamp: new Date('2027-01-02T03:04:05Z') },
});
const INVITED = { method: 'REQUEST', organizer: 'citas@clinica.example', attendee: 'ana@example.test' } as const;

/** The text of a property without its escapes (RFC 5545, 3.3.11). */
const textOf = (file: string, property: string) =>
  propertyOf(file, property)?.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
/** The text as programs show it: without control characters, direction marks and repeated spaces. */
const shown = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

function expectWellFormed(file: string) {
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(Buffer.from(line).toString()).toBe(line); // Half a character would not be restored.
    expect(line).not.toMatch(/[\r\n]/);
  }
  expect(file.match(/^(?:BEGIN|END):VEVENT\r$/gm)).toHaveLength(2);
}

it.each(NAMES)('shows a clinic and a brand as written: $name', ({ name }) => {
  const file = calendarFile(visitAt(name, `${name} 1; ${name}, \\ `.repeat(4), name), INVITED);
  expectWellFormed(file);
  expect(textOf(file, 'SUMMARY')).toBe(`Cita en ${shown(name)}`);
  expect(textOf(file, 'LOCATION')).toBe(shown(`${name}, ${`${name} 1; ${name}, \\ `.repeat(4)}`));
  expect(file.replaceAll('\r\n ', '')).toContain(`ORGANIZER;CN="${shown(name)}":mailto:citas@clinica.example`);
});

it('contains any text so that programs read it back', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string());
  fc.assert(
    fc.property(text, text, text, (name, address, brand) => {
      const file = calendarFile(visitAt(name, address, `Salud ${brand}`), INVITED);
      expectWellFormed(file);
      expect(textOf(file, 'SUMMARY')).toBe(shown(`Cita en Salud ${brand}`));
      expect(textOf(file, 'LOCATION') ?? '').toBe(shown([name, address].filter(Boolean).join(', ')));
    }),
  );
});
