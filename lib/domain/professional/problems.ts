import { z } from 'zod';
import { cleanText, emailRule } from '../appointment/fields';
import { MAX_LENGTH } from '../appointment/max-length';
import { PASSWORD_ISSUES } from '../password-rules';

/** What can be wrong with a field of the professional area; the forms have a sentence for each key. */
export const PROFESSIONAL_PROBLEMS = [
  'nameMissing',
  'emailMissing',
  'emailInvalid',
  'phoneMissing',
  'phoneInvalid',
  'windowMissing',
  'reasonMissing',
  'passwordMissing',
  'oldPasswordMissing',
  'linkMissing',
  'termsMissing',
  'tooLong',
  'invalid',
  ...PASSWORD_ISSUES,
] as const;
export type ProfessionalProblem = (typeof PROFESSIONAL_PROBLEMS)[number];

/** One key per field that has a problem: what a door answers with 422 as `fields`. */
export type ProfessionalProblems = Record<string, ProfessionalProblem>;

const asProblem = (problem: ProfessionalProblem): ProfessionalProblem => problem;

const line = z.string({ error: asProblem('invalid') }).overwrite(cleanText);

/** A line that must be there. */
export const requiredLine = (missing: ProfessionalProblem, length: number = MAX_LENGTH.text) =>
  line
    .prefault('')
    .refine((value) => value !== '', { error: missing })
    .refine((value) => value.length <= length, { error: asProblem('tooLong') });

/** A line that may be left empty: then it is null. */
export const optionalLine = (length: number = MAX_LENGTH.text) =>
  line
    .nullish()
    .refine((value) => (value ?? '').length <= length, { error: asProblem('tooLong') })
    .transform((value) => value || null);

/** An address mail can be sent to (M123), as typed. */
export const emailLine = line.prefault('').superRefine((value, context) => {
  const problem = emailRule(value);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

/** One of the values; nothing else, and not nothing. */
export const oneOf = <const T extends string>(values: readonly T[], missing: ProfessionalProblem) =>
  z.enum(values, { error: missing });

/** The box that has to be ticked (data protection, M165, M171, M173, M174). */
export const consentBox = z.literal(true, { error: asProblem('termsMissing') });

/** A password as typed: nothing is trimmed. Longer than any that can be chosen, so that old ones still fit. */
export const typedPassword = (missing: ProfessionalProblem) =>
  z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(512, { error: asProblem('tooLong') });
