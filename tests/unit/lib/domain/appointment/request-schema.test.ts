import { describe, expect, it } from 'vitest';
import { readAppointment } from '@/lib/domain/appointment/request-schema';
import { aBooking, aCallBack, TODAY } from '../../../../support/appointment';
import {
  EMPTY,
  emailCases,
  expectCase,
  type FieldCase,
  nameCases,
  PHONE_CASES,
  problemsOf,
  titled,
} from '../../../../support/appointment-fields';

describe('a call request (M113)', () => {
  const cases: FieldCase[] = [
    ['specialityId', EMPTY, 'specialityMissing'],
    ['specialityId', 'noneEspecialidad', 'specialityMissing'],
    ['clinicId', EMPTY, 'clinicMissing'],
    ['clinicId', 'noneClinica', 'clinicMissing'],
    ...nameCases('name', 'name'),
    ...emailCases('email'),
    ['email', 'Aina.Ferrer+citas@mail.example.org', null],
    ...PHONE_CASES,
    ['surnames', '', null],
    ['address', '', null],
  ];
  it.each(cases.map(titled))('%s', (_title, one) => expectCase(aCallBack)(one));

  it('requires the terms (M113, D6)', () => {
    expect(problemsOf(aCallBack({ acceptsTerms: false }))).toEqual({ acceptsTerms: 'termsMissing' });
  });

  it('reports all missing fields at once, in the order of the form', () => {
    expect(Object.entries(problemsOf({}))).toEqual([
      ['specialityId', 'specialityMissing'],
      ['clinicId', 'clinicMissing'],
      ['name', 'nameMissing'],
      ['email', 'emailMissing'],
      ['phone', 'phoneMissing'],
      ['acceptsTerms', 'termsMissing'],
    ]);
  });

  it.each([
    ['consulta', '12345678A', { documentNumber: 'dniNieInvalid' }],
    ['pruebadiagnostica', 'B12345674', { documentNumber: 'dniNieInvalid' }],
    ['consulta', '12345678-z', {}],
    ['consulta', 'x1234567l', {}],
    ['consulta', '', {}],
    ['', '12345678A', {}],
  ] as const)('of type %j with document %j: %j (M128)', (type, documentNumber, problems) => {
    expect(problemsOf(aCallBack({ type, documentNumber }))).toEqual(problems);
  });
});

describe('input that is not from the form', () => {
  it.each([
    [{ name: 7 }, { name: 'invalid' }],
    [{ type: 'testMagic' }, { type: 'invalid' }],
    [{ isCovid: 'yes' }, { isCovid: 'invalid' }],
  ])('%j is refused', (given, problems) => {
    expect(problemsOf({ ...aCallBack(), ...given })).toEqual(problems);
  });

  it.each([null, 'text', [], 7])('%j is refused without an exception', (sent) => {
    expect(readAppointment(sent, TODAY).ok).toBe(false);
  });
});

describe('a day of either mode', () => {
  it.each([
    ['', undefined],
    ['2026-12-03', undefined],
    [TODAY, undefined],
    ['2020-01-01', 'dayPast'],
    ['01/01/2020', 'dayPast'],
    ['31/02/2027', 'dayInvalid'],
    ['2027-02-31', 'dayInvalid'],
    ['mañana', 'dayInvalid'],
  ])('%j of a call-back says %j', (day, problem) => {
    expect(problemsOf(aCallBack({ day })).day).toBe(problem);
    expect(problemsOf(aBooking({ day })).day).toBe(problem ?? (day === '' ? 'dayMissing' : undefined));
  });

  it('a document of a call request without type may be as long as the backend accepts', () => {
    expect(problemsOf(aCallBack({ documentNumber: 'A'.repeat(20) }))).toEqual({});
    expect(problemsOf(aCallBack({ documentNumber: 'A'.repeat(21) }))).toEqual({ documentNumber: 'tooLong' });
  });

  it('a postcode of another country is kept unchanged', () => {
    const abroad = { country: 'GB', documentType: 'PASAPORTE', passport: 'X1', documentNumber: '' } as const;
    expect(problemsOf(aBooking({ ...abroad, postalCode: 'SW1A 1AA' }))).toEqual({});
  });
});
