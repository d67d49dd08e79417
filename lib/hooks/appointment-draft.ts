import type { AppointmentDraft } from '../domain/appointment/draft';
import { readWizard, writeWizard } from './wizard-storage';

/** A checked COVID form as it waits for the consent step: without what that mode does not have (M118). */
export const bookingDraft = (draft: AppointmentDraft): AppointmentDraft => ({
  ...draft,
  insurer: '',
  specialityId: '',
  preferredTime: '',
  acceptsTerms: false,
});

/**
 * Hands a checked COVID form to the consent step. What that step left behind (its answers, the key of its attempt to
 * book) stays only while the form says the same: another slot is another booking. Times are epoch ms.
 */
export function keepBooking(checked: AppointmentDraft, now: number): void {
  const draft = bookingDraft(checked);
  const before = readWizard(now);
  const isSame = before !== null && JSON.stringify(before.draft) === JSON.stringify(draft);
  writeWizard({ ...(isSame && before), draft, redirectBack: false }, now);
}
