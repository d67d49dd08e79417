import { readWizard, writeWizard } from '@/lib/browser/wizard-storage';
import type { AssistantState } from '@/lib/domain/appointment/assistant';
import { draftOfChoices } from '@/lib/domain/appointment/restored';
import { appointmentHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Opens /pedir-cita with the choice (M40, M86): ids and day are in the address; test, hours and the rest are stored in
 * the tab. `from` is the current path without language prefix. Values typed into the form earlier are kept.
 */
export function goToAppointment(state: AssistantState, locale: Locale, from: string): void {
  const now = Date.now();
  const draft = draftOfChoices(state);
  const { draft: stored, typed, paymentUrl } = readWizard(now) ?? {};
  const held = paymentUrl && { paymentUrl }; // an unpaid booking survives another choice
  writeWizard({ draft: { ...stored, ...typed, ...draft, originPath: from }, ...held }, now);
  const { specialityId, clinicId, day } = draft;
  location.assign(appointmentHref(locale, { specialityId, clinicId, day, from }));
}

/** Returns true when a field of the form is wrong, and focuses the first such field. */
export function stopsAtProblem(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]:not(.waiting *)');
  wrong?.focus();
  return wrong !== null;
}
