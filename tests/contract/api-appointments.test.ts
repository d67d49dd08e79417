import { describe, expect, it } from 'vitest';
import { isSlotFree, requestAppointment, searchSlots } from '@/lib/appointments/appointments';
import { readAppointment } from '@/lib/domain/appointment/request-schema';
import { aBooking, TODAY } from '../support/appointment';
import { formsUpstream } from '../support/forms-upstream';

const { upstream, answering, answeringAsRecorded } = formsUpstream();

const QUERY = { clinicId: '1', day: '2026-12-14', test: 'testPCR' } as const;
const FOUND = { success: 'true', slots: [{ initTime: '0900', endTime: '0920' }] };
const NO_EXTRAS = { priceCents: null, serviceText: null, generalText: null, scheduleId: null, serviceId: null };

describe('the slot search', () => {
  it.each(['custom-buscarhuecos-dash', 'custom-buscarhuecos-slash'])('reads the recorded response %s', async (name) => {
    answeringAsRecorded(name);
    const answer = await searchSlots('ca', QUERY);
    expect(answer).toMatchObject({
      kind: 'offered',
      offer: {
        priceCents: 4500,
        serviceText: 'PCR nasofaríngea',
        generalText: '<p>Acuda 10 minutos antes.</p>',
        scheduleId: '118',
        serviceId: '7',
      },
    });
    const slots = answer.kind === 'offered' ? answer.offer.slots : [];
    expect([slots.length, slots[0], slots.at(-1)]).toEqual([
      12,
      { start: '0900', end: '0920' },
      { start: '1240', end: '1300' },
    ]);
  });

  it('sends the language of the page and the day as day, month and year', async () => {
    answeringAsRecorded('custom-buscarhuecos-dash');
    await searchSlots('ca', QUERY);
    expect(upstream.calls).toEqual(['GET /api/citas/buscarhuecos?centromedico=1&fecha=14-12-2026&prueba=testPCR']);
    expect(upstream.headers[0]).toMatchObject({ accept: 'application/ld+json', 'x-locale-front': 'ca' });
  });

  it('sends a new call each time, with only the given fields', async () => {
    answering(FOUND);
    await searchSlots('es', { ...QUERY, clinicId: '1&prueba=x' });
    await searchSlots('es', { ...QUERY, clinicId: '1&prueba=x' });
    const path = '/api/citas/buscarhuecos?centromedico=1%26prueba%3Dx&fecha=14-12-2026&prueba=testPCR';
    expect(upstream.calls).toEqual([`GET ${path}`, `GET ${path}`]);
  });

  it('reads a day without hours', async () => {
    answeringAsRecorded('custom-buscarhuecos-none');
    expect(await searchSlots('es', QUERY)).toEqual({ kind: 'none', priceCents: 4500 });
  });

  it("returns the upstream's error text for visitors", async () => {
    answeringAsRecorded('custom-buscarhuecos-error-string');
    const text = 'La agenda de este centro no está disponible.';
    expect(await searchSlots('es', QUERY)).toEqual({ kind: 'refused', text });
  });

  it.each([{ code: 12 }, null, undefined, '', ' ', 7.5, ['x']])('returns no text for the error %j', async (error) => {
    answering({ success: 'false', error });
    expect(await searchSlots('es', QUERY)).toEqual({ kind: 'refused', text: '' });
  });

  it('returns markup in an error as plain text', async () => {
    answering({ success: false, error: '<b>Cerrado</b> &amp; <script>x</script>' });
    expect(await searchSlots('es', QUERY)).toEqual({ kind: 'refused', text: 'Cerrado &' });
  });

  it('throws on the recorded failure', async () => {
    answeringAsRecorded('custom-buscarhuecos-500');
    await expect(searchSlots('es', QUERY)).rejects.toMatchObject({ code: 'unavailable', status: 500 });
  });

  it.each([[null], [[]], ['text'], [{}], [{ slots: [] }], [{ code: 500, message: 'x' }], [{ success: null }]])(
    'rejects the response %j',
    async (body) => {
      answering(body);
      await expect(searchSlots('es', QUERY)).rejects.toMatchObject({ code: 'unexpected_shape' });
    },
  );

  it.each([['true'], [true], [1], ['1'], ['TRUE']])('reads success %j', async (success) => {
    answering({ ...FOUND, success });
    expect(await searchSlots('es', QUERY)).toMatchObject({ kind: 'offered' });
  });

  it.each([['false'], [false], [0], ['0'], ['no']])('reads success %j as false', async (success) => {
    answering({ ...FOUND, success });
    expect(await searchSlots('es', QUERY)).toEqual({ kind: 'refused', text: '' });
  });

  it.each([
    ['an object with numeric keys', { 0: { initTime: '0900', endTime: '0920' }, 2: { initTime: 940, endTime: 1000 } }],
    [
      'numbers',
      [
        { initTime: 900, endTime: 920 },
        { initTime: 940, endTime: 1000 },
      ],
    ],
    [
      'colons',
      [
        { initTime: '09:00', endTime: '9:20' },
        { initTime: '09:40:00', endTime: '10:00' },
      ],
    ],
    [
      'what no clock shows, and twice the same',
      [
        { initTime: '0900', endTime: '0920' },
        { initTime: '2460', endTime: '2500' },
        { initTime: '0920', endTime: '0900' },
        { initTime: null, endTime: '0900' },
        { initTime: '0940', endTime: '1000' },
        { initTime: '0900', endTime: '0920' },
        null,
        'x',
      ],
    ],
  ])('reads hours given as %s', async (_name, slots) => {
    answering({ success: true, slots });
    expect(await searchSlots('es', QUERY)).toEqual({
      kind: 'offered',
      offer: {
        ...NO_EXTRAS,
        slots: [
          { start: '0900', end: '0920' },
          { start: '0940', end: '1000' },
        ],
      },
    });
  });

  it.each([null, undefined, [], {}])('reads hours given as %j as none', async (slots) => {
    answering({ success: true, slots, price: '45.00' });
    expect(await searchSlots('es', QUERY)).toEqual({ kind: 'none', priceCents: 4500 });
  });

  it.each([
    ['45.00', 4500],
    ['45,5', 4550],
    [45.005, 4501],
    ['', null],
    [null, null],
    ['gratis', null],
  ])('reads the price %j as %j cents', async (price, priceCents) => {
    answering({ ...FOUND, price });
    expect(await searchSlots('es', QUERY)).toMatchObject({ offer: { priceCents } });
  });
});

describe('the availability of an hour', () => {
  it.each([
    ['custom-buscarhuecos-available', true],
    ['custom-buscarhuecos-taken', false],
  ])('is read from %s', async (name, expected) => {
    answeringAsRecorded(name);
    expect(await isSlotFree('en', { ...QUERY, start: '0920' })).toBe(expected);
    const path = '/api/citas/buscarhuecos?centromedico=1&fecha=14-12-2026&prueba=testPCR&initTime=0920';
    expect(upstream.calls).toEqual([`GET ${path}`]);
  });

  it.each([
    [{ success: true, available: 'true' }, true],
    [{ success: 1, available: '1' }, true],
    [{ success: 'true', available: 'false' }, false],
    [{ success: 'true' }, false],
    [{ success: 'false', available: true }, false],
  ])('is %j', async (body, expected) => {
    answering(body);
    expect(await isSlotFree('es', { ...QUERY, start: '0920' })).toBe(expected);
  });

  it('is not inferred from other fields', async () => {
    answering({ available: true });
    await expect(isSlotFree('es', { ...QUERY, start: '0920' })).rejects.toMatchObject({ code: 'unexpected_shape' });
  });
});

describe('a request', () => {
  const decided = { research: '1', notifications: '0', paysOnline: true };
  const reading = readAppointment({ ...aBooking(), ...decided }, TODAY);
  if (!reading.ok) throw new Error('The booking of the tests is not complete.');
  const { request } = reading;
  const context = { idempotencyKey: 'a-key-of-the-browser', offer: null, currentUsername: null };
  const unpaid = { ...request, consent: { allowsResearch: true, allowsNotifications: false, paysOnline: false } };

  it.each([
    ['custom-solicitar-ok', { kind: 'accepted', paymentUrl: null, reference: null }],
    ['custom-solicitar-false', { kind: 'refused' }],
  ])('reads the recorded response %s', async (name, outcome) => {
    answeringAsRecorded(name);
    expect(await requestAppointment('en', request, context)).toEqual(outcome);
    expect(upstream.calls).toEqual(['POST /api/citas/solicitar']);
    expect(upstream.headers[0]).toMatchObject({
      'content-type': 'application/json',
      'x-locale-front': 'en',
      'idempotency-key': 'a-key-of-the-browser',
    });
  });

  it('leads to a payment at the upstream, and to none when the visitor pays later', async () => {
    const paymentUrl = `${upstream.origin}/payment/ok/N0001`;
    answering({ success: true, paymentUrl });
    expect(await requestAppointment('es', request, context)).toEqual({ kind: 'accepted', paymentUrl, reference: null });
    expect(await requestAppointment('es', unpaid, context)).toEqual({
      kind: 'accepted',
      paymentUrl: null,
      reference: null,
    });
  });

  it('does not lead to the recorded payment, which is on another server', async () => {
    answeringAsRecorded('custom-solicitar-pay');
    const failed = requestAppointment('es', request, context);
    await expect(failed).rejects.toMatchObject({ code: 'unexpected_shape' });
    await expect(failed).rejects.not.toThrow(/N0001/);
  });

  it.each([[{}], [null], [{ error: 'x' }], [[]], ['ok']])('rejects the response %j', async (body) => {
    answering(body);
    await expect(requestAppointment('es', request, context)).rejects.toMatchObject({ code: 'unexpected_shape' });
  });

  it('is sent once, whatever the response', async () => {
    answering({}, 503);
    await expect(requestAppointment('es', request, context)).rejects.toMatchObject({ code: 'unavailable' });
    expect(upstream.calls).toHaveLength(1);
  });
});
