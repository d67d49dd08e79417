import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { confirmHeld, expireHolds, takeSeat } from '#bookings/hold';
import { startHoldExpiry } from '#payments/hold-expiry';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, notedPayment, openBookingApp } from '#tests/support/booking-app';
import { comingMonday, slotRequest } from '#tests/support/booking-requests';

/** One seat for each slot. */
const wanted = { tipo: 'testAntigenos', hueco: '0900-0915' };

describe.each(engines)('a held slot ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine, { createPayment: notedPayment });
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
  });

  const hold = async (nombre: string, more: object = {}): Promise<string> => {
    const sent = slotRequest({ ...wanted, nombre, ...more });
    const answer = await (await test.submit(sent, { 'X-LOCALE-FRONT': 'en' })).json();
    return (
      String((answer as { paymentUrl?: string }).paymentUrl)
        .split('/')
        .at(-1) ?? ''
    );
  };
  const confirm = (numcita: string) => test.db.tx((tx) => confirmHeld(tx, numcita));
  const lapse = (numcita: string) =>
    test.db.query(`update booking set hold_until = now() - interval '1 second' where numcita = $1`, [numcita]);
  const statuses = async () =>
    (await test.db.query<{ status: string }>('select status from booking order by id')).map(({ status }) => status);
  const mails = async () =>
    (await test.db.query<{ kind: string }>('select kind from outbox order by id')).map(({ kind }) => kind);
  const lookUp = async (numcita: string, locale = 'es') =>
    await (
      await test.app.request(`/api/citas/comprobar?numcita=${numcita}`, { headers: { 'X-LOCALE-FRONT': locale } })
    ).json();

  it('is confirmed once by its payment, with its mails', async () => {
    const numcita = await hold('Ana');
    expect(await mails()).toEqual([]);
    expect(await confirm(numcita)).toBe('confirmed');
    expect(await confirm(numcita)).toBe('confirmed');
    expect(await statuses()).toEqual(['confirmed']);
    expect(await mails()).toEqual(['booking-confirmed', 'clinic-notice']);
    const [mail] = await test.db.query('select recipient, locale, payload from outbox order by id limit 1');
    expect(mail).toMatchObject({
      recipient: 'ana@example.test',
      locale: 'en',
      payload: {
        numcita,
        patient: { name: 'Ana Pérez Gómez' },
        service: 'Antigen test',
        day: comingMonday(),
        initTime: '0900',
        amountCents: 2900,
        clinic: { name: 'Valencia Centro (en)', phone: '963 400 900' },
      },
    });
  });

  it('reports when it ends and that it has ended, and once confirmed its price, what to bring and the consents given', async () => {
    const marks = { consentimientoversion: '2026-11-tutor-1', consentimientohash: 'a1'.repeat(32) };
    const guardian = { solicitante: 'Rosa Soler', relacion: 'progenitor', dnisolicitante: 'X1234567L' };
    const child = { fechanacimiento: '2018-03-01', dni: null, sindocumento: 1 };
    const numcita = await hold('Ana', { ...marks, ...guardian, ...child });
    expect(await lookUp(numcita)).toMatchObject({ pendiente: true, hasta: expect.stringMatching(/^\d\d:\d\d$/) });
    await lapse(numcita);
    expect(await lookUp(numcita, 'en')).toEqual({
      error: 'The time to pay is over and the slot has been released.',
      caducada: true,
    });
    await expireHolds(test.db);
    expect(await lookUp(numcita)).toMatchObject({ caducada: true });
    await confirm(numcita);
    expect(await lookUp(numcita)).toMatchObject({
      precio: '29.00',
      pagado: false,
      generaltext: expect.stringContaining('10 minutos antes'),
      consentimiento: {
        version: '2026-11-tutor-1',
        hash: marks.consentimientohash,
        aceptado: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        terminos: 1,
        consientenotificaciones: 0,
        representante: { nombre: 'Rosa Soler', relacion: 'progenitor', sindocumento: 1 },
      },
    });
  });

  it('is released once by its number, and never after it was confirmed', async () => {
    const release = async (numcita: unknown) => {
      const answer = await test.app.request('/api/citas/liberar', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ numcita }),
      });
      return await answer.json();
    };
    const numcita = await hold('Ana');
    expect(await release('AAAAAAAAAAAAAAAAAAAAAA')).toEqual({ success: false });
    expect(await release({ $ne: null })).toEqual({ success: false });
    expect(await release(numcita)).toEqual({ success: true });
    expect(await release(numcita)).toEqual({ success: false });
    expect(await statuses()).toEqual(['expired']);
    const next = await hold('Ana');
    await confirm(next);
    expect(await release(next)).toEqual({ success: false });
    expect(await statuses()).toEqual(['expired', 'confirmed']);
  });

  it('puts no health answer and no identity document into a mail', async () => {
    await confirm(await hold('Ana'));
    const written = JSON.stringify(await test.db.query('select payload from outbox'));
    expect(written).not.toMatch(/12345678Z|sintomas|1980|Colón/);
  });

  it('is free for the next patient as soon as it has ended', async () => {
    const first = await hold('Ana');
    expect(await hold('Eva')).toBe('undefined');
    await lapse(first);
    const second = await hold('Eva');
    expect(await statuses()).toEqual(['expired', 'held']);
    expect(await confirm(second)).toBe('confirmed');
  });

  it('is confirmed by a late payment while the seat is free', async () => {
    const numcita = await hold('Ana');
    await lapse(numcita);
    expect(await confirm(numcita)).toBe('confirmed');

    await test.reset();
    const expired = await hold('Ana');
    await lapse(expired);
    expect(await expireHolds(test.db)).toBe(1);
    expect(await confirm(expired)).toBe('confirmed');
    expect(await statuses()).toEqual(['confirmed']);
    expect(await mails()).toEqual(['booking-confirmed', 'clinic-notice']);
  });

  it('lapses without a mail on a late payment when another patient has the seat', async () => {
    const first = await hold('Ana');
    await lapse(first);
    await hold('Eva');
    expect(await confirm(first)).toBe('lapsed');
    expect(await statuses()).toEqual(['expired', 'held']);
    expect(await mails()).toEqual([]);
  });

  it('reports lapsed for an unknown number and a cancelled booking', async () => {
    const numcita = await hold('Ana');
    await test.db.query(`update booking set status = 'cancelled', hold_until = null where numcita = $1`, [numcita]);
    expect(await confirm(numcita)).toBe('lapsed');
    expect(await confirm('A'.repeat(22))).toBe('lapsed');
  });

  it("ends as paid or as the next patient's, never both", async () => {
    for (let round = 0; round < 10; round += 1) {
      const first = await hold('Ana');
      await lapse(first);
      const [outcome, second] = await Promise.all([confirm(first), hold('Eva')]);
      expect(outcome === 'confirmed' ? second === 'undefined' : second !== 'undefined').toBe(true);
      const live = (await statuses()).filter((status) => status === 'held' || status === 'confirmed');
      expect(live).toHaveLength(1);
      await test.reset();
    }
  });

  it('is released by the server clock and reveals no other bookings', async () => {
    const numcita = await hold('Ana');
    expect(await expireHolds(test.db)).toBe(0);
    await lapse(numcita);
    const errors: unknown[] = [];
    const stop = startHoldExpiry(test.db, (error) => errors.push(error), 5);
    await expect.poll(statuses).toEqual(['expired']);
    stop();
    expect(errors).toEqual([]);
  });

  it('is looked up by number once it is confirmed, in the language of the request', async () => {
    const numcita = await hold('Ana');
    expect(await lookUp(numcita)).toEqual({
      error: expect.stringContaining('confirmando tu pago'),
      pendiente: true,
      hasta: expect.any(String),
    });
    await confirm(numcita);
    expect(await lookUp(numcita, 'ca')).toEqual({
      nombre: 'Ana Pérez Gómez',
      medico: null,
      dia: comingMonday().split('-').reverse().join('-'),
      hora: '09:00',
      servicio: 'testAntigenos',
      numcita,
      clinica: 'Valencia Centro (ca)',
      direccion: 'C/ Ejemplo, 1',
      modalidad: 'presencial',
      telefono: '963 400 900',
      whatsapp: '600 000 001',
      referencia: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/),
      horafin: '09:15',
      secuencia: 0,
      precio: '29.00',
      pagado: false,
      generaltext: expect.stringContaining('Vine 10 minuts abans'),
      consentimiento: null,
    });
    expect(await lookUp('N0001')).toEqual({ error: 'No se ha encontrado la cita.' });
    expect(await lookUp(`${numcita.slice(0, 21)}${numcita.endsWith('A') ? 'B' : 'A'}`, 'en')).toEqual({
      error: 'The appointment was not found.',
    });
  });

  it('is placed by the Madrid clock', async () => {
    const numcita = await hold('Ana');
    const [booked] = await test.db.query<{ wall: string }>(
      `select to_char(lower(during) at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24MI') || to_char(upper(during) at time zone 'Europe/Madrid', '-HH24MI') as wall
       from booking where numcita = $1`,
      [numcita],
    );
    expect(booked?.wall).toBe(`${comingMonday()} 0900-0915`);
  });

  it.each([
    ['2027-03-26', '2027-03-26T08:00:00.000Z'],
    ['2027-03-29', '2027-03-29T07:00:00.000Z'],
    ['2027-10-29', '2027-10-29T07:00:00.000Z'],
    ['2027-11-01', '2027-11-01T08:00:00.000Z'],
  ])('of nine in the morning on %s begins at %s', async (day, instant) => {
    const place = { clinicId: 1, service: 'testPCR' as const, day };
    const slot = { initTime: '0900', endTime: '0920', capacity: 2, priceCents: 4500 };
    const draft = {
      numcita: 'B'.repeat(22),
      idempotencyKey: null,
      requestHash: '0'.repeat(64),
      locale: 'es' as const,
      patient: {},
    };
    expect(await test.db.tx((tx) => takeSeat(tx, place, slot, draft, 'confirmed'))).toBe(true);
    const [booked] = await test.db.query<{ start: Date; minutes: number }>(
      'select lower(during) as start, extract(epoch from upper(during) - lower(during))::int / 60 as minutes from booking',
    );
    expect([booked?.start.toISOString(), booked?.minutes]).toEqual([instant, 20]);
  });
});
