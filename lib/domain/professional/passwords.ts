import { passwordIssue } from '@clinic/contract/password-rules';
import { z } from 'zod';
import { consentBox, emailAddress, requiredLine, typedPassword } from '../form-fields';

const USERNAME_LENGTH = 254;
const LINK_LENGTH = 200;

/** POST /login_profesional_check (M160). The user name is an e-mail, which only the upstream judges. */
export const loginSchema = z.object(
  { username: requiredLine('emailMissing', USERNAME_LENGTH), password: typedPassword('passwordMissing') },
  'invalid',
);
export type Credentials = z.output<typeof loginSchema>;

/** A password to be chosen (M173). `email` is '' where its owner is not known. */
const newPassword = (email: string) =>
  typedPassword('passwordMissing').superRefine((password, context) => {
    const issue = passwordIssue(password, { name: '', email });
    if (issue) context.addIssue({ code: 'custom', message: issue });
  });

/**
 * POST /api/profesionales/upgradepassword (M173), for the owner with this e-mail address. Without `oldPassword` the one of
 * the first access counts, which the server still knows for ten minutes.
 */
export const upgradePasswordSchema = (email: string) =>
  z.object(
    {
      oldPassword: typedPassword('oldPasswordMissing').optional(),
      password: newPassword(email),
      acceptsTerms: consentBox,
    },
    'invalid',
  );

/** POST /api/profesionales/forgotpassword (M174). */
export const forgotPasswordSchema = z.object({ email: emailAddress, acceptsTerms: consentBox }, 'invalid');

/** POST /api/profesionales/resetpassword: `token` is what stands after #token= in the mailed link. */
export const resetPasswordSchema = z.object(
  { token: requiredLine('linkMissing', LINK_LENGTH), password: newPassword('') },
  'invalid',
);
