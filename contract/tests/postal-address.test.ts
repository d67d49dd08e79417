import { describe, expect, it } from 'vitest';
import { isPostcode, readAddress } from '../postal-address';

describe('readAddress', () => {
  it.each([
    ['Carrer Major, 3, 46002 València', 'Carrer Major, 3', '46002', 'València'],
    [' Avinguda del Port 12 46021  València ', 'Avinguda del Port 12', '46021', 'València'],
    [
      'Edifici A\nCarrer Nou, 5\n12001 Castelló de la Plana',
      'Edifici A\nCarrer Nou, 5',
      '12001',
      'Castelló de la Plana',
    ],
  ])('reads %j in parts', (address, street, postalCode, town) => {
    expect(readAddress(address, 'ES')).toEqual({ street, postalCode, town });
  });

  it.each([
    ['Rua Nova, 1, 1000 Lisboa', '1000'],
    ['Rua Nova, 1, 1000-001 Lisboa', '1000-001'],
  ])('reads %j in Portugal only', (address, postalCode) => {
    expect(readAddress(address, 'PT')).toEqual({ street: 'Rua Nova, 1', postalCode, town: 'Lisboa' });
    expect(readAddress(address, 'ES')).toBeNull();
  });

  it.each([
    '',
    'Carrer Major, 3',
    '46002 València',
    'Carrer Major, 3, 46002',
    'Carrer Major, 460 València',
    'Carrer Major, 3, 46002 València, 2',
    'Carrer Major, 460022 València',
    'Calle Mayor, 3, 3001 Alicante',
    'Avenida del Puerto, 1234 València',
    'Carrer Major, 3, 99002 València',
  ])('returns null for %j', (address) => expect(readAddress(address, 'ES')).toBeNull());
});

describe('a postcode', () => {
  it.each(['01001', '08001', '46004', '52001'])('of Spain is %s', (text) => expect(isPostcode(text, 'ES')).toBe(true));

  it.each(['00001', '146004', 'x46004', '53001', '99999', '4600', '460044', '46 004', 'SW1A 1AA', ''])(
    'of Spain is not %j, of another country it may be',
    (text) => expect(['ES', 'GB', null].map((country) => isPostcode(text, country))).toEqual([false, true, true]),
  );
});
