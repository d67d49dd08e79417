import type { AssistantChoices } from '../domain/appointment/assistant';
import type { AppointmentDraft } from '../domain/appointment/draft';
import { choicesOfAddress, choicesOfDraft, choicesOfHash, hourOfHash } from '../domain/appointment/restored';
import { slotValue } from '../domain/appointment/slot';
import { withFragment } from '../domain/mailed-links';
import { APPOINTMENT_FIELDS } from '../i18n/links';
import { eraseWizard, readWizard, type Wizard, writeWizard } from './wizard-storage';

/** The initial values of the form of /pedir-cita (M101); null choices: nothing was chosen before. */
export type AppointmentStart = {
  fields: Partial<AppointmentDraft>;
  choices: Partial<AssistantChoices> | null;
  /** The previously chosen slot is gone: the visitor must choose another one (M109). */
  isRedirectedBack: boolean;
  /** A link chose the hour, which the page then shows. */
  isHourLinked?: boolean;
  /** True if the choices were just made on another page, which this one need not ask again. */
  isGiven?: boolean;
};

/**
 * The stored form of this tab together with the choices in the address. An address with choices comes from a more
 * recent click than the stored ones and replaces them; the personal data stay. `today` is Madrid's: a past day is
 * dropped.
 */
export function appointmentStart(written: string, wizard: Wizard | null, today: string, part = ''): AppointmentStart {
  const { search, hash } = withFragment({ search: written, hash: part });
  const address = new URLSearchParams(search);
  const { redirectBack: isRedirectedBack = false } = wizard ?? {};
  const draft = { ...wizard?.draft, ...wizard?.typed };
  const originPath = address.get(APPOINTMENT_FIELDS.origin) || draft.originPath || '';
  const fields = { ...draft, originPath };
  const chosen = choicesOfAddress(address, today);
  const offered = choicesOfHash(hash);
  const given = { fields, isRedirectedBack, isGiven: true };
  if (offered && (chosen.day || !offered.slot)) return { ...given, choices: { ...chosen, ...offered } };
  const hour = hourOfHash(hash);
  const { specialityId, clinicId, day } = chosen;
  if (hour && specialityId && clinicId && day) {
    const held = { isCovid: false, specialityId, clinicId, testId: hour.testId, day, slot: slotValue(hour.slot) };
    // The day is the hour's own: without the hour there is no preferred day.
    const choices = { ...chosen, day: null };
    return { ...given, fields: { ...fields, ...held }, choices, isHourLinked: true };
  }
  const choosesSomething = Object.values(chosen).some((value) => value !== null);
  if (!isRedirectedBack && choosesSomething && !isKnown(chosen, draft)) {
    // An hour chosen here has a day that the address lacks: the page was reloaded.
    const isTyped = wizard?.typed !== undefined && isSamePlace(chosen, draft);
    return { ...given, choices: chosen, isGiven: !isTyped };
  }
  if (!wizard) return { fields, choices: null, isRedirectedBack };
  const choices = choicesOfDraft(draft);
  const isOver = Boolean(choices.day && choices.day < today);
  return {
    fields,
    choices: { ...choices, ...(isOver && { day: null }), ...((isOver || isRedirectedBack) && { slot: null }) },
    isRedirectedBack,
    // The assistant of another page stores no personal data and nothing typed here.
    isGiven: !isRedirectedBack && wizard.typed === undefined && !draft.name,
  };
}

/** True if the stored form contains the address's choices: the assistant of another page wrote both. */
const isKnown = (chosen: Partial<AssistantChoices>, draft: Partial<AppointmentDraft>): boolean =>
  isSamePlace(chosen, draft) && (chosen.day ?? '') === (draft.day ?? '');

const isSamePlace = (chosen: Partial<AssistantChoices>, draft: Partial<AppointmentDraft>): boolean =>
  (chosen.specialityId ?? '') === (draft.specialityId ?? '') && (chosen.clinicId ?? '') === (draft.clinicId ?? '');

/** A checked COVID form for the consent step: without the fields that mode does not have (M118). */
export const bookingDraft = (draft: AppointmentDraft): AppointmentDraft => ({
  ...draft,
  insurer: '',
  specialityId: '',
  testId: '',
  preferredTime: '',
  acceptsTerms: false,
});

/**
 * Stores a checked COVID form for the consent step. The answers and the idempotency key of that step stay only while
 * the form is unchanged: another slot is another booking. `priceCents` of its hour, null when unknown. Times are epoch
 * ms.
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
