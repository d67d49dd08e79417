import { z } from 'zod';
import { CONSENT_VALUES, type ConsentDraft, consentProblems, toConsent } from './consent';
import { formBox, formChoice } from './fields';

/** The consent step as it is sent. */
export const consentDraftSchema = z.object({
  research: formChoice(CONSENT_VALUES),
  notifications: formChoice(CONSENT_VALUES),
  paysOnline: formBox,
}) satisfies z.ZodType<ConsentDraft>;

/** Reads the consent step; the problems are keys of `AppointmentForm.errors` by field. */
export const consentSchema = consentDraftSchema
  .superRefine((draft, context) => {
    for (const { field, problem } of consentProblems(draft))
      context.addIssue({ code: 'custom', path: [field], message: problem });
  })
  .transform(toConsent);
