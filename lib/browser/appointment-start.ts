import type { AssistantChoices } from '../domain/appointment/assistant';
import type { AppointmentDraft } from '../domain/appointment/draft';
import { choicesOfAddress, choicesOfDraft, choicesOfHash } from '../domain/appointment/restored';
import { APPOINTMENT_FIELDS } from '../i18n/links';
import type { Wizard } from './wizard-storage';

/** The initial values of the form of /pedir-cita (M101); null choices: nothing was chosen before. */
export type AppointmentStart = {
  fields: Partial<AppointmentDraft>;
  choices: Partial<AssistantChoices> | null;
  /** The slot chosen before is gone: another one is to be chosen (M109). */
  isRedirectedBack: boolean;
};

/**
 * The stored form of this tab together with the choices in the address. An address with choices comes from a more recent
 * click than the stored ones and replaces them; the personal data stay. `today` is Madrid's: a past day is dropped.
 */
export function appointmentStart(search: string, wizard: Wizard | null, today: string, hash = ''): AppointmentStart {
  const address = new URLSearchParams(search);
  const { redirectBack: isRedirectedBack = false } = wizard ?? {};
  const draft = { ...wizard?.draft, ...wizard?.typed };
  const originPath = address.get(APPOINTMENT_FIELDS.origin) || draft.originPath || '';
  const fields = { ...draft, originPath };
  const chosen = choicesOfAddress(address, today);
  const offered = choicesOfHash(hash);
  if (offered && chosen.day) return { fields, choices: { ...chosen, ...offered }, isRedirectedBack };
  const choosesSomething = Object.values(chosen).some((value) => value !== null);
  if (!isRedirectedBack && choosesSomething && !isKnown(chosen, draft)) {
    return { fields, choices: chosen, isRedirectedBack };
  }
  if (!wizard) return { fields, choices: null, isRedirectedBack };
  const choices = choicesOfDraft(draft);
  const isOver = Boolean(choices.day && choices.day < today);
  return {
    fields,
    choices: { ...choices, ...(isOver && { day: null }), ...((isOver || isRedirectedBack) && { slot: null }) },
    isRedirectedBack,
  };
}

/** True when the stored form has the address's choices, and more: the assistant of another page wrote both. */
const isKnown = (chosen: Partial<AssistantChoices>, draft: Partial<AppointmentDraft>): boolean =>
  (chosen.specialityId ?? '') === (draft.specialityId ?? '') &&
  (chosen.clinicId ?? '') === (draft.clinicId ?? '') &&
  (chosen.day ?? '') === (draft.day ?? '');
