import { describe, expect, it } from 'vitest';
import { dueAt } from '#inbox/list';

describe('the promised time of an answer', () => {
  it('is a day later for messages, vouchers and professional call requests, also on Sundays', () => {
    for (const kind of ['message', 'product', 'callback'] as const)
      expect(dueAt(kind, new Date('2026-11-21T20:00:00Z'))).toEqual(new Date('2026-11-22T20:00:00Z'));
  });

  it('is null for kinds without a promise', () => {
    for (const kind of ['professional', 'refund', 'mail'] as const) expect(dueAt(kind, new Date())).toBeNull();
  });

  // Calls are made from Monday to Friday from 7:40 to 22:00 and on Saturdays from 7:45 to 15:00.
  it.each([
    ['on a Tuesday at 10:00 the next day at 10:00', '2026-11-24T09:00:00Z', '2026-11-25T09:00:00Z'],
    ['at night until the end of the next day', '2026-11-24T22:30:00Z', '2026-11-25T21:00:00Z'],
    ['before the clinics open until the evening before', '2026-11-25T05:00:00Z', '2026-11-25T21:00:00Z'],
    ['on a Friday evening until Saturday 15:00', '2026-11-27T19:00:00Z', '2026-11-28T14:00:00Z'],
    ['on a Saturday at 14:00 until it closes', '2026-11-28T13:00:00Z', '2026-11-28T14:00:00Z'],
    ['on a Saturday evening an hour after Monday opens', '2026-11-28T17:00:00Z', '2026-11-30T07:40:00Z'],
    ['on a Sunday the next day at that hour', '2026-11-29T11:00:00Z', '2026-11-30T11:00:00Z'],
    ['on a Sunday at six an hour after Monday opens', '2026-11-29T05:00:00Z', '2026-11-30T07:40:00Z'],
  ])('of a call asked for %s', (_, received, due) => {
    expect(dueAt('request', new Date(received))).toEqual(new Date(due));
  });
});
