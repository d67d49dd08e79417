import { expect } from 'vitest';
import type { AppointmentDraft, DraftField } from '@/lib/domain/appointment/draft';
import { type FieldProblem, problemsByField } from '@/lib/domain/appointment/field-problems';
import { appointmentFormSchema } from '@/lib/domain/appointment/request-schema';
import { TODAY } from './appointment';

/** The errors of the first step of an appointment, by field. */
export function problemsOf(draft: unknown): Record<string, FieldProblem> {
  const read = appointmentFormSchema(TODAY).safeParse(draft);
  return read.success ? {} : problemsByField(read.error);
}

/** A field, a value, and the error that the form reports; null without an error. */
export type FieldCase = [DraftField, string, FieldProblem | null];

export const EMPTY = '';
export const TOO_LONG = 'a'.repeat(51);

/** Cases of a required text of at most 50 characters. */
export const textCases = (field: DraftField, missing: FieldProblem): FieldCase[] => [
  [field, EMPTY, missing],
  [field, '   ', missing],
  [field, 'a'.repeat(50), null],
  [field, TOO_LONG, 'tooLong'],
];

export const nameCases = (field: DraftField, named: 'name' | 'surnames'): FieldCase[] => [
  ...textCases(field, `${named}Missing`),
  [field, 'Aina 2', `${named}Digits`],
  [field, 'أحمد ٣', `${named}Digits`],
  [field, 'José Mª O’Neill-Puig', null],
  [field, 'محمد', null],
  [field, 'דוד', null],
  [field, '李小龍', null],
  [field, 'Aina 🙂', null],
  [field, '🙂', `${named}Invalid`],
  [field, '---', `${named}Invalid`],
];

export const emailCases = (field: DraftField): FieldCase[] => [
  [field, EMPTY, 'emailMissing'],
  [field, 'aina', 'emailInvalid'],
  [field, 'aina@', 'emailInvalid'],
  [field, 'aina@example', 'emailInvalid'],
  [field, 'a b@example.org', 'emailInvalid'],
  [field, '🙂@example.org', 'emailInvalid'],
  [field, `${'a'.repeat(250)}@example.org`, 'tooLong'],
];

export const PHONE_CASES: FieldCase[] = [
  ['phone', EMPTY, 'phoneMissing'],
  ['phone', 'no tengo', 'phoneInvalid'],
  ['phone', '12345', 'phoneInvalid'],
  ['phone', '+34 (963) 400.900', null],
  ['phone', '6'.repeat(51), 'tooLong'],
];

export const addressCases = (field: DraftField): FieldCase[] => [
  [field, EMPTY, 'addressMissing'],
  [field, 'a'.repeat(100), null],
  [field, 'a'.repeat(101), 'tooLong'],
];

/** Checks a case in a draft without other errors. */
export const expectCase =
  (filled: (given: Partial<AppointmentDraft>) => AppointmentDraft) =>
  ([field, value, problem]: FieldCase) => {
    expect(problemsOf({ ...filled({}), [field]: value })).toEqual(problem ? { [field]: problem } : {});
  };

/** A case with its title, in the form `it.each` expects. */
export const titled = (fieldCase: FieldCase) => {
  const [field, value, problem] = fieldCase;
  return [`${field} ${JSON.stringify(value.slice(0, 24))}: ${problem}`, fieldCase] as const;
};
