import type { AppointmentDraft } from '../domain/appointment/draft';
import { eraseWizard, readWizard, type Wizard, writeWizard } from './wizard-storage';

/** A checked COVID form for the consent step: without the fields that mode does not have (M118). */
export const bookingDraft = (draft: AppointmentDraft): AppointmentDraft => ({
  ...draft,
  insurer: '',
  specialityId: '',
  preferredTime: '',
  acceptsTerms: false,
});

/**
 * Stores a checked COVID form for the consent step. The answers and the idempotency key of that step stay only while the
 * form is unchanged: another slot is another booking. `priceCents` of its hour, null when unknown. Times are epoch ms.
 */
export function saveBooking(checked: AppointmentDraft, now: number, priceCents: number | null = null): void {
  const draft = bookingDraft(checked);
  const { typed: _typed, refused: _refused, priceCents: _price, ...before } = readWizard(now) ?? { draft: {} };
  const isSame = JSON.stringify(before.draft) === JSON.stringify(draft);
  writeWizard({ ...(isSame && before), draft, ...(priceCents !== null && { priceCents }), redirectBack: false }, now);
}

/** The last attempt to send a request of this tab, so that a reload sends it again under the same key (M114). */
export const storedAttempts = {
  read: () => readWizard(Date.now())?.attempt ?? null,
  write: (next: Wizard['attempt'] | null) => {
    const { attempt: _last, ...wizard } = readWizard(Date.now()) ?? { draft: {} };
    writeWizard({ ...wizard, ...(next && { attempt: next }) }, Date.now());
  },
};

/**
 * Stores the form, so that a reload, another language and going back restore it (30 minutes, this tab only). An empty
 * form is not stored. Times are epoch ms.
 */
export function saveDraft(form: AppointmentDraft, blank: AppointmentDraft, now: number): void {
  const { typed: before, ...wizard } = readWizard(now) ?? { draft: {} };
  const isBlank = Object.entries(form).every(
    ([name, value]) => name === 'originPath' || value === blank[name as keyof AppointmentDraft],
  );
  const isNeeded = Object.keys(wizard.draft).length > 0 || wizard.paymentUrl !== undefined;
  if (!isBlank) writeWizard({ ...wizard, typed: form }, now);
  else if (before !== undefined && isNeeded) writeWizard(wizard, now);
  else if (before !== undefined) eraseWizard();
}
