import { describe, expect, it } from 'vitest';
import {
  type AssistantChoices,
  type AssistantEvent,
  assistantReducer,
  initialAssistant,
} from '@/lib/domain/appointment/assistant';
import type { PickerCatalogue, PickerClinic } from '@/lib/domain/appointment/picker-catalogue';
import { assistantQuestions, type RecordsReadEvent } from '@/lib/domain/appointment/read-records';
import { choose } from '../../../../support/assistant';

/** A catalogue of which the page carries one of 100 specialities and one of 200 clinics. */
const PART: PickerCatalogue = {
  specialities: [{ id: '1', name: 'Cardiología', service: 'medicas' }],
  clinics: [{ id: '10', name: 'Centro', region: 'valencia', specialityIds: [], hasCovidTests: true }],
  first: { specialities: { shown: 1, total: 100 }, clinics: { shown: 1, total: 200 } },
};
const SCAN = { id: '77', name: 'Resonancia', service: 'imagen' } as const;
const far = (specialityIds: string[], hasCovidTests = false): PickerClinic => ({
  ...{ id: '99', name: 'Lejos', region: 'madrid', specialityIds, hasCovidTests },
});
const stateAfter = (...events: AssistantEvent[]) => events.reduce(assistantReducer, initialAssistant(PART));
const restored = (choices: Partial<AssistantChoices>): AssistantEvent => ({ type: 'restored', choices });
const learn = (event: Omit<RecordsReadEvent, 'type'>): AssistantEvent => ({ type: 'recordsRead', ...event });
const chosen = ({ specialityId, clinicId }: AssistantChoices) => [specialityId, clinicId];

const FROM_ADDRESS = restored({ specialityId: '77', clinicId: '99' });
const QUESTIONS = [
  { list: 'cita-especialidades', id: '77', context: {} },
  { list: 'cita-clinicas', id: '99', context: { especialidad: '77' } },
] as const;

describe('choices in the address that the page does not carry', () => {
  it('stay, and must be read', () => {
    const state = stateAfter(FROM_ADDRESS);
    expect(chosen(state)).toEqual(['77', '99']);
    expect(assistantQuestions(state)).toEqual(QUESTIONS);
  });

  it('are known once they were read, without further questions', () => {
    const state = stateAfter(
      FROM_ADDRESS,
      learn({ specialities: [SCAN], question: QUESTIONS[0] }),
      learn({ clinics: [far(['77'])], question: QUESTIONS[1] }),
    );
    expect(chosen(state)).toEqual(['77', '99']);
    expect(assistantQuestions(state)).toEqual([]);
    expect(state.catalogue.clinics.map(({ id }) => id)).toEqual(['10', '99']);
  });

  it('are cleared when there is no such record', () => {
    expect(chosen(stateAfter(FROM_ADDRESS, learn({ question: QUESTIONS[0] })))).toEqual([null, '99']);
    expect(chosen(stateAfter(FROM_ADDRESS, learn({ question: QUESTIONS[1] })))).toEqual(['77', null]);
  });

  it('yield to a clinic that does not offer the speciality', () => {
    expect(chosen(stateAfter(FROM_ADDRESS, learn({ clinics: [far([])], question: QUESTIONS[1] })))).toEqual([
      null,
      '99',
    ]);
  });

  it('ignore a response about another clinic', () => {
    const state = stateAfter(FROM_ADDRESS, choose.clinic('10'), learn({ question: QUESTIONS[1] }));
    expect(state.clinicId).toBe('10');
  });
});

describe('choices found by a search', () => {
  it('clinics found for a speciality leave no question', () => {
    const state = stateAfter(choose.speciality('1'), learn({ clinics: [far(['1'])] }), choose.clinic('99'));
    expect(chosen(state)).toEqual(['1', '99']);
    expect(assistantQuestions(state)).toEqual([]);
  });

  it('specialities found at a clinic leave no question', () => {
    const state = stateAfter(
      choose.clinic('10'),
      learn({ specialities: [SCAN], atClinicId: '10' }),
      choose.speciality('77'),
    );
    expect(chosen(state)).toEqual(['77', '10']);
    expect(assistantQuestions(state)).toEqual([]);
  });

  it('a clinic without tests is cleared in covid mode, also when this is known later (M91)', () => {
    const covid: AssistantEvent = { type: 'covidSwitched', on: true };
    expect(stateAfter(learn({ clinics: [far([])] }), choose.clinic('99'), covid).clinicId).toBeNull();
    const question = { list: 'cita-clinicas', id: '99', context: {} } as const;
    const state = stateAfter(covid, choose.clinic('99'));
    expect(assistantQuestions(state)).toEqual([question]);
    expect(assistantReducer(state, learn({ clinics: [far([])], question })).clinicId).toBeNull();
  });

  it('whether the hidden speciality fits the clinic is checked when covid mode ends', () => {
    const state = stateAfter(choose.speciality('1'), { type: 'covidSwitched', on: true }, choose.clinic('10'));
    expect(assistantQuestions(state)).toEqual([]);
    const left = assistantReducer(state, { type: 'covidSwitched', on: false });
    expect(assistantQuestions(left)).toEqual([{ list: 'cita-clinicas', id: '10', context: { especialidad: '1' } }]);
  });
});

it('a complete catalogue never has questions', () => {
  const { first: _, ...whole } = PART;
  expect(assistantQuestions(assistantReducer(initialAssistant(whole), FROM_ADDRESS))).toEqual([]);
});
