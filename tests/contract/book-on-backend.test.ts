import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBooking, isSlotFree, searchSlots } from '@/lib/api/appointments';
import { bookAppointment } from '@/lib/api/book-appointment';
import { readAppointment } from '@/lib/domain/appointment/request-schema';
import { apiUpstream } from '../support/api-upstream';
import { aBilledBooking, aBooking, aCallBack, TODAY } from '../support/appointment';
import { engines } from '../support/backend-engines';
import { type BookingApp, comingMonday, notedPayment, openBookingApp } from '../support/booking-app';

const upstream = apiUpstream();
beforeAll(() => {
  process.env.PAYMENT_HOSTS = 'https://pay.example.test';
});

const query = { clinicId: '1', day: comingMonday(), test: 'testAntigenos' } as const;
const draft = { ...query, type: query.test, slot: '0915-0930' };
const decided = { research: '1', notifications: '0', paysOnline: true };

function requestOf(sent: object) {
  const reading = readAppointment({ ...decided, ...sent }, TODAY);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.request;
}
const book = (sent: object = aBooking(draft), idempotencyKey = 'key-number-1') =>
  bookAppointment('en', requestOf(sent), { idempotencyKey, currentUsername: null });
/** What another instance of the site, or this one after a restart, knows of the attempts: nothing. */
const forget = () => Reflect.deleteProperty(globalThis, Symbol.for('site.api.booking.attempts'));

describe.each(engines)('the site books on our own backend ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine, { createPayment: notedPayment });
    upstream.answer = getRequestListener(test.app.fetch);
  }, 60_000);
  beforeEach(forget);
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
  });
  afterAll(() => test.close());

  const stored = () => test.db.query<{ numcita: string; status: string }>('select numcita, status from booking');

  it('an hour it was offered, which then is gone', async () => {
    const offered = await searchSlots('en', query);
    expect(offered).toMatchObject({ kind: 'offered', offer: { priceCents: 2900, serviceText: 'Antigen test' } });
    const outcome = await book();
    const [booking] = await stored();
    const paymentUrl = `https://pay.example.test/${booking?.numcita}`;
    expect([outcome, booking?.status]).toEqual([{ kind: 'accepted', paymentUrl }, 'held']);
    expect(await isSlotFree('en', { ...query, start: '0915' })).toBe(false);
    expect(await book(aBooking(draft), 'key-number-2')).toEqual({ kind: 'taken' });
    expect(await stored()).toHaveLength(1);
  });

  it('once, for two who ask at the same time', async () => {
    const outcomes = await Promise.all([book(), book(aBooking({ ...draft, name: 'Joan' }), 'key-number-2')]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'taken']);
    expect(await stored()).toHaveLength(1);
  });

  it('and finds the booking by its number when it is confirmed', async () => {
    await book();
    const [booking] = await stored();
    const numcita = booking?.numcita ?? '';
    expect(await findBooking('en', numcita)).toEqual({
      error: expect.stringContaining('confirming your payment'),
      isPending: true,
    });
    await test.db.query(`update booking set status = 'confirmed', hold_until = null`);
    expect(await findBooking('en', numcita)).toMatchObject({
      patientName: 'Aina Ferrer Soler',
      day: query.day,
      initTime: '0915',
      whenAsSent: null,
      service: 'Antigen test',
      numcita,
      isConfirmed: true,
    });
    expect(await findBooking('en', 'AAAAAAAAAAAAAAAAAAAAAA')).toEqual({ error: 'The appointment was not found.' });
  });

  it.each([
    ['a person', aBilledBooking(draft)],
    [
      'a company',
      aBilledBooking({
        ...draft,
        billingRecipient: 'empresa',
        billingDocumentType: 'CIF',
        billingDocumentNumber: 'A58818501',
      }),
    ],
    ['a patient from abroad', aBooking({ ...draft, country: 'FR', documentNumber: '', passport: 'AB 12' })],
  ])('with everything the form can hold: %s', async (_name, sent) => {
    expect(await book(sent)).toMatchObject({ kind: 'accepted' });
  });

  it('a call about an hour, which stays free', async () => {
    expect(await book({ ...aBooking(draft), paysOnline: false })).toEqual({ kind: 'accepted', paymentUrl: null });
    expect(await stored()).toMatchObject([{ status: 'requested' }]);
    expect(await isSlotFree('en', { ...query, start: '0915' })).toBe(true);
  });

  it('a call of the normal form, once per key, also when the site has forgotten', async () => {
    const callBack = aCallBack({ clinicId: '1', specialityId: '1', type: 'consulta', preferredTime: 'morning' });
    expect(await book(callBack)).toEqual({ kind: 'accepted', paymentUrl: null });
    forget();
    expect(await book(callBack)).toEqual({ kind: 'accepted', paymentUrl: null });
    expect(await stored()).toMatchObject([{ status: 'requested' }]);
  });

  it('a clinic without this test in words, and a day without hours', async () => {
    const refused = await searchSlots('ca', { ...query, clinicId: '2' });
    expect(refused).toEqual({ kind: 'refused', text: "L'agenda d'aquest centre no està disponible." });
    expect(await searchSlots('ca', { ...query, day: '2026-01-05' })).toEqual({ kind: 'none' });
  });
});
