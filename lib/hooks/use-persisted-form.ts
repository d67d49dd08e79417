import { isCalendarDay } from '@clinic/contract/calendar-day';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AssistantState } from '@/lib/domain/appointment/assistant';
import type { AppointmentDraft } from '@/lib/domain/appointment/draft';
import { addressOfChoices } from '@/lib/i18n/links';
import { saveDraft } from '../browser/appointment-draft';

type Options = {
  form: UseFormReturn<AppointmentDraft>;
  state: AssistantState;
  /** What is chosen, as the form holds it. */
  chosen: Partial<AppointmentDraft>;
  blank: AppointmentDraft;
  /** False until the stored form is restored, and after it was sent. */
  isOn: boolean;
};

/**
 * Stores the form in this tab on every change, and the choices in the address: a reload, another language and going back
 * restore both.
 */
export function usePersistedForm({ form, state, chosen, blank, isOn }: Options): void {
  const choices = JSON.stringify(chosen);
  useEffect(() => {
    if (!isOn) return;
    const store = () => saveDraft({ ...form.getValues(), ...JSON.parse(choices) }, blank, Date.now());
    store();
    return form.subscribe({ formState: { values: true }, callback: store });
  }, [form, choices, blank, isOn]);

  const { isCovid, specialityId, clinicId, day } = state;
  useEffect(() => {
    if (!isOn) return;
    const named = {
      specialityId: isCovid ? null : specialityId,
      clinicId,
      day: day && isCalendarDay(day) ? day : null,
    };
    const address = location.pathname + addressOfChoices(location.search, named) + location.hash;
    // With its own history state the framework does not navigate.
    if (address !== location.pathname + location.search + location.hash)
      history.replaceState(history.state, '', address);
  }, [isOn, isCovid, specialityId, clinicId, day]);
}
