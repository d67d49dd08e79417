import {
  type AssistantEvent,
  type AssistantState,
  assistantReducer,
  initialAssistant,
  type SlotAnswer,
  type SlotQuery,
} from '@/lib/domain/appointment/assistant';
import type { PickerCatalogue } from '@/lib/domain/appointment/picker-catalogue';
import type { SlotOffer } from '@/lib/domain/appointment/slot';

export const CATALOGUE: PickerCatalogue = {
  specialities: [
    { id: '1', name: 'Cardiología', service: 'medicas' },
    { id: '2', name: 'Resonancia', service: 'imagen' },
  ],
  clinics: [
    { id: '10', name: 'Centro', region: 'valencia', specialityIds: ['1', '2'], hasCovidTests: true },
    { id: '11', name: 'Norte', region: 'castello', specialityIds: ['1'], hasCovidTests: false },
    { id: '12', name: 'Sur', region: 'barcelona', specialityIds: ['2'], hasCovidTests: true },
  ],
};
export const OFFER: SlotOffer = {
  slots: [
    { start: '0900', end: '0915' },
    { start: '0915', end: '0930' },
  ],
  priceCents: 5900,
  serviceText: 'PCR nasofaríngea',
  generalText: null,
  scheduleId: '118',
  serviceId: '7',
};
export const QUARTER_PAST = { start: '0915', end: '0930' };
export const DAY = '2026-12-14';
export const QUERY: SlotQuery = { clinicId: '10', day: DAY, test: 'testPCR' };

export const choose = {
  speciality: (specialityId: string): AssistantEvent => ({ type: 'specialityChosen', specialityId }),
  clinic: (clinicId: string): AssistantEvent => ({ type: 'clinicChosen', clinicId }),
  kind: (appointmentType: AssistantState['type']): AssistantEvent => ({ type: 'typeChosen', appointmentType }),
  day: (day: string): AssistantEvent => ({ type: 'dayChosen', day }),
  covid: (on: boolean): AssistantEvent => ({ type: 'covidSwitched', on }),
  slot: (slot: AssistantState['slot']): AssistantEvent => ({ type: 'slotChosen', slot }),
};
export const answered = (answer: SlotAnswer, query = QUERY): AssistantEvent => ({
  type: 'slotsAnswered',
  query,
  answer,
});

export const stateAfter = (...events: AssistantEvent[]): AssistantState =>
  events.reduce(assistantReducer, initialAssistant(CATALOGUE));
export const ids = (records: { id: string }[]) => records.map(({ id }) => id);

export const searching = () => stateAfter(choose.kind('testPCR'), choose.clinic('10'), choose.day(DAY));
export const offered = () => assistantReducer(searching(), answered({ kind: 'offered', offer: OFFER }));
export const withSlot = () => assistantReducer(offered(), choose.slot(QUARTER_PAST));
