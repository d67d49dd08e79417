import { isCalendarDay, parseTypedDay } from '@clinic/contract/dates';
import { APPOINTMENT_FIELDS } from '../../i18n/links';
import type { AssistantChoices, AssistantState } from './assistant';
import { isCovidTest } from './choices';
import { chosenDoctor } from './chosen-doctor';
import { chosenTest } from './chosen-test';
import type { AppointmentDraft } from './draft';
import { parseSlot, type Slot, slotValue } from './slot';

/** Reads the choices from the address of /pedir-cita (M101). A day before `today` (YYYY-MM-DD, Madrid) is left out. */
export function choicesOfAddress(address: URLSearchParams, today: string): Partial<AssistantChoices> {
  const given = address.get(APPOINTMENT_FIELDS.day) ?? '';
  const day = parseTypedDay(given) ?? given; // as typed, if the form was sent without JavaScript
  return {
    specialityId: address.get(APPOINTMENT_FIELDS.speciality) || null,
    clinicId: address.get(APPOINTMENT_FIELDS.clinic) || null,
    day: isCalendarDay(day) && day >= today ? day : null,
  };
}

/** Reads a test booked by slot, and its hour if there is one, from the fragment of a link; null without a test. */
export function choicesOfHash(hash: string): Partial<AssistantChoices> | null {
  const given = new URLSearchParams(hash.slice(1));
  const type = given.get('prueba');
  return isCovidTest(type) ? { isCovid: true, type, slot: parseSlot(given.get('hueco') ?? '') } : null;
}

/**
 * Reads the hour of a consultation, or of the diagnostic test with this id, from the fragment of a link that offers it;
 * null if it has none.
 */
export function hourOfHash(hash: string): { slot: Slot; testId: string } | null {
  const given = new URLSearchParams(hash.slice(1));
  const [testId, slot] = [given.get('prueba'), parseSlot(given.get('hueco') ?? '')];
  return slot && (testId === null || /^\d{1,9}$/.test(testId)) ? { slot, testId: testId ?? '' } : null;
}

/** Reads the choices from a stored form (M101); missing ones are null. */
export function choicesOfDraft(draft: Partial<AppointmentDraft>): Partial<AssistantChoices> {
  return {
    isCovid: draft.isCovid ?? false,
    type: draft.type || null,
    insurer: draft.insurer || null,
    specialityId: draft.specialityId || null,
    clinicId: draft.clinicId || null,
    preferredTime: draft.preferredTime || null,
    day: draft.day || null,
    slot: parseSlot(draft.slot ?? ''),
  };
}

/** Converts the choices to form values, with the schedule and the service of the offered hours (M40, M86). */
export function draftOfChoices(state: AssistantState): Partial<AppointmentDraft> {
  const offer = state.search.kind === 'offered' && state.slot ? state.search.offer : null;
  return {
    isCovid: state.isCovid,
    type: state.type ?? '',
    insurer: state.isCovid ? '' : (state.insurer ?? ''),
    specialityId: state.isCovid ? '' : (state.specialityId ?? ''),
    clinicId: state.clinicId ?? '',
    testId: chosenTest(state)?.id ?? '',
    leavesDoctor: !state.isCovid && state.doctor !== null && chosenDoctor(state) === null,
    preferredTime: state.isCovid ? '' : (state.preferredTime ?? ''),
    day: state.day ?? '',
    slot: state.slot ? slotValue(state.slot) : '',
    scheduleId: offer?.scheduleId ?? '',
    serviceId: offer?.serviceId ?? '',
  };
}
