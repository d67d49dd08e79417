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

describe('the response of the search', () => {
  it('shows the hours and lets one be selected (M98)', () => {
    expect(withSlot()).toMatchObject({ slot: QUARTER_PAST, search: { kind: 'offered', offer: OFFER } });
  });

  it('without hours reports that there are none (M99)', () => {
    const empty: SlotAnswer = { kind: 'offered', offer: { ...OFFER, slots: [] } };
    expect(assistantReducer(searching(), answered(empty)).search).toEqual({ kind: 'none', query: QUERY });
  });

  it.each([{ kind: 'none' }, { kind: 'refused', text: 'Cerrado' }, { kind: 'failed' }] as const)(
    '%j is stored with its question (M99, M100)',
    (answer) => {
      expect(assistantReducer(searching(), answered(answer)).search).toEqual({ ...answer, query: QUERY });
    },
  );

  it('to an earlier question is dropped', () => {
    const state = assistantReducer(searching(), choose.day('2026-12-15'));
    expect(assistantReducer(state, answered({ kind: 'offered', offer: OFFER }))).toBe(state);
  });

  it('is dropped when nobody waits for it', () => {
    const state = offered();
    expect(assistantReducer(state, answered({ kind: 'failed' }))).toBe(state);
  });

  it('can be requested again after a failure', () => {
    const failed = assistantReducer(searching(), answered({ kind: 'failed' }));
    expect(assistantReducer(failed, { type: 'searchRepeated' }).search).toEqual({ kind: 'searching', query: QUERY });
  });

  it('allows no hour that was not offered', () => {
    const state = offered();
    expect(assistantReducer(state, choose.slot({ start: '2300', end: '2315' }))).toBe(state);
  });

  it('lets the selected hour be cleared', () => {
    expect(assistantReducer(withSlot(), choose.slot(null)).slot).toBeNull();
  });
});

describe('choices from a previous page', () => {
  it('are restored and searched for; the slot waits for the response (M101, M108)', () => {
    const state = stateAfter({
      type: 'restored',
      choices: { type: 'testPCR', clinicId: '10', day: DAY, slot: QUARTER_PAST },
    });
    expect(state).toMatchObject({ isCovid: true, slot: QUARTER_PAST, search: { kind: 'searching', query: QUERY } });
    expect(assistantReducer(state, answered({ kind: 'offered', offer: OFFER })).slot).toEqual(QUARTER_PAST);
    const gone = { ...OFFER, slots: OFFER.slots.slice(0, 1) };
    expect(assistantReducer(state, answered({ kind: 'offered', offer: gone })).slot).toBeNull();
  });

  it('are omitted when they no longer exist', () => {
    const state = stateAfter({ type: 'restored', choices: { specialityId: '99', clinicId: '98', slot: QUARTER_PAST } });
    expect(state).toMatchObject({ specialityId: null, clinicId: null, slot: null });
  });

  it('yield to the clinic when they contradict each other', () => {
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

  it('name clinics that can be selected, once they are known', () => {
    expect(nextDays(full())).toBeNull();
    expect(nextDays(found())).toEqual({ here: NEXT.here, nearby: [NEXT.nearby[0]] });
  });

  it('name clinics that a partial catalogue has not read yet', () => {
    const first = { specialities: { shown: 1, total: 9 }, clinics: { shown: 1, total: 9 } };
    const state = found();
    const clinics = state.catalogue.clinics.filter(({ id }) => id !== '12');
    expect(nextDays({ ...state, catalogue: { ...state.catalogue, clinics, first } })?.nearby).toEqual([NEXT.nearby[0]]);
  });

  it('are omitted when there are none', () => {
    const next = { here: null, nearby: [], canWait: false };
    const none: AssistantEvent = { type: 'nextDaysAnswered', query: QUERY, next };
    expect(nextDays(assistantReducer(full(), none))).toBeNull();
  });

  it('are dropped when another day was requested since then, or has hours', () => {
    const other = assistantReducer(full(), choose.day('2026-12-16'));
    for (const state of [other, offered()]) {
      expect(assistantReducer(state, { type: 'nextDaysAnswered', query: QUERY, next: NEXT })).toBe(state);
    }
  });

  it('are searched when one is selected, with its clinic; the test stays', () => {
    const state = assistantReducer(found(), { type: 'nextDayChosen', clinicId: '12', day: '2026-12-14' });
    const query = { clinicId: '12', day: '2026-12-14', test: 'testPCR' };
    expect(state).toMatchObject({ clinicId: '12', day: '2026-12-14', type: 'testPCR', slot: null });
    expect(state.search).toEqual({ kind: 'searching', query });
  });

  it('offer the waiting list until the day before, if there is one', () => {
    expect(waitingFor(found())).toEqual({ query: QUERY, until: '2026-12-14' });
    expect(waitingFor(full())).toBeNull();
    const answer = (next: Partial<typeof NEXT>) =>
      assistantReducer(full(), { type: 'nextDaysAnswered', query: QUERY, next: { ...NEXT, ...next } });
    expect(waitingFor(answer({ canWait: false }))).toBeNull();
    expect(waitingFor(answer({ here: { day: '2026-12-18', start: '0900', count: 1 } }))?.until).toBe('2026-12-17');
  });
});
