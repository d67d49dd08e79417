import { CLINICS } from '@clinic/contract/catalogue/clinics';
import { parseCoordinates } from '@clinic/contract/positions';
import fc from '@clinic/contract/tests/support/property';
import { wireClinicSchema } from '@clinic/contract/wire/catalogue';
import { describe, expect, it } from 'vitest';
import { describedFields } from '@/lib/upstream/described-fields';
import { coordinatesSpellings } from '@/tests/support/spellings';

const fields = describedFields(CLINICS);
const positionOf = (maps: string, region: string) =>
  fields.listed(wireClinicSchema.parse({ id: 1, maps, region }), 'es').coordinates;
const spellings = coordinatesSpellings();

describe('the position of a clinic', () => {
  it.each(spellings)('$text in $province', ({ text, province, position }) =>
    expect(positionOf(text, province)).toEqual(position),
  );

  it.each(spellings)('$text is read completely or not at all', ({ text, position, far }) =>
    expect(parseCoordinates(text)).toEqual(position ?? far ?? null),
  );

  it('is read from either name of its field', () => {
    const wire = wireClinicSchema.parse({ id: 1, coordenadas: '39,4697 -0,3774', region: 'valencia' });
    expect(fields.listed(wire, 'es').coordinates).toEqual({ latitude: 39.4697, longitude: -0.3774 });
  });
});

const PIECES = [
  ...['39', '0', '2', '41', '28', '.', ',', ';', ' ', ', ', '-', '−', '°', "'", '"', 'N', 'W', 'O', 'lat', 'lng: '],
  ...['4697', '3774', '17z', '@', '(', ')', 'https://www.google.com/maps/', '?q=', '!3d', '!4d', 'geo:', '%'],
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme' }),
);
const degrees = (most: number) => fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((one) => one / 10_000);
const inSpain = fc.tuple(
  fc.integer({ min: 360_001, max: 437_000 }).map((one) => one / 10_000),
  fc.integer({ min: -90_000, max: 33_000 }).map((one) => one / 10_000),
);

describe('any text as a position', () => {
  it('gives only numbers that it contains', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = parseCoordinates(text);
        if (read === null || /['"′″]/.test(text)) return;
        const numbers = (text.match(/\d+[.,]\d+/g) ?? []).map((number) => Number(number.replace(',', '.')));
        for (const value of [read.latitude, read.longitude]) expect(numbers).toContain(Math.abs(value));
      }),
    );
  });

  it('is read back from four decimals, whatever the order of letters or labels', () => {
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const [north, east] = [Math.abs(latitude).toFixed(4), Math.abs(longitude).toFixed(4)];
        const letters = [latitude < 0 ? 'S' : 'N', longitude < 0 ? 'W' : 'E'];
        const read = { latitude: latitude || 0, longitude: longitude || 0 };
        const plain = (text: string) => {
          const found = parseCoordinates(text);
          return found && { latitude: found.latitude || 0, longitude: found.longitude || 0 };
        };
        expect(plain(`${north} ${letters[0]}, ${east} ${letters[1]}`)).toEqual(read);
        expect(plain(`${letters[1]} ${east} ${letters[0]} ${north}`)).toEqual(read);
        expect(plain(`lng: ${longitude.toFixed(4)} lat: ${latitude.toFixed(4)}`)).toEqual(read);
      }),
    );
  });

  it('of Spain is read in either order and with either separator', () => {
    fc.assert(
      fc.property(inSpain, ([latitude, longitude]) => {
        const pair = [latitude.toFixed(4), longitude.toFixed(4)];
        const read = { latitude, longitude: longitude || 0 };
        const comma = pair.map((one) => one.replace('.', ','));
        for (const text of [pair.join(), [...pair].reverse().join(), comma.join(' '), comma.join()]) {
          const found = parseCoordinates(text);
          expect(found && { ...found, longitude: found.longitude || 0 }).toEqual(read);
        }
      }),
    );
  });
});
