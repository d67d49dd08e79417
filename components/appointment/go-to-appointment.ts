import type { AssistantState } from '@/lib/domain/appointment/assistant';
import { draftOfChoices } from '@/lib/domain/appointment/restored';
import { readWizard, writeWizard } from '@/lib/hooks/wizard-storage';
import { appointmentHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';

/**
 * On to /pedir-cita with what was chosen (M40, M86): ids and day in the address, test, hours and the rest in this tab.
 * `from` is the path the visitor was reading, without language prefix. What was typed in the form before is kept.
 */
export function goToAppointment(state: AssistantState, locale: Locale, from: string): void {
  const now = Date.now();
  const draft = draftOfChoices(state);
  writeWizard({ draft: { ...readWizard(now)?.draft, ...draft, originPath: from } }, now);
  const { specialityId, clinicId, day } = draft;
  location.assign(appointmentHref(locale, { specialityId, clinicId, day, from }));
}

/** True when a field of the form says that something is wrong; the first such field gets the focus. */
export function stopsAtProblem(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return wrong !== null;
}
