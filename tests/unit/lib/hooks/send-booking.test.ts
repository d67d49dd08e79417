import { afterEach, describe, expect, it, vi } from 'vitest';
import { newBookingKey } from '@/lib/hooks/booking-key';
import { sendBooking } from '@/lib/hooks/send-booking';
import { aBooking } from '@/tests/support/appointment';

const BOOKING = {
  locale: 'ca',
  draft: aBooking(),
  consent: { research: '1', notifications: '0', paysOnline: true },
  key: '3b241101-e2bb-4255-8caf-4136c566a962',
} as const;

const answering = (status: number, body: unknown) => {
  const door = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', door);
  return door;
};
afterEach(() => void vi.unstubAllGlobals());

describe('sending a booking', () => {
  it('names the attempt and says language, form and decisions', async () => {
    const door = answering(200, { ok: true });
    await sendBooking(BOOKING);
    const [path, init] = door.mock.calls[0] ?? [];
    expect(path).toBe('/api/citas/solicitar');
    expect(init?.headers).toMatchObject({ 'Idempotency-Key': BOOKING.key });
    const { key: _key, ...said } = BOOKING;
    expect(JSON.parse(String(init?.body))).toEqual(said);
  });

  it.each([
    [200, { ok: true }, { kind: 'sent', paymentUrl: null }],
    [200, { ok: true, paymentUrl: 'https://pay.test/1' }, { kind: 'sent', paymentUrl: 'https://pay.test/1' }],
    [200, { ok: true, paymentUrl: 'javascript:alert(1)' }, { kind: 'failed', isOffline: false, isRefused: false }],
    [200, {}, { kind: 'failed', isOffline: false, isRefused: false }],
    [409, { error: 'slot_taken' }, { kind: 'taken' }],
    [422, { error: 'invalid', fields: { day: 'dayPast' } }, { kind: 'invalid', isDraft: true }],
    [422, { error: 'invalid', fields: { 'consent.research': 'optionMissing' } }, { kind: 'invalid', isDraft: false }],
    [422, { error: 'invalid', fields: {} }, { kind: 'failed', isOffline: false, isRefused: true }],
    [429, { error: 'too_many' }, { kind: 'failed', isOffline: false, isRefused: true }],
    [503, { error: 'unavailable' }, { kind: 'failed', isOffline: false, isRefused: false }],
  ])('reads %i %j', async (status, body, outcome) => {
    answering(status, body);
    expect(await sendBooking(BOOKING)).toEqual(outcome);
  });

  it('says that there is no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await sendBooking(BOOKING)).toEqual({ kind: 'failed', isOffline: true, isRefused: false });
  });
});

describe('the name of an attempt', () => {
  it('is a random uuid, without crypto.randomUUID', () => {
    const keys = Array.from({ length: 50 }, newBookingKey);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(keys).size).toBe(50);
  });
});
