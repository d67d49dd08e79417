import { describe, expect, it } from 'vitest';
import { formatPhone, phonesIn, readPhones, telHref, whatsappHref } from '../phone-numbers';

const linked = (text: string) => readPhones(text)?.map(({ text: part, number }) => (number ? `[${part}]` : part));

describe('a text with telephones', () => {
  it.each([
    ['963 401 234', ['+34963401234']],
    ['963-40-12-34', ['+34963401234']],
    ['963.401.234', ['+34963401234']],
    ['+34 963 40 12 34', ['+34963401234']],
    ['(+34) 963 401 234', ['+34963401234']],
    ['0034 963 401 234', ['+34963401234']],
    ['34 963 401 234', ['+34963401234']],
    ['900 123 456', ['+34900123456']],
    ['Tel. 600123456', ['+34600123456']],
    ['+351 21 000 00 00', ['+351210000000']],
    ['0033 612345678', ['+33612345678']],
    ['+44 (0)20 7946 0958', ['+442079460958']],
    ['963 401 234 / 600 123 456', ['+34963401234', '+34600123456']],
    ['963 401 234 - 600 123 456', ['+34963401234', '+34600123456']],
    ['963 401 234 y 600 123 456', ['+34963401234', '+34600123456']],
    ['963 401 234, +351 220 000 021', ['+34963401234', '+351220000021']],
    ['963 401 234 ext. 12', ['+34963401234']],
    ['963 401 234 (extensión 12) / 600 123 456', ['+34963401234', '+34600123456']],
    ['963 401 234 x12', ['+34963401234']],
  ])('is dialled: %s', (text, numbers) => expect(phonesIn(text)).toEqual(numbers));

  it.each(['963 40', '', 'no tiene', '1', '963 401 2345', '112', '+34 123 456 789', '+34 963 40', '963 401 234 / 35'])(
    'is rejected when a digit belongs to no complete number: %j',
    (text) => expect([readPhones(text), telHref(text), whatsappHref(text)]).toEqual([null, null, null]),
  );

  it('keeps every character, with the numbers separated', () => {
    expect(linked('Tel. 963 401 234 ext. 12 / 600 123 456 (tardes)')).toEqual([
      ...['Tel. ', '[963 401 234]', ' ext. 12 / ', '[600 123 456]', ' (tardes)'],
    ]);
    expect(linked('963 401 234 - 600 123 456')).toEqual(['[963 401 234]', ' - ', '[600 123 456]']);
  });

  it('is one chat, never one for two numbers', () => {
    expect(whatsappHref('600 000 001')).toBe('https://wa.me/34600000001');
    expect(whatsappHref('600 000 001 / 600 000 002')).toBe(null);
  });

  it('is written with its country code and spaces', () => {
    expect(['+34963401234', '+351220000021', '+33612345678'].map(formatPhone)).toEqual([
      ...['+34 963 40 12 34', '+351 220 000 021', '+33 612 345 678'],
    ]);
  });
});

it('reads numbers on both sides of a wide hyphen, and none where one side is not a number', () => {
  expect(phonesIn('963 401 234  -  963 401 235')).toEqual(['+34963401234', '+34963401235']);
  expect(readPhones('963 401 234 - 12')).toBeNull();
  expect(readPhones('12 - 963 401 234')).toBeNull();
});
