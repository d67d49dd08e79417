import { describe, expect, it } from 'vitest';
import { assistantReducer, initialAssistant } from '@/lib/domain/appointment/assistant';
import { NO_CLINIC, NO_SPECIALITY } from '@/lib/domain/appointment/choices';
import { offeredClinics, offeredSpecialities } from '@/lib/domain/appointment/offered';
import { CATALOGUE, choose, DAY, ids, QUERY, stateAfter, withSlot } from '../../../../support/assistant';

describe('choosing a speciality', () => {
  it('keeps the clinics that offer it (M89)', () => {
    expect(ids(offeredClinics(stateAfter(choose.speciality('2'))))).toEqual(['10', '12']);
  });

  it('clears the test type, the covid mode and their slots (M89)', () => {
    const state = assistantReducer(withSlot(), choose.speciality('1'));
    expect(state).toMatchObject({ type: null, isCovid: false, slot: null, search: { kind: 'idle' } });
    expect(state.clinicId).toBe('10');
  });

  it('clears a clinic that does not offer it', () => {
    expect(assistantReducer(stateAfter(choose.clinic('12')), choose.speciality('1')).clinicId).toBeNull();
  });

  it.each([NO_SPECIALITY, ''])('%j shows every clinic again (M89)', (none) => {
    const state = stateAfter(choose.speciality('2'), choose.speciality(none));
    expect(state.specialityId).toBeNull();
    expect(ids(offeredClinics(state))).toEqual(['10', '11', '12']);
  });
});

describe('choosing a clinic', () => {
  it('keeps its own specialities (M90)', () => {
    expect(ids(offeredSpecialities(stateAfter(choose.clinic('11'))))).toEqual(['1']);
  });

  it('starts the search when the other choices are made (M90)', () => {
    const state = stateAfter(choose.kind('testPCR'), choose.day(DAY), choose.clinic('10'));
    expect(state.search).toEqual({ kind: 'searching', query: QUERY });
  });

  it('starts it again for another clinic, and clears the slot of the first', () => {
    const state = assistantReducer(withSlot(), choose.clinic('12'));
    expect(state.search).toEqual({ kind: 'searching', query: { ...QUERY, clinicId: '12' } });
    expect(state.slot).toBeNull();
  });

  it.each([NO_CLINIC, ''])('%j shows every speciality and hides the slots (M90, M95)', (none) => {
    const state = assistantReducer(withSlot(), choose.clinic(none));
    expect(state).toMatchObject({ clinicId: null, slot: null, search: { kind: 'idle' } });
    expect(ids(offeredSpecialities(state))).toEqual(['1', '2']);
  });

  it('clears a speciality it does not offer', () => {
    expect(stateAfter(choose.speciality('1'), choose.clinic('12')).specialityId).toBeNull();
  });
});

describe('choosing a type', () => {
  it.each(['testPCR', 'pcrVariant', 'testAntigenos', 'testSerologico'] as const)(
    '%s turns covid on and keeps the clinics with tests (M91)',
    (test) => {
      const state = stateAfter(choose.kind(test));
      expect(state.isCovid).toBe(true);
      expect(ids(offeredClinics(state))).toEqual(['10', '12']);
    },
  );

  it('of a test starts the search (M91), and another test another search', () => {
    expect(stateAfter(choose.clinic('10'), choose.day(DAY), choose.kind('testPCR')).search.kind).toBe('searching');
    expect(assistantReducer(withSlot(), choose.kind('testAntigenos'))).toMatchObject({
      slot: null,
      search: { kind: 'searching', query: { test: 'testAntigenos' } },
    });
  });

  it('of a test clears a clinic without tests', () => {
    expect(stateAfter(choose.clinic('11'), choose.kind('testPCR')).clinicId).toBeNull();
  });

  it.each(['consulta', 'pruebadiagnostica'] as const)('%s turns covid off and hides the slots (M93, M95)', (type) => {
    expect(assistantReducer(withSlot(), choose.kind(type))).toMatchObject({
      type,
      isCovid: false,
      slot: null,
      search: { kind: 'idle' },
    });
  });

  it('with no value keeps the mode', () => {
    expect(assistantReducer(withSlot(), choose.kind(null))).toMatchObject({ isCovid: true, search: { kind: 'idle' } });
  });
});

describe('the covid switch', () => {
  it('turned on clears a consultation and hides clinics without tests (M92, M104, M105)', () => {
    const state = stateAfter(choose.kind('consulta'), choose.clinic('11'), choose.covid(true));
    expect(state).toMatchObject({ isCovid: true, type: null, clinicId: null, search: { kind: 'idle' } });
    expect(ids(offeredClinics(state))).toEqual(['10', '12']);
  });

  it('turned off clears the test and restores the hidden choices (M92)', () => {
    const state = stateAfter(choose.speciality('1'), choose.covid(true), choose.kind('testPCR'), choose.covid(false));
    expect(state).toMatchObject({ isCovid: false, type: null, specialityId: '1' });
    expect(ids(offeredClinics(state))).toEqual(['10', '11']);
  });

  it('turned off keeps the newer clinic rather than a speciality it does not offer', () => {
    const state = stateAfter(choose.speciality('1'), choose.covid(true), choose.clinic('12'), choose.covid(false));
    expect(state).toMatchObject({ clinicId: '12', specialityId: null });
  });

  it('set to its current state changes nothing', () => {
    const state = withSlot();
    expect(assistantReducer(state, choose.covid(true))).toBe(state);
  });
});

describe('choosing a date', () => {
  it('clears the slot and searches (M94)', () => {
    expect(assistantReducer(withSlot(), choose.day('2026-12-15'))).toMatchObject({
      slot: null,
      search: { kind: 'searching', query: { day: '2026-12-15' } },
    });
  });

  it('searches again for the same date', () => {
    expect(assistantReducer(withSlot(), choose.day(DAY))).toMatchObject({ slot: null, search: { kind: 'searching' } });
  });

  it('with no value empties and hides the slots (M95)', () => {
    expect(assistantReducer(withSlot(), choose.day(''))).toMatchObject({ day: null, search: { kind: 'idle' } });
  });

  it.each([
    ['no clinic', [choose.kind('testPCR')]],
    ['the clinic "all"', [choose.kind('testPCR'), choose.clinic(NO_CLINIC)]],
    ['no type', [choose.clinic('10')]],
    ['a consultation', [choose.clinic('10'), choose.kind('consulta')]],
    ['a diagnostic test', [choose.clinic('10'), choose.kind('pruebadiagnostica')]],
  ] as const)('does not search with %s (M95)', (_what, events) => {
    expect(stateAfter(...events, choose.day(DAY)).search).toEqual({ kind: 'idle' });
  });
});

describe('insurer and preferred time', () => {
  it('are kept, and everything is cleared on reset (M114)', () => {
    const state = stateAfter(
      { type: 'insurerChosen', insurer: 'privada' },
      { type: 'timeChosen', preferredTime: 'morning' },
      choose.speciality('1'),
    );
    expect(state).toMatchObject({ insurer: 'privada', preferredTime: 'morning', specialityId: '1' });
    expect(assistantReducer(state, { type: 'reset' })).toEqual(initialAssistant(CATALOGUE));
  });
});
