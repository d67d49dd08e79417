import { describe, expect, it } from 'vitest';
import { aBilledBooking } from '../../../../support/appointment';
import {
  addressCases,
  EMPTY,
  emailCases,
  expectCase,
  type FieldCase,
  nameCases,
  problemsOf,
  textCases,
  titled,
} from '../../../../support/appointment-fields';

describe('an invoice to another recipient (M134 to M136)', () => {
  const cases: FieldCase[] = [
    ['billingRecipient', EMPTY, 'recipientMissing'],
    ...nameCases('billingName', 'name'),
    ...nameCases('billingSurnames', 'surnames'),
    ...emailCases('billingEmail'),
    ['billingCountry', EMPTY, 'billingCountryMissing'],
    ['billingDocumentType', EMPTY, 'documentTypeMissing'],
    ['billingDocumentType', 'CIF', 'invalid'],
    ['billingDocumentNumber', EMPTY, 'documentMissing'],
    ['billingDocumentNumber', '12345678A', 'nifInvalid'],
    ['billingDocumentNumber', '12345678-z', null],
    ...addressCases('billingAddress'),
    ['billingPostalCode', EMPTY, 'postalCodeMissing'],
    ['billingPostalCode', '52001', null],
    ['billingPostalCode', '00100', 'postalCodeInvalid'],
    ['billingPostalCode', '4600', 'postalCodeInvalid'],
    ['billingPostalCode', 'SW1A 1AA', 'postalCodeInvalid'],
    ...textCases('billingCity', 'cityMissing'),
    ...textCases('billingProvince', 'provinceMissing'),
  ];
  it.each(cases.map(titled))('%s', (_title, one) => expectCase(aBilledBooking)(one));

  const company = { billingRecipient: 'empresa', billingDocumentType: 'CIF', billingSurnames: '' } as const;
  it.each([
    [{ ...company, billingName: '3 Torres 2000 SL', billingDocumentNumber: 'b-1234567-4' }, {}],
    [{ ...company, billingDocumentNumber: 'B12345675' }, { billingDocumentNumber: 'cifInvalid' }],
    [{ ...company, billingName: '', billingDocumentNumber: 'B12345674' }, { billingName: 'nameMissing' }],
    [{ ...company, billingCountry: 'FR', billingPassport: 'X1' }, { billingRecipient: 'invalid' }],
    [{ billingCountry: 'FR', billingDocumentNumber: '' }, { billingPassport: 'passportMissing' }],
    [{ billingCountry: 'FR', billingDocumentNumber: '', billingPassport: 'X1' }, {}],
  ] as const)('%j: %j', (given, problems) => {
    expect(problemsOf(aBilledBooking(given))).toEqual(problems);
  });
});
