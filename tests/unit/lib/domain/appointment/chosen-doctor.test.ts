import { describe, expect, it } from 'vitest';
import { type AssistantEvent, assistantReducer, initialAssistant } from '@/lib/domain/appointment/assistant';
import { chosenDoctor, type PickerDoctor, requestedDoctorSlug } from '@/lib/domain/appointment/chosen-doctor';
import { offeredClinics } from '@/lib/domain/appointment/offered';
import { draftOfChoices } from '@/lib/domain/appointment/restored';

const clinic = (id: string, specialityIds: string[]) => ({
  ...{ id, name: id, region: 'valencia', specialityIds, hasCovidTests: true },
});
const catalogue = {
  specialities: ['4', '5', '6'].map((id) => ({ id, name: id, service: null })),
  clinics: [clinic('10', ['4', '5']), clinic('11', ['5']), clinic('12', ['4', '6'])],
};
const stateAfter = (...events: AssistantEvent[]) => events.reduce(assistantReducer, initialAssistant(catalogue));
const read = (given: Partial<PickerDoctor> = {}): AssistantEvent => ({
  type: 'doctorRead',
  doctor: { id: '1', name: 'Dra. Aina Ferrer', specialityIds: ['4', '5'], clinicIds: ['10', '12'], ...given },
});
const FROM_PAGE: AssistantEvent = { type: 'restored', choices: { specialityId: '4' } };
const clinicsOf = (...events: AssistantEvent[]) => offeredClinics(stateAfter(...events)).map(({ id }) => id);

describe('the doctor whose page the visitor came from', () => {
  it('limits the clinics to the doctor’s that offer the speciality', () => {
    expect(clinicsOf(FROM_PAGE, read())).toEqual(['10', '12']);
    expect(clinicsOf({ type: 'restored', choices: { specialityId: '5' } }, read())).toEqual(['10']);
  });

  it('chooses the clinic of a doctor who has one, and drops a clinic of others', () => {
    expect(stateAfter(FROM_PAGE, read({ clinicIds: ['12'] })).clinicId).toBe('12');
    expect(stateAfter({ type: 'restored', choices: { specialityId: '5', clinicId: '11' } }, read()).clinicId).toBe(
      '10',
    );
    expect(stateAfter(FROM_PAGE, read()).clinicId).toBeNull();
  });

  it('keeps a clinic of the doctor that was chosen before', () => {
    expect(stateAfter({ type: 'restored', choices: { specialityId: '4', clinicId: '12' } }, read()).clinicId).toBe(
      '12',
    );
  });

  it.each([
    ['clinics are unknown', { clinicIds: [] }],
    ['clinics do not offer the speciality', { clinicIds: ['11'] }],
  ])('limits nothing if their %s', (_, given) => {
    expect(clinicsOf(FROM_PAGE, read(given))).toEqual(['10', '12']);
  });

  it.each<[string, AssistantEvent]>([
    ['another speciality', { type: 'specialityChosen', specialityId: '6' }],
    ['a COVID test', { type: 'covidSwitched', on: true }],
  ])('is dropped when %s is chosen', (_, event) => {
    const state = stateAfter(FROM_PAGE, read({ clinicIds: ['10'] }), event);
    expect(chosenDoctor(state)).toBeNull();
    expect(draftOfChoices(state).leavesDoctor).toBe(!state.isCovid);
    expect(offeredClinics(state).map(({ id }) => id)).toContain('12');
  });
});

it.each([
  ['/medicos/dra-aina-ferrer-12', 'dra-aina-ferrer-12'],
  ['/medicos/filtrar', null],
  ['/pruebas/holter', null],
  [null, null],
])('the doctor’s slug in %s is %s', (path, slug) => {
  expect(requestedDoctorSlug(path)).toBe(slug);
});
