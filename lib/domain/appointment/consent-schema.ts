import { z } from 'zod';
import { CONSENT_VALUES, type ConsentDraft } from './consent';
import { formBox, formChoice } from './fields';

/** The consent step as it is sent. */
export const consentDraftSchema = z.object({
  research: formChoice(CONSENT_VALUES),
  notifications: formChoice(CONSENT_VALUES),
  paysOnline: formBox,
}) satisfies z.ZodType<ConsentDraft>;
