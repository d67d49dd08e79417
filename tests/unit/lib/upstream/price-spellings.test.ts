import { PRODUCTS } from '@clinic/contract/catalogue/products';
import { TESTS } from '@clinic/contract/catalogue/tests';
import { readPrice } from '@clinic/contract/prices';
import fc from '@clinic/contract/tests/support/property';
import { wireProductSchema, wireTestSchema } from '@clinic/contract/wire/catalogue';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '@/lib/domain/price';
import { describedFields } from '@/lib/upstream/described-fields';
import { priceSpellings } from '@/tests/support/spellings';

const products = describedFields(PRODUCTS);
const tests = describedFields(TESTS);
const PRICES: [string, (precio: unknown) => number | null][] = [
  ['product', (precio) => products.listed(wireProductSchema.parse({ id: 1, precio }), 'es').priceCents],
  ['test', (precio) => tests.listed(wireTestSchema.parse({ id: 1, precio }), 'es').priceCents],
];

describe.each(PRICES)('the price of a %s', (_, priceOf) => {
  it.each(priceSpellings())('$text is read as $cents cents', ({ text, cents }) => expect(priceOf(text)).toBe(cents));

  it.each([
    [60, 6000],
    [19.99, 1999],
    [45.005, 4501],
    [1.25, 125],
    [0, 0],
    [-5, null],
    [Number.NaN, null],
    [null, null],
    [undefined, null],
    [true, null],
  ])('%j of a program is read as %j cents', (value, cents) => expect(priceOf(value)).toBe(cents));
});

const amount = fc.integer({ min: 0, max: 99_999_999 });
const piece = fc.constantFrom(
  '0',
  '1',
  '250',
  '25',
  '000',
  '.',
  ',',
  ' ',
  '€',
  'EUR',
  'desde',
  '-',
  '\u00a0',
  'e',
  'x',
);
const anyText = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme' }),
);
const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');

describe('any text as a price', () => {
  it('is an amount with the same digits, or none', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cents = readPrice(text);
        if (cents !== null) expect(digitsOf(text)).toBe(digitsOf(String(cents)));
      }),
    );
  });

  it('is read back from every form in which the site and the wire write it', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('es', 'ca', 'en'), (cents, locale) => {
        expect(readPrice(formatPrice(locale, cents))).toBe(cents);
        expect(readPrice((cents / 100).toFixed(2))).toBe(cents);
      }),
    );
  });
});
