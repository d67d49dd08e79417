import type { ZodType } from 'zod';
import {
  callbackSchema,
  forgotPasswordSchema,
  registrationSchema,
  resetPasswordSchema,
  upgradePasswordSchema,
} from '../domain/professional/schemas';
import { type FormRules, rulesAsTyped } from './form-rules';

const SCHEMAS = {
  registration: () => registrationSchema,
  callback: () => callbackSchema,
  upgrade: upgradePasswordSchema,
  forgot: () => forgotPasswordSchema,
  reset: () => resetPasswordSchema,
} satisfies Record<string, (email: string) => ZodType>;

/** The forms of the professional area. */
export type ProfessionalFormName = keyof typeof SCHEMAS;

/** Validates a form of the professional area; `email` belongs to the owner of a new password, '' if unknown. */
export const professionalRules = (form: ProfessionalFormName, email: string): FormRules =>
  rulesAsTyped(SCHEMAS[form](email));
