import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ACCEPTED } from '#tests/support/accepted';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp } from '#tests/support/booking-app';
import { slotRequest } from '#tests/support/booking-requests';

type Day = { fecha: string; initTime: string; huecos: number };
type Answer = { success: boolean; espera: boolean; aqui: Day | null; cerca: (Day & { centromedico: number })[] };

/** A Friday, 10:05 in Madrid. */
const NOW = new Date('2026-11-20T09:05:00Z');
const MONDAY = '2026-12-14';

describe.each(engines)('the next days with hours ($name)', (engine) => {
  let test: BookingApp;
  let statements = 0;
  beforeAll(async () => {
    test = await openBookingApp(engine, { now: () => NOW });
    const { db } = test;
    const query = db.query.bind(db);
    db.query = (...asked) => {
      statements += 1;
      return query(...asked);
    };
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
  });

  const ask = async (query: string, locale = 'es') => {
    const response = await test.app.request(`/api/citas/proximoshuecos?${query}`, {
      headers: { 'X-LOCALE-FRONT': locale },
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Answer;
  };
  const book = async (more: object) =>
    expect(await (await test.submit(slotRequest({ dia: '14-12-2026', ...more }))).json()).toEqual(ACCEPTED);

  it('are the first ones at the clinic and at clinics near it, with their hours, in two statements', async () => {
    statements = 0;
    expect(await ask('centromedico=1&fecha=13-12-2026&prueba=testPCR')).toEqual({
      success: true,
      aqui: { fecha: MONDAY, initTime: '0900', huecos: 12 },
      cerca: [{ centromedico: 2, nombre: 'Castelló', km: 0, fecha: MONDAY, initTime: '0900', huecos: 2 }],
      espera: false,
    });
    expect(statements).toBe(2);
  });

  it('skip days on which every seat is taken, but not days with a lapsed hold', async () => {
    await book({ centromedico: '2', hueco: '0900-0915' });
    const query = 'centromedico=2&fecha=2026-12-14&prueba=testPCR';
    expect((await ask(query)).aqui).toEqual({ fecha: MONDAY, initTime: '0915', huecos: 1 });
    await book({ centromedico: '2', hueco: '0915-0930' });
    const full = await ask(query);
    expect(full).toMatchObject({ aqui: { fecha: '2026-12-21', initTime: '0900', huecos: 2 }, espera: true });
    await test.db.script(
      `update booking set status = 'held', hold_until = now() - interval '1 second' where init_hhmm = '0915'`,
    );
    expect((await ask(query)).aqui).toEqual({ fecha: MONDAY, initTime: '0915', huecos: 1 });
  });

  it('name the nearest clinics that offer the test, in the language, and the region for other clinics', async () => {
    const near = async (locale: string) => (await ask('centromedico=1&fecha=2026-12-13&prueba=testPCR', locale)).cerca;
    await test.db.script(`update centromedico set maps = '39.47,-0.37' where id = 1;
      update centromedico set maps = '39.98,-0.05',
        texts = '{"nombre": {"es": "Castelló", "en": "Castello"}}' where id = 2`);
    expect(await near('en')).toEqual([
      { centromedico: 2, nombre: 'Castello', km: 63, fecha: MONDAY, initTime: '0900', huecos: 2 },
    ]);
    await test.db.script(`update centromedico set maps = null where id = 2`);
    expect(await near('es')).toEqual([]);
    await test.db.script(`update centromedico set region = 'valencia' where id = 2`);
    expect(await near('es')).toMatchObject([{ centromedico: 2, km: null }]);
    await test.db.script(`update centromedico set otro = true where id = 2`);
    expect(await near('es')).toEqual([]);
    await test.db.script(`update centromedico set otro = false where id = 2`);
  });

  it('are never in the past, at most sixty days ahead, and not after the last bookable day', async () => {
    expect((await ask('centromedico=1&fecha=2026-01-01&prueba=testPCR')).aqui).toEqual({
      fecha: '2026-11-20',
      initTime: '1020',
      huecos: 8,
    });
    await test.db.script(`update schedule set capacity = 1 where clinic_id = 2;
      insert into booking (numcita, clinic_id, test, day, init_hhmm, end_hhmm, during, seat, status, request_hash, locale,
        patient, amount_cents)
      select lpad(day::date::text, 22, 'x'), 2, 'testPCR', day::date, '0900', '0930',
        tstzrange(day, day + interval '30 minutes', '[)'), 1, 'confirmed', repeat('a', 64), 'es', '{}', 0
      from generate_series(timestamptz '2026-11-23 09:00', '2027-02-22 09:00', interval '7 days') as day`);
    expect((await ask('centromedico=2&fecha=2026-11-21&prueba=testPCR')).aqui).toBeNull();
    expect((await ask('centromedico=2&fecha=2027-01-15&prueba=testPCR')).aqui).toMatchObject({ fecha: '2027-03-01' });
    expect((await ask('centromedico=1&fecha=2027-06-14&prueba=testPCR')).aqui).toBeNull();
  });

  it.each([
    'centromedico=99&fecha=14-12-2026&prueba=testPCR',
    'centromedico=x&fecha=14-12-2026&prueba=testPCR',
    'centromedico=1&fecha=31-02-2027&prueba=testPCR',
    'centromedico=1&fecha=14-12-2026&prueba=consulta',
    '',
  ])('are not told of what cannot be understood: %s', async (query) => {
    expect(await ask(query)).toEqual({ success: false });
  });
});
