import { describe, expect, it } from 'vitest';
import { type AssistantEvent, assistantReducer, type SlotAnswer } from '@/lib/domain/appointment/assistant';
import { nextDays, waitingFor } from '@/lib/domain/appointment/assistant-view';
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

describe('the days under a day without hours', () => {
  const NEXT = {
    canWait: true,
    here: { day: '2026-12-15', start: '0900', count: 3 },
    nearby: [
      { clinicId: '12', name: 'Sur', km: 7, day: '2026-12-14', start: '1000', count: 1 },
      { clinicId: '11', name: 'Norte', km: 9, day: '2026-12-14', start: '1000', count: 1 },
    ],
  };
  const full = () => assistantReducer(searching(), answered({ kind: 'none' }));
  const found = () => assistantReducer(full(), { type: 'nextDaysAnswered', query: QUERY, next: NEXT });

  it('are said of clinics that can be chosen, once they are known', () => {
    expect(nextDays(full())).toBeNull();
    expect(nextDays(found())).toEqual({ here: NEXT.here, nearby: [NEXT.nearby[0]] });
  });

  it('are said of clinics a catalogue in part has not read yet', () => {
    const first = { specialities: { shown: 1, total: 9 }, clinics: { shown: 1, total: 9 } };
    const state = found();
    const clinics = state.catalogue.clinics.filter(({ id }) => id !== '12');
    expect(nextDays({ ...state, catalogue: { ...state.catalogue, clinics, first } })?.nearby).toEqual([NEXT.nearby[0]]);
  });

  it('are nothing to say when there are none', () => {
    const next = { here: null, nearby: [], canWait: false };
    const none: AssistantEvent = { type: 'nextDaysAnswered', query: QUERY, next };
    expect(nextDays(assistantReducer(full(), none))).toBeNull();
  });

  it('are dropped when another day was asked for meanwhile, or has hours', () => {
    const other = assistantReducer(full(), choose.day('2026-12-16'));
    for (const state of [other, offered()]) {
      expect(assistantReducer(state, { type: 'nextDaysAnswered', query: QUERY, next: NEXT })).toBe(state);
    }
  });

  it('are searched when one is chosen, with its clinic; the test stays', () => {
    const state = assistantReducer(found(), { type: 'nextDayChosen', clinicId: '12', day: '2026-12-14' });
    const query = { clinicId: '12', day: '2026-12-14', test: 'testPCR' };
    expect(state).toMatchObject({ clinicId: '12', day: '2026-12-14', type: 'testPCR', slot: null });
    expect(state.search).toEqual({ kind: 'searching', query });
  });

  it('are what one can wait for less long than, until the day before; only where there is a waiting list', () => {
    expect(waitingFor(found())).toEqual({ query: QUERY, until: '2026-12-14' });
    expect(waitingFor(full())).toBeNull();
    const answer = (next: Partial<typeof NEXT>) =>
      assistantReducer(full(), { type: 'nextDaysAnswered', query: QUERY, next: { ...NEXT, ...next } });
    expect(waitingFor(answer({ canWait: false }))).toBeNull();
    expect(waitingFor(answer({ here: { day: '2026-12-18', start: '0900', count: 1 } }))?.until).toBe('2026-12-17');
  });
});
