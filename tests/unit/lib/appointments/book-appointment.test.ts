import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isSlotFree, requestAppointment, searchSlots } from '@/lib/appointments/appointments';
import { readAppointment } from '@/lib/domain/appointment/request-schema';
import { openStore } from '@/lib/state/open-store';
import { ApiError } from '@/lib/upstream/errors';
import { aBooking, aCallBack, TODAY } from '@/tests/support/appointment';
import { stored } from '@/tests/support/stored';

vi.mock('@/lib/appointments/appointments', () => ({
  isSlotFree: vi.fn(),
  requestAppointment: vi.fn(),
  searchSlots: vi.fn(),
}));
const { bookAppointment } = await import('@/lib/appointments/book-appointment');

const free = vi.mocked(isSlotFree);
const send = vi.mocked(requestAppointment);
const search = vi.mocked(searchSlots);

const OFFER = {
  slots: [
    { start: '0900', end: '0915' },
    { start: '0915', end: '0930' },
  ],
  priceCents: 5900,
  serviceText: null,
  generalText: null,
  scheduleId: '1',
  serviceId: '1',
};
const ACCEPTED = { kind: 'accepted', paymentUrl: 'https://pay.example.test/1', reference: '7KQF-M2TX' } as const;
const QUERY = { clinicId: '10', day: '2026-12-03', test: 'testPCR' };

function requestOf(draft: object) {
  const reading = readAppointment({ ...draft, research: '1', notifications: '0', paysOnline: true }, TODAY);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.request;
}
const booking = requestOf(aBooking());
const callBack = requestOf(aCallBack());
const sender = (idempotencyKey = 'key-1') => ({ idempotencyKey, currentUsername: null });
const book = (request = booking, key?: string) => bookAppointment('ca', request, sender(key));

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.api.booking.attempts'));
  vi.useRealTimers();
  free.mockReset().mockResolvedValue(true);
  search.mockReset().mockResolvedValue({ kind: 'offered', offer: OFFER });
  send.mockReset().mockResolvedValue(ACCEPTED);
});

describe('a booking', () => {
  it('reads the hour and its price again before it is sent', async () => {
    expect(await book()).toEqual(ACCEPTED);
    expect(free.mock.calls).toEqual([['ca', { ...QUERY, start: '0915' }, undefined]]);
    expect(search.mock.calls).toEqual([['ca', QUERY, undefined]]);
    expect(send.mock.calls).toEqual([['ca', booking, { ...sender(), offer: OFFER }]]);
  });

  it.each([
    ['not free', () => free.mockResolvedValue(false)],
    ['not offered', () => search.mockResolvedValue({ kind: 'none' })],
    ['refused', () => search.mockResolvedValue({ kind: 'refused', text: 'x' })],
    [
      'longer than it was',
      () => search.mockResolvedValue({ kind: 'offered', offer: { ...OFFER, slots: [{ start: '0915', end: '0920' }] } }),
    ],
  ])('is not sent when the hour is %s', async (_name, prepare) => {
    prepare();
    expect(await book()).toEqual({ kind: 'taken' });
    expect(send).not.toHaveBeenCalled();
  });

  it('with other content under a used key is a conflict, not a taken hour', async () => {
    expect(await book()).toEqual(ACCEPTED);
    const other = requestOf(aBooking({ name: 'Joan' }));
    await expect(book(other)).rejects.toMatchObject({ code: 'conflict', status: 409 });
    expect(await book()).toEqual(ACCEPTED);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('may use the key of a refused one', async () => {
    send.mockResolvedValueOnce({ kind: 'refused' });
    expect(await book()).toEqual({ kind: 'refused' });
    expect(await book(requestOf(aBooking({ name: 'Joan' })))).toEqual(ACCEPTED);
  });

  it('is not sent when the hour cannot be read', async () => {
    search.mockRejectedValue(new ApiError('unavailable', 'x'));
    await expect(book()).rejects.toMatchObject({ code: 'unavailable' });
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['somebody was faster', false, 'taken'],
    ['there is another reason', true, 'refused'],
  ])('that is refused tells whether %s', async (_name, isStillFree, kind) => {
    send.mockResolvedValue({ kind: 'refused' });
    free.mockResolvedValueOnce(true).mockResolvedValueOnce(isStillFree);
    expect(await book()).toEqual({ kind });
  });

  it('that is refused gives the same error when the hour cannot be read', async () => {
    send.mockResolvedValue({ kind: 'refused' });
    free.mockResolvedValueOnce(true).mockRejectedValueOnce(new ApiError('unavailable', 'x'));
    expect(await book()).toEqual({ kind: 'refused' });
  });
});

describe('a repeated booking', () => {
  it('gets the same response, and is sent once at the same time', async () => {
    expect(await Promise.all([book(), book(), book()])).toEqual([ACCEPTED, ACCEPTED, ACCEPTED]);
    free.mockResolvedValue(false);
    expect(await book()).toEqual(ACCEPTED);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is a new one under another key, or after half an hour', async () => {
    await book();
    await book(booking, 'key-2');
    const later = performance.now() + 31 * 60_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] });
    await book();
    expect(send).toHaveBeenCalledTimes(3);
  });

  it.each([null, 500, 503])('does not block itself when no response came (%j)', async (status) => {
    send.mockRejectedValueOnce(new ApiError('unavailable', 'late', { status }));
    await expect(book()).rejects.toMatchObject({ message: 'late' });
    free.mockResolvedValue(false); // It has taken the hour itself.
    search.mockResolvedValue({ kind: 'none' });
    expect(await book()).toEqual(ACCEPTED);
    expect(send.mock.calls.map(([, , context]) => context)).toEqual(Array(2).fill({ ...sender(), offer: OFFER }));
  });

  it('is sent under its key when the hour is gone because another process has just sent it', async () => {
    free.mockImplementationOnce(async () => {
      const [[id, entry] = ['', null]] = stored('booking.attempts') as [string, { value: object }][];
      await openStore('booking.attempts', 1000).set(id, { ...entry?.value, sentOffer: OFFER }, 60_000);
      return false;
    });
    expect(await book()).toEqual(ACCEPTED);
    expect(send.mock.calls).toEqual([['ca', booking, { ...sender(), offer: OFFER }]]);
  });

  it('gets the response of another process that has taken the hour for it', async () => {
    free.mockImplementationOnce(async () => {
      const [[id, entry] = ['', null]] = stored('booking.attempts') as [string, { value: object }][];
      await openStore('booking.attempts', 1000).set(id, { ...entry?.value, outcome: ACCEPTED }, 60_000);
      return false;
    });
    expect(await book()).toEqual(ACCEPTED);
    expect(send).not.toHaveBeenCalled();
    free.mockResolvedValue(false);
    expect(await book()).toEqual(ACCEPTED); // It was not forgotten.
  });

  it.each(['invalid', 'unauthorized'] as const)('reads the hour again after %s', async (code) => {
    send.mockRejectedValueOnce(new ApiError(code, 'no', { status: 422 }));
    await expect(book()).rejects.toMatchObject({ code });
    free.mockResolvedValue(false);
    expect(await book()).toEqual({ kind: 'taken' });
  });

  it('reads the hour again after it was taken, and after a refusal', async () => {
    free.mockResolvedValueOnce(false);
    expect(await book()).toEqual({ kind: 'taken' });
    send.mockResolvedValueOnce({ kind: 'refused' });
    expect(await book()).toEqual({ kind: 'refused' });
    expect(await book()).toEqual(ACCEPTED);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is remembered only for the last thousand, without personal data', async () => {
    for (let count = 0; count < 1001; count += 1) await book(callBack, `key-${count}`);
    await book(callBack, 'key-1');
    expect(send).toHaveBeenCalledTimes(1001);
    await book(callBack, 'key-0');
    expect(send).toHaveBeenCalledTimes(1002);
    expect(JSON.stringify(stored('booking.attempts'))).not.toMatch(/Aina|aina|key-/);
  });
});

describe('a call request', () => {
  it('is sent without reading an hour', async () => {
    expect(await book(callBack)).toEqual(ACCEPTED);
    expect(send.mock.calls).toEqual([['ca', callBack, { ...sender(), offer: null }]]);
    expect([free.mock.calls, search.mock.calls]).toEqual([[], []]);
  });

  it('returns the refusal of the upstream', async () => {
    send.mockResolvedValue({ kind: 'refused' });
    expect(await book(callBack)).toEqual({ kind: 'refused' });
    expect(free).not.toHaveBeenCalled();
  });
});
