import { callbackSchema } from '../domain/professional/callback';
import {
  forgotPasswordSchema,
  newPasswordProblem,
  resetPasswordSchema,
  upgradePasswordSchema,
} from '../domain/professional/passwords';
import type { ProfessionalProblem, ProfessionalProblems } from '../domain/professional/problems';
import { registrationSchema } from '../domain/professional/registration';
import type { ProfessionalFormName } from './use-professional-form';

const SCHEMAS = {
  registration: registrationSchema,
  callback: callbackSchema,
  upgrade: upgradePasswordSchema,
  forgot: forgotPasswordSchema,
  reset: resetPasswordSchema,
} as const satisfies Record<ProfessionalFormName, unknown>;

/**
 * What is wrong with a form by field, empty when nothing is; `email` is the owner's of a new password, '' when it is not
 * known. A module of its own, because it is loaded when the form is first sent: the rules bring zod.
 */
export function problemsOf(
  form: ProfessionalFormName,
  draft: Record<string, unknown>,
  email = '',
): ProfessionalProblems {
  const parsed = SCHEMAS[form].safeParse(draft);
  const issues = parsed.success ? [] : parsed.error.issues;
  // Every message of these schemas is a key of the problems (lib/domain/professional/problems.ts).
  const problems = Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), message as ProfessionalProblem]),
  );
  const choosesPassword = form === 'upgrade' || form === 'reset';
  const weakness = choosesPassword ? newPasswordProblem(String(draft.password ?? ''), email) : null;
  return weakness ? { ...problems, password: weakness } : problems;
}
