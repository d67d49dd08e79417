import { COUNTRY_CODES, isCountryCode } from '@clinic/contract/country-codes';
import ca from 'i18n-iso-countries/langs/ca.json';
import en from 'i18n-iso-countries/langs/en.json';
import es from 'i18n-iso-countries/langs/es.json';
import { describe, expect, it } from 'vitest';
import { countryName, listCountries } from '@/lib/domain/countries';

/** Antarctica and islands without inhabitants: nobody has an address there. */
const UNINHABITED = ['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'];

describe('the countries', () => {
  it.each([
    ['es', es],
    ['ca', ca],
    ['en', en],
  ])('are those of the %s list where people live', (_locale, list) => {
    const inhabited = Object.keys(list.countries).filter((code) => !UNINHABITED.includes(code));
    expect([...COUNTRY_CODES].sort()).toEqual(inhabited.sort());
  });

  it.each([
    ['es', 'España', 'Afganistán', 'Zimbabue'],
    ['ca', 'Espanya', 'Afganistan', 'Zimbabwe'],
    ['en', 'Spain', 'Afghanistan', 'Zimbabwe'],
  ] as const)('begin with Spain and follow the alphabet of %s', (locale, spain, second, last) => {
    const names = listCountries(locale).map(({ name }) => name);
    expect([names[0], names[1], names.at(-1)]).toEqual([spain, second, last]);
    expect(names).toHaveLength(COUNTRY_CODES.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it('sort an accent with its letter, not after Z', () => {
    const names = listCountries('en').map(({ name }) => name);
    expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Albania'));
  });

  it.each([
    ['es', 'US', 'Estados Unidos'],
    ['es', 'IR', 'Irán'],
    ['es', 'SY', 'Siria'],
    ['ca', 'US', 'Estats Units'],
    ['ca', 'SV', 'El Salvador'],
    ['en', 'GB', 'United Kingdom'],
    ['en', 'CN', 'China'],
    ['en', 'RU', 'Russia'],
  ] as const)('have in %s the name people look for: %s is %s', (locale, code, name) => {
    expect(countryName(locale, code)).toBe(name);
  });

  it.each(['', 'es', 'XX', 'ESP', 'AQ', 'constructor'])('do not include %j', (code) => {
    expect(isCountryCode(code)).toBe(false);
    expect(countryName('es', code)).toBeNull();
  });
});
