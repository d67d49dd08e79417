import { expect, it } from 'vitest';
import { COUNTRY_CODES, isCountryCode, SPAIN } from '../country-codes';

it('countries are two capital letters, Spain and Kosovo among them', () => {
  expect(COUNTRY_CODES.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length);
  for (const code of [SPAIN, 'ES', 'FR', 'XK']) expect(isCountryCode(code)).toBe(true);
  for (const code of ['es', 'ZZ', '', 'ES FR']) expect(isCountryCode(code)).toBe(false);
});
