import { z } from 'zod';
import { cleanText, emailRule, formText, phoneRule } from './appointment/fields';
import { REQUEST_LENGTH } from './product-request';
import { type RequestProblem, toRequestProblem } from './request-problems';

// The fields the product request and the contact form have in common (M155, M158). Messages are RequestProblem keys.

type Rule = (value: string) => RequestProblem | null;

/** Text with its rule; what is missing is empty. */
const ruled = (text: typeof formText, rule: Rule) =>
  text.superRefine((value, context) => {
    const problem = rule(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

const present =
  (missing: RequestProblem, longest: number): Rule =>
  (value) => {
    if (value === '') return missing;
    return value.length > longest ? 'tooLong' : null;
  };

/** The id of a record that was chosen; the "all" entry of its picker is no choice. */
export const chosenRecord = (missing: RequestProblem, none: string) =>
  ruled(formText, (id) => (id === none ? missing : present(missing, REQUEST_LENGTH.text)(id)));

/** A name has a letter of any script. An address of a web page is none: mails greet with it. */
export const personName = ruled(formText, (name) => {
  if (/:\/\/|www\./i.test(name)) return 'invalid';
  return /\p{L}/u.test(name) ? present('nameMissing', REQUEST_LENGTH.text)(name) : 'nameMissing';
});

/** An address mail can be sent to (M123). */
export const emailAddress = ruled(formText, (email) => {
  const problem = emailRule(email);
  return problem ? toRequestProblem(problem) : present('emailMissing', REQUEST_LENGTH.email)(email);
});

const asProblem = (value: string): RequestProblem | null => {
  const problem = phoneRule(value);
  return problem && toRequestProblem(problem);
};

/** A number the clinic can call. */
export const requiredPhone = ruled(formText, asProblem);

/** The same, or null when it is left empty. */
export const optionalPhone = ruled(formText, (phone) => (phone === '' ? null : asProblem(phone))).transform(
  (phone) => phone || null,
);

const HALVES_AND_TURNS = /[\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** Several lines of text that have to be there; its lines are kept, other control characters are not. */
export const requiredMessage = z
  .string({ error: 'invalid' satisfies RequestProblem })
  .overwrite((typed) => {
    const lines = typed
      .normalize('NFC')
      .replace(HALVES_AND_TURNS, ' ')
      .split(/\r\n?|\n/);
    return lines
      .map((line) => cleanText(line.replaceAll('\t', ' ')))
      .join('\n')
      .trim();
  })
  .prefault('')
  .superRefine((message, context) => {
    const problem = present('messageMissing', REQUEST_LENGTH.message)(message);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** The box that has to be ticked. */
export const consentBox = z.literal(true, { error: 'termsMissing' satisfies RequestProblem });

/** The first problem of each field; one without a key of ours is 'invalid'. */
export function requestProblems({ issues }: z.ZodError): Record<string, RequestProblem> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), toRequestProblem(message)]),
  );
}
