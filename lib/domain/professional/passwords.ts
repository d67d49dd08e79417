import { z } from 'zod';
import { passwordIssue } from '../password-rules';
import { consentBox, emailLine, type ProfessionalProblem, requiredLine, typedPassword } from './problems';

const USERNAME_LENGTH = 254;
const LINK_LENGTH = 200;

/** POST /login_profesional_check (M160). The user name is an e-mail, which only the upstream judges. */
export const loginSchema = z.object(
  { username: requiredLine('emailMissing', USERNAME_LENGTH), password: typedPassword('passwordMissing') },
  'invalid',
);
export type Credentials = z.output<typeof loginSchema>;

/**
 * POST /api/profesionales/upgradepassword (M173). Without `oldPassword` the one of the first access counts, which the
 * server still knows for ten minutes. The rules of the new one are `newPasswordProblem`.
 */
export const upgradePasswordSchema = z.object(
  {
    oldPassword: typedPassword('oldPasswordMissing').optional(),
    password: typedPassword('passwordMissing'),
    acceptsTerms: consentBox,
  },
  'invalid',
);
export type UpgradePasswordDraft = z.input<typeof upgradePasswordSchema>;

/** POST /api/profesionales/forgotpassword (M174). */
export const forgotPasswordSchema = z.object({ email: emailLine, acceptsTerms: consentBox }, 'invalid');
export type ForgotPasswordDraft = z.input<typeof forgotPasswordSchema>;

/** POST /api/profesionales/resetpassword: `token` is what stands after #token= in the mailed link. */
export const resetPasswordSchema = z.object(
  { token: requiredLine('linkMissing', LINK_LENGTH), password: typedPassword('passwordMissing') },
  'invalid',
);
export type ResetPasswordDraft = z.input<typeof resetPasswordSchema>;

/** What is wrong with a new password, null when it is good. `email` is '' in a page that does not know the owner. */
export const newPasswordProblem = (password: string, email = ''): ProfessionalProblem | null =>
  password === '' ? 'passwordMissing' : passwordIssue(password, { name: '', email });
