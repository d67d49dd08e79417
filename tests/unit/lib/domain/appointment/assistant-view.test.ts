import { describe, expect, it } from 'vitest';
import { type AssistantState, initialAssistant, type SlotQuery } from '@/lib/domain/appointment/assistant';
import {
  offeredSlots,
  pricedOffer,
  showsCallBackFields,
  showsOnlinePrices,
  slotNotice,
} from '@/lib/domain/appointment/assistant-view';
import type { SlotOffer } from '@/lib/domain/appointment/slot';

const query: SlotQuery = { clinicId: '1', day: '2026-12-14', test: 'testPCR' };
const slot = { start: '0900', end: '0915' };
const offer: SlotOffer = {
  slots: [slot],
  priceCents: 5900,
  serviceText: null,
  generalText: null,
  scheduleId: null,
  serviceId: null,
};
const state = (given: Partial<AssistantState>): AssistantState => ({
  ...initialAssistant({ specialities: [], clinics: [] }),
  ...given,
});
const booked = state({ isCovid: true, slot, search: { kind: 'offered', query, offer } });

describe('the area of the hours', () => {
  it.each([
    [{ kind: 'idle' }, null],
    [{ kind: 'offered', query, offer }, null],
    [
      { kind: 'searching', query },
      { kind: 'status', key: 'searchingSlots' },
    ],
    [
      { kind: 'none', query },
      { kind: 'status', key: 'noSlots' },
    ],
    [
      { kind: 'refused', query, text: 'La agenda no está disponible.' },
      { kind: 'alert', text: 'La agenda no está disponible.' },
    ],
    [
      { kind: 'refused', query, text: ' ' },
      { kind: 'alert', key: 'slotsFailed' },
    ],
    [
      { kind: 'failed', query },
      { kind: 'alert', key: 'slotsFailed' },
    ],
  ] as const)('while %j is %j (M97, M99, M100)', (search, notice) => {
    expect(slotNotice(state({ search }))).toEqual(notice);
  });

  it('shows the list of hours only when there are any', () => {
    expect(offeredSlots(booked)).toEqual([slot]);
    expect(offeredSlots(state({ search: { kind: 'none', query } }))).toEqual([]);
  });
});

describe('the price box', () => {
  it('shows the offer of a selected slot in covid mode (M106)', () => {
    expect(pricedOffer(booked)).toBe(offer);
  });

  it.each([
    ['without a slot', { slot: null }],
    ['outside covid mode', { isCovid: false }],
    ['when the search was refused (M100)', { search: { kind: 'refused', query, text: 'No' } }],
    ['while searching', { search: { kind: 'searching', query } }],
    ['without a price', { search: { kind: 'offered', query, offer: { ...offer, priceCents: null } } }],
  ] as const)('is hidden %s', (_when, given) => {
    expect(pricedOffer({ ...booked, ...given } as AssistantState)).toBeNull();
  });
});

describe('the insurer', () => {
  it('privada links to the online prices, while insurers are listed (M88, M92)', () => {
    expect(showsOnlinePrices(state({ insurer: 'privada' }))).toBe(true);
    expect(showsOnlinePrices(state({ insurer: 'mutua' }))).toBe(false);
    expect(showsOnlinePrices(state({ insurer: 'privada', isCovid: true }))).toBe(false);
    expect(showsCallBackFields(state({ isCovid: true }))).toBe(false);
  });
});
