import type { z } from 'zod';

/**
 * Problems of a field: keys of `AppointmentForm.errors` (M121 to M131). A key ends in `Missing` when the field is
 * empty, and only then: the summary says so (M113).
 */
export const FIELD_PROBLEMS = [
  'typeMissing',
  'specialityMissing',
  'specialityUnknown',
  'clinicMissing',
  'clinicUnknown',
  'clinicUnsuited',
  'dayMissing',
  'dayInvalid',
  'dayPast',
  'slotMissing',
  'slotTaken',
  'reasonMissing',
  'optionMissing',
  'childAlone',
  'relationMissing',
  'relationNotLegal',
  'nameMissing',
  'nameInvalid',
  'nameDigits',
  'surnamesMissing',
  'surnamesInvalid',
  'surnamesDigits',
  'birthDateMissing',
  'birthDateInvalid',
  'birthDateNoDay',
  'birthDateNoMonth',
  'birthDateNoYear',
  'birthDateShortYear',
  'birthDateWrongMonth',
  'birthDateWrongDay',
  'emailMissing',
  'emailInvalid',
  'emailConfirmationMissing',
  'emailsDiffer',
  'phoneMissing',
  'phoneInvalid',
  'callTimePast',
  'countryMissing',
  'billingCountryMissing',
  'documentTypeMissing',
  'documentMissing',
  'passportMissing',
  'documentOfBooker',
  'dniInvalid',
  'nieInvalid',
  'nifInvalid',
  'cifInvalid',
  'dniNieInvalid',
  'dniNifNieInvalid',
  'addressMissing',
  'postalCodeMissing',
  'postalCodeInvalid',
  'cityMissing',
  'provinceMissing',
  'recipientMissing',
  'termsMissing',
  'tooLong',
  'invalid',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

const isFieldProblem = (message: string): message is FieldProblem =>
  FIELD_PROBLEMS.some((problem) => problem === message);

/** The first problem of each field, in the order the fields are read. A problem without a key is 'invalid'. */
export function problemsByField(error: z.ZodError): Record<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  for (const { path, message } of error.issues) {
    const field = path.join('.');
    if (!problems.has(field)) problems.set(field, isFieldProblem(message) ? message : 'invalid');
  }
  return Object.fromEntries(problems);
}
