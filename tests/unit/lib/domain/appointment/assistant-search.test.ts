import { describe, expect, it } from 'vitest';
import { assistantReducer, type SlotAnswer } from '@/lib/domain/appointment/assistant';
import {
  answered,
  choose,
  DAY,
  OFFER,
  offered,
  QUARTER_PAST,
  QUERY,
  searching,
  stateAfter,
  withSlot,
} from '../../../../support/assistant';

describe('the answer of the search', () => {
  it('shows the hours and lets one be chosen (M98)', () => {
    expect(withSlot()).toMatchObject({ slot: QUARTER_PAST, search: { kind: 'offered', offer: OFFER } });
  });

  it('without hours says that there are none (M99)', () => {
    const empty: SlotAnswer = { kind: 'offered', offer: { ...OFFER, slots: [] } };
    expect(assistantReducer(searching(), answered(empty)).search).toEqual({ kind: 'none', query: QUERY });
  });

  it.each([{ kind: 'none' }, { kind: 'refused', text: 'Cerrado' }, { kind: 'failed' }] as const)(
    '%j is kept with its question (M99, M100)',
    (answer) => {
      expect(assistantReducer(searching(), answered(answer)).search).toEqual({ ...answer, query: QUERY });
    },
  );

  it('to an earlier question is dropped', () => {
    const state = assistantReducer(searching(), choose.day('2026-12-15'));
    expect(assistantReducer(state, answered({ kind: 'offered', offer: OFFER }))).toBe(state);
  });

  it('nobody waits for is dropped', () => {
    const state = offered();
    expect(assistantReducer(state, answered({ kind: 'failed' }))).toBe(state);
  });

  it('can be asked for again after a failure', () => {
    const failed = assistantReducer(searching(), answered({ kind: 'failed' }));
    expect(assistantReducer(failed, { type: 'searchRepeated' }).search).toEqual({ kind: 'searching', query: QUERY });
  });

  it('does not let an hour be chosen that was not offered', () => {
    const state = offered();
    expect(assistantReducer(state, choose.slot({ start: '2300', end: '2315' }))).toBe(state);
  });

  it('leaves a chosen hour to be unchosen', () => {
    expect(assistantReducer(withSlot(), choose.slot(null)).slot).toBeNull();
  });
});

describe('choices of an earlier page', () => {
  it('are taken over and searched for; the slot waits for the answer (M101, M108)', () => {
    const state = stateAfter({
      type: 'restored',
      choices: { type: 'testPCR', clinicId: '10', day: DAY, slot: QUARTER_PAST },
    });
    expect(state).toMatchObject({ isCovid: true, slot: QUARTER_PAST, search: { kind: 'searching', query: QUERY } });
    expect(assistantReducer(state, answered({ kind: 'offered', offer: OFFER })).slot).toEqual(QUARTER_PAST);
    const gone = { ...OFFER, slots: OFFER.slots.slice(0, 1) };
    expect(assistantReducer(state, answered({ kind: 'offered', offer: gone })).slot).toBeNull();
  });

  it('that do not exist any more are left out', () => {
    const state = stateAfter({ type: 'restored', choices: { specialityId: '99', clinicId: '98', slot: QUARTER_PAST } });
    expect(state).toMatchObject({ specialityId: null, clinicId: null, slot: null });
  });

  it('that contradict each other give way to the clinic', () => {
    const state = stateAfter({ type: 'restored', choices: { specialityId: '1', clinicId: '12' } });
    expect(state).toMatchObject({ specialityId: null, clinicId: '12' });
  });
});
