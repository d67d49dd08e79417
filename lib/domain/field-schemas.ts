import { hasLetters, hasWebAddress } from '@clinic/contract/field-rules';
import { z } from 'zod';
import type { Texts } from '@/lib/i18n/texts';
import { cleanText, emailRule, formText, phoneRule, required } from './appointment/fields';
import { MAX_LENGTH } from './appointment/max-length';
import { REQUEST_LENGTH } from './product-request';
import type { RightsProblem } from './rights';

// The fields of all forms except the appointment (M155, M158, M165, M171, M173). Messages are keys of their texts.

type Problem = RequestProblem | ProfessionalProblem | RightsProblem;

/** Text with its rule; missing values become ''. */
const ruled = (rule: (value: string) => string | null, text = formText) =>
  text.superRefine((value, context) => {
    const problem = rule(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** A required line. */
export const requiredLine = (missing: Problem, length?: number) => ruled(required(missing, length));

/** An optional line: null if empty. */
export const optionalLine = (length: number = MAX_LENGTH.text) =>
  z
    .string({ error: 'invalid' satisfies Problem })
    .overwrite(cleanText)
    .nullish()
    .refine((value) => (value ?? '').length <= length, { error: 'tooLong' satisfies Problem })
    .transform((value) => value || null);

/** The id of a chosen record; the "all" entry of its picker does not count. */
export const chosenRecord = (missing: Problem, none: string) =>
  ruled((id) => (id === none ? missing : required(missing)(id)));

/** Exactly one of the values. */
export const oneOf = <const T extends string>(values: readonly T[], missing: Problem) =>
  z.enum(values, { error: ({ input }) => ((input ?? '') === '' ? missing : ('invalid' satisfies Problem)) });

const lettersRule = (name: string) => (name === '' || hasLetters(name) ? null : ('nameInvalid' satisfies Problem));

/** A name contains a letter of any script and no web address: mails greet with it. */
export const personName = ruled((name) => {
  if (hasWebAddress(name)) return 'invalid';
  return required('nameMissing')(name) ?? lettersRule(name);
});

/** A professional's name of limited length, containing a letter. */
export const professionalName = (length: number) =>
  ruled((name) => required('nameMissing', length)(name) ?? lettersRule(name));

/** An address mail can be sent to (M123). */
export const emailAddress = ruled(emailRule);

/** A number the clinic can call. */
export const requiredPhone = ruled(phoneRule);

/** An optional telephone number; null if left empty. */
export const optionalPhone = ruled((phone) => (phone === '' ? null : phoneRule(phone))).transform(
  (phone) => phone || null,
);

const UNPRINTABLE = /[\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** Line breaks stay, other control characters are removed. */
function cleanLines(typed: string): string {
  const lines = typed
    .normalize('NFC')
    .replace(UNPRINTABLE, ' ')
    .split(/\r\n?|\n/);
  return lines
    .map((line) => cleanText(line.replaceAll('\t', ' ')))
    .join('\n')
    .trim();
}

/** A required text of several lines. */
export const requiredMessage = ruled(
  required('messageMissing', REQUEST_LENGTH.message),
  z
    .string({ error: 'invalid' satisfies Problem })
    .overwrite(cleanLines)
    .prefault(''),
);

/** A required checkbox (M155, M165, M171, M173, M174). */
export const consentBox = z.literal(true, { error: 'termsMissing' satisfies Problem });

/** A password verbatim, untrimmed. The limit exceeds that for new passwords, so that old ones are accepted. */
export const typedPassword = (missing: Problem) =>
  z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(512, { error: 'tooLong' satisfies Problem });

/** Problems of the fields of the product request and the contact form: the keys of their messages. */
export type RequestProblem = keyof (Texts<'VisitorForm'>['errors'] & Texts<'RequestForm'>['errors']);

/** Problems of the fields of the professional area: the keys of its messages. */
export type ProfessionalProblem = keyof Texts<'ProfessionalForms'>['errors'];
