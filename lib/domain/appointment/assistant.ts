import { isCalendarDay } from '@clinic/contract/dates';
import { existingId } from '../catalogue';
import {
  type AppointmentType,
  type CovidTest,
  chosenId,
  type InsurerCode,
  isCallBackType,
  isCovidTest,
  type PreferredTime,
} from './choices';
import type { PickerDoctor } from './chosen-doctor';
import { chosenTest, isAtClinic, type PickerTest } from './chosen-test';
import { offeredClinics, withOnlyClinic } from './offered';
import type { PickerCatalogue } from './picker-catalogue';
import { addRecords, isUnread, mayOffer, type RecordsReadEvent } from './read-records';
import { isSameSlot, type Slot, type SlotOffer } from './slot';

/** The query of the slot search (M95, M96). The day is YYYY-MM-DD. */
export type SlotQuery = { clinicId: string; day: string; test: CovidTest };

/** A day (YYYY-MM-DD) with its number of free hours; the first one begins at `start` (HHMM). */
export type FreeDay = { day: string; start: string; count: number };
/** A free day at another clinic, and its distance in km; null if unknown. */
export type NearbyDay = FreeDay & { clinicId: string; name: string; km: number | null };

/** Other days with hours when a day has none; empty if unknown. `canWait`: there is a waiting list for the day. */
export type NextDays = { here: FreeDay | null; nearby: NearbyDay[]; canWait: boolean };

/** Result of the slot search: hours, no hours that day, a refusal in the server's words, or a failure (M98 to M100). */
export type SlotAnswer =
  | { kind: 'offered'; offer: SlotOffer }
  | { kind: 'none' /** Euro cents; left out when the answer carries no price. */; priceCents?: number }
  | { kind: 'refused'; text: string }
  | { kind: 'failed' };

/** `searching` makes the holder of the state fetch; a new object each time, so that a repeated search is detected. */
type SlotSearch =
  | { kind: 'idle' }
  | { kind: 'searching'; query: SlotQuery }
  | (SlotAnswer & { query: SlotQuery; next?: NextDays });

export type AssistantChoices = {
  isCovid: boolean;
  type: AppointmentType | null;
  insurer: InsurerCode | null;
  specialityId: string | null;
  clinicId: string | null;
  preferredTime: PreferredTime | null;
  /** YYYY-MM-DD; or an invalid or past day verbatim, so that it can be reported. */
  day: string | null;
  slot: Slot | null;
};

export type AssistantState = AssistantChoices & {
  catalogue: PickerCatalogue;
  search: SlotSearch;
  /** The diagnostic test whose page the visitor came from. */
  test: PickerTest | null;
  /** The doctor whose page the visitor came from. */
  doctor: PickerDoctor | null;
};

export type AssistantEvent =
  | { type: 'specialityChosen'; specialityId: string | null }
  | { type: 'clinicChosen'; clinicId: string | null }
  | { type: 'typeChosen'; appointmentType: AppointmentType | null }
  | { type: 'covidSwitched'; on: boolean }
  | { type: 'insurerChosen'; insurer: InsurerCode | null }
  | { type: 'timeChosen'; preferredTime: PreferredTime | null }
  | { type: 'dayChosen'; day: string | null }
  | { type: 'slotChosen'; slot: Slot | null }
  | { type: 'searchRepeated' }
  | { type: 'slotsAnswered'; query: SlotQuery; answer: SlotAnswer }
  | { type: 'nextDaysAnswered'; query: SlotQuery; next: NextDays }
  | { type: 'nextDayChosen'; clinicId: string; day: string }
  | { type: 'restored'; choices: Partial<AssistantChoices> }
  | { type: 'testRead'; test: PickerTest }
  | { type: 'doctorRead'; doctor: PickerDoctor }
  | RecordsReadEvent
  | { type: 'reset' };

const NOTHING_CHOSEN: AssistantChoices = {
  isCovid: false,
  type: null,
  insurer: null,
  specialityId: null,
  clinicId: null,
  preferredTime: null,
  day: null,
  slot: null,
};

/** The assistant before anything is chosen. */
export const initialAssistant = (catalogue: PickerCatalogue): AssistantState => ({
  ...NOTHING_CHOSEN,
  catalogue,
  search: { kind: 'idle' },
  test: null,
  doctor: null,
});

/** The appointment assistant and the first step of /pedir-cita: one event, one new state (M86 to M100, M104, M105). */
export function assistantReducer(state: AssistantState, event: AssistantEvent): AssistantState {
  switch (event.type) {
    case 'specialityChosen':
      return searched(specialityChosen(state, chosenId(event.specialityId)));
    case 'clinicChosen':
      return searched(consistent({ ...state, clinicId: chosenId(event.clinicId) }));
    case 'typeChosen':
      return typeChosen(state, event.appointmentType);
    case 'covidSwitched':
      return event.on === state.isCovid ? state : searched(consistent({ ...state, isCovid: event.on, type: null }));
    case 'insurerChosen':
      return { ...state, insurer: event.insurer };
    case 'timeChosen':
      return { ...state, preferredTime: event.preferredTime };
    case 'dayChosen':
      return searched({ ...state, day: event.day || null, search: { kind: 'idle' } });
    case 'slotChosen':
      return slotChosen(state, event.slot);
    case 'searchRepeated':
      return searched({ ...state, search: { kind: 'idle' } });
    case 'slotsAnswered':
      return answered(state, event.query, event.answer);
    case 'nextDaysAnswered':
      return nextDaysAnswered(state, event.query, event.next);
    case 'nextDayChosen':
      return searched(consistent({ ...state, clinicId: chosenId(event.clinicId), day: event.day }));
    case 'restored':
      return restored(state, event.choices);
    case 'recordsRead':
      return searched(consistent(addRecords(state, event)));
    case 'testRead':
      return testRead(state, event.test);
    case 'doctorRead':
      return searched(withOnlyClinic({ ...state, doctor: event.doctor }));
    case 'reset':
      return { ...initialAssistant(state.catalogue), test: state.test, doctor: state.doctor };
  }
}

/** The query of the slot search, or null if it must not run: it requires a clinic, a day and a bookable test (M95). */
function slotQuery({ clinicId, day, type }: AssistantChoices): SlotQuery | null {
  return clinicId !== null && day !== null && isCalendarDay(day) && isCovidTest(type)
    ? { clinicId, day, test: type }
    : null;
}

/**
 * Leaves covid mode and its type (M89); a consultation stays one. A clinic of that mode that does not offer the
 * speciality is deselected.
 */
function specialityChosen(state: AssistantState, specialityId: string | null): AssistantState {
  const type = isCallBackType(state.type) ? state.type : null;
  const next = { ...state, specialityId, type, isCovid: false };
  const isOffered = offeredClinics(next).some(({ id }) => id === state.clinicId);
  return { ...next, clinicId: isOffered || isUnread(state) ? state.clinicId : null };
}

/** Sets the type, and the speciality unless one is chosen, for the test of the visitor's page. */
function testRead(state: AssistantState, test: PickerTest): AssistantState {
  const read = { ...state, test, specialityId: state.specialityId ?? test.specialityIds[0] ?? null };
  if (chosenTest(read) === null) return { ...state, test };
  return searched(withOnlyClinic(consistent({ ...read, type: state.type ?? 'pruebadiagnostica' })));
}

function typeChosen(state: AssistantState, type: AppointmentType | null): AssistantState {
  const isCovid = isCovidTest(type) || (state.isCovid && !isCallBackType(type));
  return searched(consistent({ ...state, type, isCovid }));
}

function slotChosen(state: AssistantState, slot: Slot | null): AssistantState {
  if (slot === null) return { ...state, slot };
  const isOffered = state.search.kind === 'offered' && state.search.offer.slots.some((one) => isSameSlot(one, slot));
  return isOffered ? { ...state, slot } : state;
}

/** Drops the result of an outdated search: responses may arrive out of order. */
function answered(state: AssistantState, query: SlotQuery, answer: SlotAnswer): AssistantState {
  if (state.search.kind !== 'searching' || !isSameQuery(state.search.query, query)) return state;
  if (answer.kind !== 'offered') return { ...state, search: { ...answer, query }, slot: null };
  if (answer.offer.slots.length === 0) return { ...state, search: { kind: 'none', query }, slot: null };
  const { slot } = state;
  const isStillOffered = slot !== null && answer.offer.slots.some((one) => isSameSlot(one, slot));
  return { ...state, search: { ...answer, query }, slot: isStillOffered ? slot : null };
}

/** Next days are only displayed below the day without hours they belong to. */
function nextDaysAnswered(state: AssistantState, query: SlotQuery, next: NextDays): AssistantState {
  const { search } = state;
  return search.kind === 'none' && isSameQuery(search.query, query) ? { ...state, search: { ...search, next } } : state;
}

/** Restores choices from an address or an earlier step (M101). A slot stays until the search has returned. */
function restored(state: AssistantState, choices: Partial<AssistantChoices>): AssistantState {
  const { specialities, clinics, first } = state.catalogue;
  const chosen = { ...NOTHING_CHOSEN, ...choices };
  const next = consistent({
    ...state,
    ...chosen,
    isCovid: isCovidTest(chosen.type) || (chosen.isCovid && !isCallBackType(chosen.type)),
    specialityId: first ? chosen.specialityId : existingId(chosen.specialityId, specialities),
    clinicId: first ? chosen.clinicId : existingId(chosen.clinicId, clinics),
    search: { kind: 'idle' },
  });
  const asking = searched(next);
  return { ...asking, slot: asking.search.kind === 'searching' ? chosen.slot : null };
}

/**
 * A change of mode changes the offered clinics. A clinic that is no longer offered is deselected; a speciality chosen
 * while it was hidden is dropped if the newly chosen clinic does not offer it.
 */
function consistent(state: AssistantState): AssistantState {
  const clinic = state.catalogue.clinics.find(({ id }) => id === state.clinicId);
  if (!clinic) return state;
  if (state.isCovid) return clinic.hasCovidTests ? state : { ...state, clinicId: null };
  const test = chosenTest(state);
  if (!isAtClinic(test, clinic.id)) return { ...state, clinicId: null };
  if (mayOffer(state.catalogue, clinic, state.specialityId)) return state;
  const other = test?.specialityIds.find((id) => mayOffer(state.catalogue, clinic, id));
  return { ...state, specialityId: other ?? null };
}

/** Starts a search for a new query; without a query the hours are emptied and hidden (M94, M95). */
function searched(state: AssistantState): AssistantState {
  const query = slotQuery(state);
  if (query === null) return { ...state, slot: null, search: { kind: 'idle' } };
  if (state.search.kind !== 'idle' && isSameQuery(state.search.query, query)) return state;
  return { ...state, slot: null, search: { kind: 'searching', query } };
}

const isSameQuery = (one: SlotQuery, other: SlotQuery): boolean =>
  one.clinicId === other.clinicId && one.day === other.day && one.test === other.test;
