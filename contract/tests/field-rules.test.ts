import { describe, expect, it } from 'vitest';
import { FIELD_LENGTHS, hasDigits, hasLetters, isEmailAddress, isPhoneNumber, spanishMobile } from '../field-rules';

describe('the rules the site and the backend share', () => {
  const long = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`;
  it.each(['aina@example.org', "o'neil+x@a-b.example.es", long(FIELD_LENGTHS.email)])(
    'accept %s as an address',
    (email) => {
      expect(isEmailAddress(email)).toBe(true);
    },
  );
  it.each(['aina', 'a@b', 'a@b.es\nBcc: c@d.es', 'a..b@example.org', 'a,b@example.org', long(FIELD_LENGTHS.email + 1)])(
    'reject %j as an address',
    (email) => {
      expect(isEmailAddress(email)).toBe(false);
    },
  );

  it('require six digits of a telephone', () => {
    expect(isPhoneNumber('+34 600 12 34 56')).toBe(true);
    expect(isPhoneNumber('12 34 56')).toBe(true);
    expect(isPhoneNumber('1'.repeat(FIELD_LENGTHS.text))).toBe(true);
    expect(isPhoneNumber('12345')).toBe(false);
    expect(isPhoneNumber('no telephone')).toBe(false);
    expect(isPhoneNumber('1'.repeat(FIELD_LENGTHS.text + 1))).toBe(false);
  });
});

it.each(['600 000 000', '+34 600-000-000', '0034600000000', '34600000000', '(+34) 600.00.00.00'])(
  'recognises a Spanish mobile in any notation: %s',
  (typed) => expect(spanishMobile(typed)).toBe('+34600000000'),
);

it.each(['963 400 100', '700 000 000', '+33 6 12 34 56 78', '+44 7700 900123', '6000000', '6000000000', '', 'Ana'])(
  'sends no text message to %s',
  (typed) => expect(spanishMobile(typed)).toBeNull(),
);

it('keeps digits inside a mobile number that look like a country code', () =>
  expect(spanishMobile('600 034 567')).toBe('+34600034567'));

it('recognises digits and letters of any script', () => {
  expect(['Ana', '7', 'x٣', ''].map(hasDigits)).toEqual([false, true, true, false]);
  expect(['Ana', '7', '李', '-'].map(hasLetters)).toEqual([true, false, true, false]);
});
