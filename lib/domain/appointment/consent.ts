/** The form's values for yes and no (M141). */
export const CONSENT_VALUES = ['1', '0'] as const;
type Decision = (typeof CONSENT_VALUES)[number] | '';

/** The patient's decisions in the second step; both questions must be answered either way (M141, M143). */
export type Consent = {
  /** The leftover sample and the results may serve research, science and teaching, without the name. */
  allowsResearch: boolean;
  /** News of activities, promotions and the business may be sent. */
  allowsNotifications: boolean;
  /** False for "I want to be called": the slot is then not confirmed (M142, M146). */
  paysOnline: boolean;
};

/** The consent step in the form; its schema is in request-schema.ts, apart because it brings zod. */
export type ConsentDraft = { research: Decision; notifications: Decision; paysOnline: boolean };

/** The unanswered questions, in their order; empty when the step is complete. */
export const consentProblems = (draft: ConsentDraft): { field: keyof ConsentDraft; problem: 'optionMissing' }[] =>
  (['research', 'notifications'] as const)
    .filter((field) => draft[field] === '')
    .map((field) => ({ field, problem: 'optionMissing' }));

/** Returns the decisions of a completed step. */
export function toConsent({ research, notifications, paysOnline }: ConsentDraft): Consent {
  return { allowsResearch: research === '1', allowsNotifications: notifications === '1', paysOnline };
}
