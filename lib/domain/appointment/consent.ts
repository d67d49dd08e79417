import { z } from 'zod';
import { CONSENT_VALUES } from './choices';
import { formBox, formChoice } from './fields';

/** What the patient decides in the second step; both questions must be answered either way (M141, M143). */
export type Consent = {
  /** The leftover sample and the results may serve research, science and teaching, without the name. */
  allowsResearch: boolean;
  /** News of activities, promotions and the business may be sent. */
  allowsNotifications: boolean;
  /** False for "I want to be called": the slot is then not confirmed (M142, M146). */
  paysOnline: boolean;
};

/** The consent step as the form holds it. */
export const consentDraftSchema = z.object({
  research: formChoice(CONSENT_VALUES),
  notifications: formChoice(CONSENT_VALUES),
  paysOnline: formBox,
});
export type ConsentDraft = z.output<typeof consentDraftSchema>;

/** The questions left open, in their order; empty when the step is complete. */
export const consentProblems = (draft: ConsentDraft): { field: keyof ConsentDraft; problem: 'optionMissing' }[] =>
  (['research', 'notifications'] as const)
    .filter((field) => draft[field] === '')
    .map((field) => ({ field, problem: 'optionMissing' }));

/** Reads the consent step; the problems are keys of `AppointmentForm.errors` by field. */
export const consentSchema = consentDraftSchema
  .superRefine((draft, context) => {
    for (const { field, problem } of consentProblems(draft))
      context.addIssue({ code: 'custom', path: [field], message: problem });
  })
  .transform(toConsent);

/** The decisions of a complete step. */
export function toConsent({ research, notifications, paysOnline }: ConsentDraft): Consent {
  return { allowsResearch: research === '1', allowsNotifications: notifications === '1', paysOnline };
}
