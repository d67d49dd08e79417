// @own-process: encrypted bytes belong to the process.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showBooking } from '@/backend/cli/show-booking';
import { writeSchedules } from '@/backend/seed/write-schedules';
import { engines } from '@/backend/tests/support/backend-engines';
import { type BookingApp, notedPayment, openBookingApp, smallSchedules } from '@/backend/tests/support/booking-app';
import { comingMonday } from '@/backend/tests/support/booking-requests';
import { listenerOf } from '@/backend/tests/support/listener';
import { findBooking, isSlotFree, searchSlots } from '@/lib/appointments/appointments';
import { bookAppointment } from '@/lib/appointments/book-appointment';
import { findConsultHours } from '@/lib/appointments/consult-hours';
import { readAppointment } from '@/lib/domain/appointment/request-schema';
import { apiUpstream } from '../support/api-upstream';
import { aBilledBooking, aBooking, aCallBack, TODAY } from '../support/appointment';

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
/** The stored attempts of another instance of the site, or of this one after a restart: none. */
const forget = () => Reflect.deleteProperty(globalThis, Symbol.for('site.api.booking.attempts'));

const REFERENCE = /^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/;

describe.each(engines)('the site books on our own backend ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine, { createPayment: notedPayment });
    upstream.answer = listenerOf(test.app);
  });
  beforeEach(forget);
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
  });
  afterAll(() => test.close());

  const stored = () => test.db.query<{ numcita: string; status: string }>('select numcita, status from booking');

  it('an offered hour, which is then taken', async () => {
    const offered = await searchSlots('en', query);
    expect(offered).toMatchObject({ kind: 'offered', offer: { priceCents: 2900, serviceText: 'Antigen test' } });
    const outcome = await book();
    const [booking] = await stored();
    const paymentUrl = `https://pay.example.test/${booking?.numcita}`;
    expect([outcome, booking?.status]).toEqual([
      { kind: 'accepted', paymentUrl, reference: expect.stringMatching(REFERENCE) },
      'held',
    ]);
    expect(await isSlotFree('en', { ...query, start: '0915' })).toBe(false);
    expect(await book(aBooking(draft), 'key-number-2')).toEqual({ kind: 'taken' });
    expect(await stored()).toHaveLength(1);
  });

  it('and the protected detail has every field', async () => {
    await bookAppointment('en', requestOf(aBilledBooking(draft)), {
      idempotencyKey: 'key-number-1',
      currentUsername: 'dra.ruiz',
    });
    await test.db.script(`update booking set status = 'confirmed', hold_until = null`);
    const [row] = await test.db.query<{ reference: string }>('select reference from booking');
    const detail = await showBooking({ db: test.db, actor: 'pilar' }, row?.reference ?? '');
    const sent = requestOf(aBilledBooking(draft));
    const { patient, assessment, billing } = sent;
    const entered = [
      patient,
      patient.document,
      patient.address,
      assessment,
      billing,
      billing?.document,
      billing?.address,
    ]
      .flatMap((part) => Object.values(part ?? {}))
      .filter((value) => typeof value === 'string');
    expect(entered.length).toBeGreaterThan(20);
    expect(entered.filter((value) => !detail.includes(value))).toEqual([]);
    for (const line of [/Consent to research: +yes/, /Consent to news: +no/, /professional: +dra\.ruiz/]) {
      expect(detail).toMatch(line);
    }
    expect(detail).toMatch(/Consent text, version: +\S+/);
    expect(detail).toMatch(/Consent text, SHA-256: +[0-9a-f]{64}/);
  });

  it('refuses another booking under a used key, also after the site has forgotten it', async () => {
    const asked = (name: string) => aCallBack({ clinicId: '1', specialityId: '1', name });
    expect(await book(asked('Aina'))).toEqual({
      kind: 'accepted',
      paymentUrl: null,
      reference: expect.stringMatching(REFERENCE),
    });
    await expect(book(asked('Joan'))).rejects.toMatchObject({ code: 'conflict' });
    forget();
    await expect(book(asked('Joan'))).rejects.toMatchObject({ code: 'conflict', status: 409 });
    expect(await stored()).toHaveLength(1);
  });

  it('once for two concurrent requests', async () => {
    const outcomes = await Promise.all([book(), book(aBooking({ ...draft, name: 'Joan' }), 'key-number-2')]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'taken']);
    expect(await stored()).toHaveLength(1);
  });

  it('and finds the booking by its number once it is confirmed', async () => {
    await book();
    const [booking] = await stored();
    const numcita = booking?.numcita ?? '';
    expect(await findBooking('en', numcita)).toEqual({
      error: expect.stringContaining('confirming your payment'),
      isPending: true,
      heldUntil: expect.stringMatching(/^\d\d:\d\d$/),
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
    expect(await book({ ...aBooking(draft), paysOnline: false })).toEqual({
      kind: 'accepted',
      paymentUrl: null,
      reference: expect.stringMatching(REFERENCE),
    });
    expect(await stored()).toMatchObject([{ status: 'requested' }]);
    expect(await isSlotFree('en', { ...query, start: '0915' })).toBe(true);
  });

  it('a call of the normal form, once per key, also after the site has forgotten it', async () => {
    const callBack = aCallBack({ clinicId: '1', specialityId: '1', type: 'consulta', preferredTime: 'morning' });
    expect(await book(callBack)).toEqual({
      kind: 'accepted',
      paymentUrl: null,
      reference: expect.stringMatching(REFERENCE),
    });
    forget();
    expect(await book(callBack)).toEqual({
      kind: 'accepted',
      paymentUrl: null,
      reference: expect.stringMatching(REFERENCE),
    });
    expect(await stored()).toMatchObject([{ status: 'requested' }]);
  });

  it('an hour of a consultation, which is then taken', async () => {
    const shared = { clinic: 'valencia-centro', minutes: 30, capacity: 1, priceCents: 0 };
    const hours = [{ weekdays: [1], from: '0900', to: '0930' }];
    await test.db.tx((tx) => writeSchedules(tx, [...smallSchedules, { ...shared, speciality: 'cardiologia', hours }]));
    const place = { clinicId: '1', specialityId: '2' };
    const asked = { ...place, doctorId: null, from: comingMonday() };
    const [first] = (await findConsultHours('en', asked)).days ?? [];
    expect(first).toEqual({ day: comingMonday(), slots: [{ start: '0900', end: '0930' }] });
    const wanted = aCallBack({ ...place, day: comingMonday(), slot: '0900-0930' });
    expect(await book(wanted)).toEqual({
      kind: 'accepted',
      paymentUrl: null,
      reference: expect.stringMatching(REFERENCE),
      isBooked: true,
    });
    expect(await stored()).toMatchObject([{ status: 'confirmed' }]);
    expect(await book(wanted, 'key-number-2')).toEqual({ kind: 'refused' });
    expect((await findConsultHours('en', asked)).days?.[0]?.day).not.toBe(comingMonday());
  });

  it('nothing where a clinic does not offer the test or a day has no hours', async () => {
    const refused = await searchSlots('ca', { ...query, clinicId: '2' });
    expect(refused).toEqual({ kind: 'refused', text: "L'agenda d'aquest centre no està disponible." });
    expect(await searchSlots('ca', { ...query, day: '2026-01-05' })).toEqual({ kind: 'none', priceCents: 2900 });
  });
});
