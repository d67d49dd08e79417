import { describe, expect, it } from 'vitest';
import { promiseOf } from '#inbox/list';

describe('the promised time of an answer', () => {
  it('is a day later for messages and professional call requests, also on Sundays', () => {
    for (const kind of ['message', 'callback'] as const)
      expect(promiseOf(kind, new Date('2026-11-21T20:00:00Z'))?.due).toEqual(new Date('2026-11-22T20:00:00Z'));
  });

  it('is null for kinds without a promise', () => {
    for (const kind of ['professional', 'refund', 'mail'] as const) expect(promiseOf(kind, new Date())).toBeNull();
  });

  it.each([
    ['within a day', '2026-11-24T09:00:00Z', '2026-11-25T09:00:00Z'],
    ['on a Saturday evening when Monday ends', '2026-11-28T17:00:00Z', '2026-11-30T21:00:00Z'],
  ])('of a call is the last moment of the promise: %s', (_, received, due) => {
    for (const kind of ['request', 'product'] as const)
      expect(promiseOf(kind, new Date(received))?.due).toEqual(new Date(due));
  });

  it('of a call is the window that the patient chose', () => {
    expect(promiseOf('request', new Date('2026-11-24T09:00:00Z'), '2026-11-27 1400-2200')).toEqual({
      window: { day: '2026-11-27', from: '1400', until: '2200' },
      due: new Date('2026-11-27T21:00:00Z'),
    });
  });
});
