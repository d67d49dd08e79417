import { describe, expect, it } from 'vitest';
import { type AssistantEvent, assistantReducer, initialAssistant } from '@/lib/domain/appointment/assistant';
import { chosenTest, type PickerTest, requestedTestSlug } from '@/lib/domain/appointment/chosen-test';
import { offeredClinics } from '@/lib/domain/appointment/offered';
import { draftOfChoices } from '@/lib/domain/appointment/restored';

const clinic = (id: string, specialityIds: string[]) => ({
  ...{ id, name: id, region: 'valencia', specialityIds, hasCovidTests: true },
});
const catalogue = {
  specialities: ['4', '5', '6'].map((id) => ({ id, name: id, service: null })),
  clinics: [clinic('10', ['4', '5']), clinic('11', ['5']), clinic('12', ['4', '6'])],
};
const knee: PickerTest = {
  ...{ id: '18', name: 'Resonancia de rodilla', preparation: null },
  ...{ specialityIds: ['4', '5'], clinicIds: ['10', '11'] },
};
const stateAfter = (...events: AssistantEvent[]) => events.reduce(assistantReducer, initialAssistant(catalogue));
const READ: AssistantEvent = { type: 'testRead', test: knee };

describe('the diagnostic test whose page the visitor came from', () => {
  it('sets the type and the speciality, and limits the clinics', () => {
    const state = stateAfter(READ);
    expect(draftOfChoices(state)).toMatchObject({ testId: '18', type: 'pruebadiagnostica', specialityId: '4' });
    expect(offeredClinics(state).map(({ id }) => id)).toEqual(['10', '11']);
  });

  it('is booked with the speciality that the chosen clinic offers', () => {
    const state = stateAfter(READ, { type: 'clinicChosen', clinicId: '11' });
    expect(state).toMatchObject({ clinicId: '11', specialityId: '5' });
    expect(chosenTest(state)).toBe(knee);
  });

  it('drops a clinic chosen before that does not offer it', () => {
    expect(stateAfter({ type: 'clinicChosen', clinicId: '12' }, READ).clinicId).toBeNull();
  });

  it.each<[string, AssistantEvent]>([
    ['a consultation', { type: 'typeChosen', appointmentType: 'consulta' }],
    ['another speciality', { type: 'specialityChosen', specialityId: '6' }],
    ['a COVID test', { type: 'covidSwitched', on: true }],
  ])('is dropped when %s is chosen', (_what, event) => {
    const state = stateAfter(READ, event);
    expect(draftOfChoices(state).testId).toBe('');
    expect(offeredClinics(state).map(({ id }) => id)).toContain('12');
  });

  it('does not replace what the visitor chose before', () => {
    const state = stateAfter({ type: 'specialityChosen', specialityId: '6' }, READ);
    expect(state).toMatchObject({ specialityId: '6', type: null });
  });
});

it.each([
  ['/pruebas/resonancia-de-rodilla', 'resonancia-de-rodilla'],
  ['/pruebas/pr%C3%B3stata', 'próstata'],
  ['/pruebas', null],
  ['/pruebas/filtrar', null],
  ['/medicos/x-2', null],
  [null, null],
])('a request from %j is for the test %j', (path, slug) => {
  expect(requestedTestSlug(path)).toBe(slug);
});
