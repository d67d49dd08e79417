import { describe, expect, it } from 'vitest';
import SPELLINGS from '../../tests/fixtures/spellings/phones.json' with { type: 'json' };
import { mayBeCallable } from '../field-rules';
import {
  formatPhone,
  isCallable,
  phoneParts,
  phonesIn,
  readPhones,
  spanishMobile,
  telHref,
  whatsappHref,
} from '../phone-numbers';
import fc from './support/property';

const linked = (text: string) => readPhones(text)?.map(({ text: part, number }) => (number ? `[${part}]` : part));

describe('a text with telephones', () => {
  it.each(SPELLINGS)('$text is $numbers', ({ text, numbers, chat }) => {
    const understood = Array.isArray(numbers) ? numbers : null;
    expect(readPhones(text)?.flatMap(({ number }) => number ?? []) ?? null).toEqual(understood);
    expect(telHref(text)).toBe(understood ? `tel:${understood[0]}` : null);
    expect(whatsappHref(text)).toBe(chat);
    expect(isCallable(text)).toBe(understood !== null);
  });

  it('keeps every character, with the numbers separated', () => {
    expect(linked('Tel. 963 401 234 ext. 12 / 600 123 456 (tardes)')).toEqual([
      ...['Tel. ', '[963 401 234]', ' ext. 12 / ', '[600 123 456]', ' (tardes)'],
    ]);
    expect(linked('963 401 234 - 600 123 456')).toEqual(['[963 401 234]', ' - ', '[600 123 456]']);
    expect(linked('963 401 234 (600) 123 456')).toEqual(['[963 401 234]', ' ', '[(600) 123 456]']);
    expect(linked('(963 401 234)')).toEqual(['(', '[963 401 234]', ')']);
  });

  it('is one part without a number when it cannot be parsed', () => {
    expect(phoneParts('963 40')).toEqual([{ text: '963 40', number: null }]);
  });

  it('stays text when it can be divided into numbers in two ways', () => {
    expect(phonesIn('+49 30 123456 / 600 123 456')).toEqual(['+4930123456', '+34600123456']);
    expect(readPhones('+49 30 123 712345678 600123456')).toBeNull();
  });

  it('is not callable when it is longer than the field', () => {
    expect(isCallable(`963 401 234${' '.repeat(40)}`)).toBe(false);
  });

  it('is written with its country code and spaces', () => {
    expect(['+34963401234', '+351220000021', '+33612345678'].map(formatPhone)).toEqual([
      ...['+34 963 40 12 34', '+351 220 000 021', '+33 612 345 678'],
    ]);
  });
});

describe('a text message', () => {
  it.each([
    '600 000 000',
    '+34 600-000-000',
    '0034600000000',
    '34600000000',
    '(+34) 600.00.00.00',
    '963 400 100 / 600000000',
  ])('is sent to the Spanish mobile of %s', (typed) => expect(spanishMobile(typed)).toBe('+34600000000'));

  it.each(['963 400 100', '700 000 000', '+33 6 12 34 56 78', '+44 7700 900123', '6000000', '6000000000', '', 'Ana'])(
    'is not sent to %s',
    (typed) => expect(spanishMobile(typed)).toBeNull(),
  );
});

/** Texts made of what people write in such a field, and any other text. */
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...['+', '00', '34', '+34', '(0)', ' ', '  ', ' / ', '-', '.', '(', ')', ' ext. ', 'x', '+54 9 11'],
        ),
        fc.stringMatching(/^\d{1,9}$/),
        fc.stringMatching(/^[69]\d{8}$/),
      ),
      { maxLength: 12 },
    )
    .map((pieces) => pieces.join('')),
);

it('accepts no number that the rule of the browser refuses', () => {
  fc.assert(
    fc.property(typed, (text) => !isCallable(text) || mayBeCallable(text)),
    { numRuns: 2000, examples: [['40000000(0)']] },
  );
  expect(SPELLINGS.filter(({ text }) => isCallable(text) && !mayBeCallable(text))).toEqual([]);
});

it('never throws, loses no character and invents no digit but the country code of Spain', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const parts = phoneParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { text: written, number } of parts) {
        if (number === null) continue;
        const digits = written.replace(/\D/g, '').replace(/^00/, '');
        const zeros = [1, 2, 3].filter((at) => digits[at] === '0'); // one of them may be the trunk prefix
        const read = [digits, ...zeros.map((at) => digits.slice(0, at) + digits.slice(at + 1)), `34${digits}`];
        expect(read.map((one) => `+${one}`)).toContain(number);
      }
      expect(whatsappHref(text) ?? 'https://wa.me/1').toMatch(/^https:\/\/wa\.me\/\d+$/);
    }),
    { numRuns: 2000, examples: [['+943000008(0)00']] },
  );
});
