import { describe, expect, it } from 'vitest';
import type { AppointmentDraft, DraftField } from '@/lib/domain/appointment/draft';
import { type FieldProblem, problemsByField } from '@/lib/domain/appointment/field-problems';
import { appointmentFormSchema, readAppointment } from '@/lib/domain/appointment/request-schema';
import { aBilledBooking, aBooking, aCallBack, TODAY } from '../../../../support/appointment';

/** The problems of the first step, by field. */
function problemsOf(draft: unknown): Record<string, FieldProblem> {
  const read = appointmentFormSchema(TODAY).safeParse(draft);
  return read.success ? {} : problemsByField(read.error);
}
type Row = [DraftField, string, FieldProblem | null];
const LONG = 'a'.repeat(51);
const EMPTY = '';

/** What every text that must be there, and may have 50 characters, says. */
const text = (field: DraftField, missing: FieldProblem): Row[] => [
  [field, EMPTY, missing],
  [field, '   ', missing],
  [field, 'a'.repeat(50), null],
  [field, LONG, 'tooLong'],
];
const names = (field: DraftField, missing: FieldProblem, digits: FieldProblem): Row[] => [
  ...text(field, missing),
  [field, 'Aina 2', digits],
  [field, 'أحمد ٣', digits],
  [field, 'José Mª O’Neill-Puig', null],
  [field, 'محمد', null],
  [field, 'דוד', null],
  [field, '李小龍', null],
  [field, 'Aina 🙂', null],
  [field, '🙂', missing],
  [field, '---', missing],
];
const emails = (field: DraftField): Row[] => [
  [field, EMPTY, 'emailMissing'],
  [field, 'aina', 'emailInvalid'],
  [field, 'aina@', 'emailInvalid'],
  [field, 'aina@example', 'emailInvalid'],
  [field, 'a b@example.org', 'emailInvalid'],
  [field, '🙂@example.org', 'emailInvalid'],
  [field, `${'a'.repeat(250)}@example.org`, 'emailInvalid'],
];
const phones: Row[] = [
  ['phone', EMPTY, 'phoneMissing'],
  ['phone', 'no tengo', 'phoneInvalid'],
  ['phone', '12345', 'phoneInvalid'],
  ['phone', '+34 (963) 400.900', null],
  ['phone', '6'.repeat(51), 'tooLong'],
];
const address = (field: DraftField): Row[] => [
  [field, EMPTY, 'addressMissing'],
  [field, 'a'.repeat(100), null],
  [field, 'a'.repeat(101), 'tooLong'],
];

const check = (filled: (given: Partial<AppointmentDraft>) => AppointmentDraft) => (row: Row) => {
  const [field, value, problem] = row;
  expect(problemsOf({ ...filled({}), [field]: value })).toEqual(problem ? { [field]: problem } : {});
};
const title = (row: Row) => [`${row[0]} ${JSON.stringify(row[1].slice(0, 24))}: ${row[2]}`, row] as const;

describe('a call-back request (M113)', () => {
  const rows: Row[] = [
    ['specialityId', EMPTY, 'specialityMissing'],
    ['specialityId', 'noneEspecialidad', 'specialityMissing'],
    ['clinicId', EMPTY, 'clinicMissing'],
    ['clinicId', 'noneClinica', 'clinicMissing'],
    ...names('name', 'nameMissing', 'nameDigits'),
    ...emails('email'),
    ['email', 'Aina.Ferrer+citas@mail.example.org', null],
    ...phones,
    ['surnames', '', null],
    ['address', '', null],
  ];
  it.each(rows.map(title))('%s', (_title, row) => check(aCallBack)(row));

  it('needs the terms (M113, D6)', () => {
    expect(problemsOf(aCallBack({ acceptsTerms: false }))).toEqual({ acceptsTerms: 'termsMissing' });
  });

  it('tells everything that is missing at once, in the order of the form', () => {
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

describe('the first step of a COVID booking (M117)', () => {
  const rows: Row[] = [
    ['type', EMPTY, 'typeMissing'],
    ['clinicId', 'noneClinica', 'clinicMissing'],
    ['day', EMPTY, 'dayMissing'],
    ['day', '2027-02-30', 'dayMissing'],
    ['day', '2026-11-19', 'dayPast'],
    ['day', TODAY, null],
    ['slot', EMPTY, 'slotMissing'],
    ['slot', '0930-0915', 'slotMissing'],
    ['slot', '2460-2500', 'slotMissing'],
    ['reason', EMPTY, 'reasonMissing'],
    ['hadContact', EMPTY, 'optionMissing'],
    ['hasSymptoms', EMPTY, 'optionMissing'],
    ['isAdmitted', EMPTY, 'optionMissing'],
    ['wantsCertificate', EMPTY, 'optionMissing'],
    ...names('name', 'nameMissing', 'nameDigits'),
    ...names('surnames', 'surnamesMissing', 'surnamesDigits'),
    ['birthDate', EMPTY, 'birthDateMissing'],
    ['birthDate', '1981-02-29', 'birthDateInvalid'],
    ['birthDate', '2020-02-30', 'birthDateInvalid'],
    ['birthDate', '29/02/1980', 'birthDateInvalid'],
    ['birthDate', '1850-01-01', 'birthDateInvalid'],
    ['birthDate', '2026-11-21', 'birthDateInvalid'],
    ['birthDate', TODAY, null],
    ['emailConfirmation', EMPTY, 'emailMissing'],
    ['emailConfirmation', 'anna@example.org', 'emailsDiffer'],
    ['emailConfirmation', 'Aina@Example.org', null],
    ...phones,
    ['country', EMPTY, 'countryMissing'],
    ['documentType', EMPTY, 'documentTypeMissing'],
    ['documentType', 'PASAPORTE', 'documentTypeMissing'],
    ['documentNumber', EMPTY, 'documentMissing'],
    ['documentNumber', '12345678A', 'dniInvalid'],
    ['documentNumber', 'X1234567L', 'dniInvalid'],
    ...address('address'),
    ...text('postalCode', 'postalCodeMissing'),
    ...text('city', 'cityMissing'),
    ...text('province', 'provinceMissing'),
    ['insurer', '', null],
    ['specialityId', '', null],
    ['passport', '', null],
    ['billingName', '', null],
  ];
  it.each(rows.map(title))('%s', (_title, row) => check(aBooking)(row));

  it.each(emails('email').map(title))('%s', (_title, [field, value, problem]) => {
    expect(problemsOf(aBooking({ [field]: value }))[field]).toBe(problem);
  });

  it('asks for an hour once there are hours to choose from', () => {
    expect(problemsOf(aBooking({ day: '', slot: '' }))).toEqual({ day: 'dayMissing' });
  });

  it.each([
    [{ documentType: 'NIE', documentNumber: '12345678Z' }, { documentNumber: 'nieInvalid' }],
    [{ documentType: 'NIE', documentNumber: 'x-1234567-l' }, {}],
    [{ documentType: 'NIF', documentNumber: 'nada' }, { documentNumber: 'dniNifNieInvalid' }],
    [{ country: 'FR', documentNumber: '', passport: '' }, { passport: 'passportMissing' }],
    [{ country: 'FR', documentNumber: '', passport: LONG }, { passport: 'tooLong' }],
    [{ country: 'FR', documentNumber: 'nada', passport: '12AB34567' }, {}],
    [{ country: 'XX' }, { country: 'countryMissing' }],
  ] as const)('with %j: %j (M124 to M128, M132)', (given, problems) => {
    expect(problemsOf(aBooking(given))).toEqual(problems);
  });

  it('does not need the terms (D6)', () => {
    expect(problemsOf(aBooking({ acceptsTerms: false }))).toEqual({});
  });
});

describe('an invoice to somebody else (M134 to M136)', () => {
  const rows: Row[] = [
    ['billingRecipient', EMPTY, 'recipientMissing'],
    ...names('billingName', 'nameMissing', 'nameDigits'),
    ...names('billingSurnames', 'surnamesMissing', 'surnamesDigits'),
    ...emails('billingEmail'),
    ['billingCountry', EMPTY, 'billingCountryMissing'],
    ['billingDocumentType', EMPTY, 'documentTypeMissing'],
    ['billingDocumentType', 'CIF', 'documentTypeMissing'],
    ['billingDocumentNumber', EMPTY, 'documentMissing'],
    ['billingDocumentNumber', '12345678A', 'nifInvalid'],
    ['billingDocumentNumber', '12345678-z', null],
    ...address('billingAddress'),
    ...text('billingPostalCode', 'postalCodeMissing'),
    ...text('billingCity', 'cityMissing'),
    ...text('billingProvince', 'provinceMissing'),
  ];
  it.each(rows.map(title))('%s', (_title, row) => check(aBilledBooking)(row));

  const company = { billingRecipient: 'empresa', billingDocumentType: 'CIF', billingSurnames: '' } as const;
  it.each([
    [{ ...company, billingName: '3 Torres 2000 SL', billingDocumentNumber: 'b-1234567-4' }, {}],
    [{ ...company, billingDocumentNumber: 'B12345675' }, { billingDocumentNumber: 'cifInvalid' }],
    [{ ...company, billingName: '', billingDocumentNumber: 'B12345674' }, { billingName: 'nameMissing' }],
    [{ ...company, billingCountry: 'FR', billingPassport: 'X1' }, { billingRecipient: 'recipientMissing' }],
    [{ billingCountry: 'FR', billingDocumentNumber: '' }, { billingPassport: 'passportMissing' }],
    [{ billingCountry: 'FR', billingDocumentNumber: '', billingPassport: 'X1' }, {}],
  ] as const)('%j: %j', (given, problems) => {
    expect(problemsOf(aBilledBooking(given))).toEqual(problems);
  });
});

describe('what did not come from the form', () => {
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
