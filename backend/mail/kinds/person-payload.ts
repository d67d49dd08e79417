import { z } from 'zod';
import type { MailContext } from '@/backend/mail/content';
import { oneLine, visitorText } from '@/backend/mail/plain-text';

/** Text of the catalogue or of ours. */
export const ours = z.string().transform(oneLine);

/** Text a visitor typed: no mail program finds a link in it. */
export const typed = z.string().transform(visitorText);

/** A number of a register, such as 46/12345: figures are kept as they were typed, anything else as other texts are. */
export const registerNumber = z
  .string()
  .transform((text) => (/^[\d\s/-]+$/.test(text) ? oneLine(text) : visitorText(text)));

/** Whoever sent a form. */
export const person = z.object({ name: typed, phone: typed.nullable(), email: ours });

/** The greeting with a name, without one when nothing is left of what was typed. */
export const greetingFor = (name: string, { words }: MailContext): string =>
  name ? words.greeting(name) : words.greetingWithoutName;
