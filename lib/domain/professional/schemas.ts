import { passwordIssue } from '@clinic/contract/password-rules';
import { z } from 'zod';
import { MAX_LENGTH } from '../appointment/max-length';
import {
  consentBox,
  emailAddress,
  oneOf,
  optionalLine,
  optionalPhone,
  professionalName,
  requiredLine,
  requiredPhone,
  typedPassword,
} from '../field-schemas';

const NAME_LENGTH = 100;

/**
 * POST /api/profesionals/register: the request for an account (M165, M166). Name, e-mail and consent are required;
 * the speciality is an id or empty.
 */
export const registrationSchema = z.object(
  {
    name: professionalName(NAME_LENGTH),
    email: emailAddress,
    phone: optionalPhone,
    collegeNumber: optionalLine(),
    specialityId: optionalLine(MAX_LENGTH.text),
    acceptsTerms: consentBox,
  },
  'invalid',
);
export type Registration = z.output<typeof registrationSchema>;

/** When a professional may be called (M171). */
export const CALLBACK_WINDOWS = ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00'] as const;

/** Reasons for a call-back to a professional: exactly the wire's values (M171). */
export const CALLBACK_REASONS = [
  'Aseguradoras',
  'Asistencia técnica',
  'Baja o cambio de datos del portal profesional',
  'Facturación',
  'Información sobre productos y servicios',
  'Informes de resultados',
  'Citación',
  'Otros',
] as const;
export type CallbackReason = (typeof CALLBACK_REASONS)[number];

/**
 * POST /api/profesionales/solicitarprofesional: a call back (M171, M172). Name, speciality and e-mail are not sent: the
 * server takes them from the logged-in account.
 */
export const callbackSchema = z.object(
  {
    phone: requiredPhone,
    window: oneOf(CALLBACK_WINDOWS, 'windowMissing'),
    reason: oneOf(CALLBACK_REASONS, 'reasonMissing'),
    acceptsTerms: consentBox,
  },
  'invalid',
);
export type CallbackRequest = z.output<typeof callbackSchema>;

const USERNAME_LENGTH = 254;
const LINK_LENGTH = 200;

/** POST /login_profesional_check (M160). The user name is an e-mail, validated only by the upstream. */
export const loginSchema = z.object(
  { username: requiredLine('emailMissing', USERNAME_LENGTH), password: typedPassword('passwordMissing') },
  'invalid',
);
export type Credentials = z.output<typeof loginSchema>;

/** A new password (M173). `email` is '' if its owner is unknown. */
const newPassword = (email: string) =>
  typedPassword('passwordMissing').superRefine((password, context) => {
    const issue = passwordIssue(password, { name: '', email });
    if (issue) context.addIssue({ code: 'custom', message: issue });
  });

/**
 * POST /api/profesionales/upgradepassword (M173), for the owner of this e-mail address. Without `oldPassword` the first
 * access's password is used, which the server keeps for ten minutes.
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

/** POST /api/profesionales/resetpassword: `token` is the value of #token= in the mailed link. */
export const resetPasswordSchema = z.object(
  { token: requiredLine('linkMissing', LINK_LENGTH), password: newPassword('') },
  'invalid',
);
