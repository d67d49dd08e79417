import { describe, expect, it } from 'vitest';
import { aBooking, TODAY } from '../../../../support/appointment';
import {
  addressCases,
  EMPTY,
  emailCases,
  expectCase,
  type FieldCase,
  nameCases,
  PHONE_CASES,
  problemsOf,
  TOO_LONG,
  textCases,
  titled,
} from '../../../../support/appointment-fields';

describe('the first step of a COVID booking (M117)', () => {
  const cases: FieldCase[] = [
    ['type', EMPTY, 'typeMissing'],
    ['clinicId', 'noneClinica', 'clinicMissing'],
    ['day', EMPTY, 'dayMissing'],
    ['day', '2027-02-30', 'dayInvalid'],
    ['day', '2026-11-19', 'dayPast'],
    ['day', TODAY, null],
    ['slot', EMPTY, 'slotMissing'],
    ['slot', '0930-0915', 'invalid'],
    ['slot', '2460-2500', 'invalid'],
    ['reason', EMPTY, 'reasonMissing'],
    ['hadContact', EMPTY, 'optionMissing'],
    ['hasSymptoms', EMPTY, 'optionMissing'],
    ['isAdmitted', EMPTY, 'optionMissing'],
    ['wantsCertificate', EMPTY, 'optionMissing'],
    ...nameCases('name', 'name'),
    ...nameCases('surnames', 'surnames'),
    ['birthDate', EMPTY, 'birthDateMissing'],
    ['birthDate', '1981-02-29', 'birthDateWrongDay'],
    ['birthDate', '2020-02-30', 'birthDateWrongDay'],
    ['birthDate', '1980-02-', 'birthDateNoDay'],
    ['birthDate', '29/02/1980', 'birthDateInvalid'],
    ['birthDate', '1850-01-01', 'birthDateInvalid'],
    ['birthDate', '2026-11-21', 'birthDateInvalid'],
    ['birthDate', TODAY, null],
    ['emailConfirmation', EMPTY, 'emailConfirmationMissing'],
    ['emailConfirmation', 'anna@example.org', 'emailsDiffer'],
    ['emailConfirmation', 'Aina@Example.org', null],
    ...PHONE_CASES,
    ['country', EMPTY, 'countryMissing'],
    ['documentType', EMPTY, 'documentTypeMissing'],
    ['documentType', 'PASAPORTE', 'invalid'],
    ['documentNumber', EMPTY, 'documentMissing'],
    ['documentNumber', '12345678A', 'dniInvalid'],
    ['documentNumber', 'X1234567L', 'dniInvalid'],
    ...addressCases('address'),
    ['postalCode', EMPTY, 'postalCodeMissing'],
    ['postalCode', '52001', null],
    ['postalCode', '00100', 'postalCodeInvalid'],
    ['postalCode', '4600', 'postalCodeInvalid'],
    ['postalCode', 'SW1A 1AA', 'postalCodeInvalid'],
    ...textCases('city', 'cityMissing'),
    ...textCases('province', 'provinceMissing'),
    ['insurer', '', null],
    ['specialityId', '', null],
    ['passport', '', null],
    ['billingName', '', null],
  ];
  it.each(cases.map(titled))('%s', (_title, one) => expectCase(aBooking)(one));

  it.each(emailCases('email').map(titled))('%s', (_title, [field, value, problem]) => {
    expect(problemsOf(aBooking({ [field]: value }))[field]).toBe(problem);
  });

  it('requires an hour once hours are offered', () => {
    expect(problemsOf(aBooking({ day: '', slot: '' }))).toEqual({ day: 'dayMissing' });
  });

  it.each([
    [{ documentType: 'NIE', documentNumber: '12345678Z' }, { documentNumber: 'nieInvalid' }],
    [{ documentType: 'NIE', documentNumber: 'x-1234567-l' }, {}],
    [{ documentType: 'NIF', documentNumber: 'nada' }, { documentNumber: 'dniNifNieInvalid' }],
    [{ country: 'FR', documentNumber: '', passport: '' }, { passport: 'passportMissing' }],
    [{ country: 'FR', documentNumber: '', passport: TOO_LONG }, { passport: 'tooLong' }],
    [{ country: 'FR', documentNumber: 'nada', passport: '12AB34567' }, {}],
    [{ country: 'XX' }, { country: 'invalid' }],
  ] as const)('with %j: %j (M124 to M128, M132)', (given, problems) => {
    expect(problemsOf(aBooking(given))).toEqual(problems);
  });

  it('does not require the terms (D6)', () => {
    expect(problemsOf(aBooking({ acceptsTerms: false }))).toEqual({});
  });
});
