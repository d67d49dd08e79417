import 'server-only';
import { type Chat, chatOf, isCallable, type PhonePart, phoneParts } from '@clinic/contract/phone-numbers';
import type { z } from 'zod';
import type { FieldProblem } from './domain/appointment/field-problems';
import { publicPhone } from './domain/phone';
import { env } from './env';

/** The number shown on a speciality's page: its own when it has one (M20), else the public one. */
export const phoneOfSpeciality = (slug: string): string => env().SPECIALITY_PHONES[slug] ?? publicPhone();

/** Telephone and messaging of a clinic, parsed for pages and scripts; null for missing values. */
export type Reach = { phone: PhonePart[] | null; whatsapp: Chat | null };

/** Parses the numbers of a record: the browser gets the result. */
export const reachOf = ({ phone, whatsapp }: Record<'phone' | 'whatsapp', string | null>): Reach => ({
  phone: phone ? phoneParts(phone) : null,
  whatsapp: whatsapp ? chatOf(whatsapp) : null,
});

/** Refuses a telephone that cannot be called: the rule of the browser (`phoneRule`) knows only its number of digits. */
export const withCallablePhone = <T extends { phone: string | null }, I>(schema: z.ZodType<T, I>) =>
  schema.superRefine((form, context) => {
    if (form.phone && !isCallable(form.phone))
      context.addIssue({ code: 'custom', path: ['phone'], message: 'phoneInvalid' satisfies FieldProblem });
  });
