import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readOpenings } from '#seed/read-openings';
import type { ScheduleSeed } from '#seed/schedules';
import { writeSchedules } from '#seed/write-schedules';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp, smallSchedules } from '#tests/support/booking-app';
import { comingMonday, normalRequest, slotRequest } from '#tests/support/booking-requests';
import { refusedFields } from '#tests/support/refused-fields';

const DAY = comingMonday();
/** The ids of "prueba-de-esfuerzo" and "panel-genetico", which the small catalogue books with cardiology. */
const [STRESS_TEST, PANEL] = ['1', '2'];
const HOUR = { tipo: 'pruebadiagnostica', prueba: STRESS_TEST, dia: DAY, hueco: '0900-0945' };

const shared = { clinic: 'valencia-centro', minutes: 45, capacity: 1, priceCents: 0 };
const monday = (to: string) => [{ weekdays: [1], from: '0900', to }];
const agendas: ScheduleSeed[] = [
  { ...shared, minutes: 30, speciality: 'cardiologia', hours: monday('1000') },
  { ...shared, diagnosticTest: 'prueba-de-esfuerzo', hours: monday('1115') },
];

describe.each(engines)('hours of diagnostic tests ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine, { holdsWithoutCode: { email: 3, address: 50, clinic: 50 } });
    await test.db.tx((tx) => writeSchedules(tx, [...smallSchedules, ...agendas]));
    await test.db.query(`update prueba set texts = texts || $1::jsonb where id = $2`, [
      {
        titulomensaje2: { es: 'Cómo prepararte', en: 'How to prepare' },
        textomensaje2: { es: '<p>Ven en <b>ayunas</b> &amp; con ropa cómoda.</p>', en: '<p>Wear loose clothes.</p>' },
      },
      STRESS_TEST,
    ]);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
    await test.db.script('delete from attempt');
  });

  const ask = async (more: Record<string, string> = {}) => {
    const asked = new URLSearchParams({ centromedico: '1', especialidad: '2', fecha: DAY, ...more });
    return (await (await test.app.request(`/api/citas/huecosconsulta?${asked}`)).json()) as {
      success: boolean;
      dias: { fecha: string; horas: { initTime: string; endTime: string }[] }[];
    };
  };
  const hoursOf = async (more: Record<string, string> = {}) =>
    ((await ask(more)).dias.find(({ fecha }) => fecha === DAY)?.horas ?? []).map(({ initTime }) => initTime);
  const book = async (more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    (await (await test.submit(normalRequest({ ...HOUR, ...more }), headers)).json()) as Record<string, unknown>;
  const stored = () =>
    test.db.query(
      `select status, agenda, test, day::text as day, init_hhmm as hour, patient, is_request as request from booking
       order by id`,
    );
  const mails = () =>
    test.db.query<{ kind: string; payload: Record<string, unknown> }>('select kind, payload from outbox order by id');
  const ownCall = async (path: string, body: object) => {
    const secreto = String((await mails())[0]?.payload.link).split('#')[1];
    const response = await test.app.request(`/api/citas/propia${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secreto, ...body }),
    });
    return (await response.json()) as Record<string, unknown>;
  };

  it('come from the agenda of the test, and a consultation keeps the agenda of its speciality', async () => {
    expect(await hoursOf({ prueba: STRESS_TEST })).toEqual(['0900', '0945', '1030']);
    expect(await hoursOf()).toEqual(['0900', '0930']);
    expect((await ask({ prueba: STRESS_TEST })).dias[0]?.horas[0]).toEqual({ initTime: '0900', endTime: '0945' });
  });

  it.each([
    ['a test without an agenda', { prueba: PANEL }],
    ['a clinic without one', { prueba: STRESS_TEST, centromedico: '2' }],
    ['an invalid test', { prueba: 'rodilla' }],
  ])('are not there for %s', async (_what, more) => {
    expect(await ask(more)).toEqual({ success: false });
  });

  it('are booked at once, and the clinic receives every field that was sent', async () => {
    expect(await book()).toEqual({ success: true, referencia: expect.any(String), reservada: true });
    expect(await stored()).toEqual([
      {
        ...{ status: 'confirmed', agenda: `prueba-${STRESS_TEST}`, test: null, day: DAY, hour: '0900', request: false },
        patient: expect.objectContaining({ prueba: Number(STRESS_TEST), especialidad: 2, tipo: 'pruebadiagnostica' }),
      },
    ]);
    const [own, notice] = await mails();
    expect([own?.kind, notice?.kind]).toEqual(['booking-confirmed', 'clinic-notice']);
    expect(own?.payload).toMatchObject({
      service: 'prueba-de-esfuerzo',
      preparation: 'Ven en ayunas & con ropa cómoda.',
    });
    const sent = normalRequest(HOUR);
    expect(notice?.payload).toMatchObject({
      ...{ service: 'prueba-de-esfuerzo', type: 'pruebadiagnostica', day: DAY, initTime: '0900', endTime: '0945' },
      ...{ insurer: sent.aseguradora, preference: sent.horario, doctor: null },
      patient: { name: expect.stringContaining(String(sent.nombre)), phone: sent.telefono, email: sent.email },
    });
  });

  it('are read, moved and cancelled by the link of the mail', async () => {
    await book();
    expect(await ownCall('', {})).toMatchObject({
      cita: {
        ...{ puedemover: true, puedeanular: true, tipo: null, servicio: 'prueba-de-esfuerzo', precio: null },
        generaltext:
          '<p>Ven en ayunas &amp; con ropa cómoda.</p><p>Ven 10 minutos antes con tu documento de identidad.</p>',
      },
    });
    expect(await ownCall('/huecos', { fecha: DAY })).toMatchObject({
      huecos: [{ initTime: '0945' }, { initTime: '1030' }],
    });
    expect(await ownCall('/mover', { fecha: DAY, initTime: '1030' })).toMatchObject({ success: true });
    expect(await stored()).toMatchObject([{ hour: '1030', agenda: `prueba-${STRESS_TEST}` }]);
    expect(await ownCall('/mover', { fecha: DAY, initTime: '0930' })).toMatchObject({ motivo: 'noSlot' });
    expect(await ownCall('/anular', {})).toMatchObject({ success: true });
    expect(await hoursOf({ prueba: STRESS_TEST })).toEqual(['0900', '0945', '1030']);
  });

  it('are sold once under concurrent requests for the last seat', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, one) =>
        book({ email: `p${one}@example.test` }, { 'Idempotency-Key': `rush-${one}-key` }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  it('occupy no hour of a consultation or of a test by slot', async () => {
    expect(await book()).toMatchObject({ reservada: true });
    expect(await book({ prueba: null, tipo: 'consulta', hueco: '0900-0930' })).toMatchObject({ reservada: true });
    expect(await (await test.submit(slotRequest())).json()).toMatchObject({ success: true });
    expect(await hoursOf({ prueba: STRESS_TEST })).toEqual(['0945', '1030']);
    expect(await hoursOf()).toEqual(['0930']);
  });

  it.each([
    ['no such hour', { hueco: '0930-1015' }],
    ['no agenda of the test', { prueba: PANEL }],
  ])('are refused with %s', async (_what, more) => {
    expect(await refusedFields(await test.submit(normalRequest({ ...HOUR, ...more })))).toEqual(['hueco']);
    expect(await stored()).toEqual([]);
  });

  it('are asked for by telephone without an agenda, and the mails name the test', async () => {
    expect(await book({ prueba: PANEL, dia: null, hueco: null })).toEqual({
      success: true,
      referencia: expect.any(String),
    });
    expect(await stored()).toMatchObject([{ status: 'requested', agenda: null, request: true }]);
    for (const { payload } of await mails()) expect(payload).toMatchObject({ service: 'panel-genetico' });
  });

  it('are written and read back unchanged, and refer to catalogue records', async () => {
    const written = await readOpenings(test.db);
    expect(written).toEqual([...smallSchedules, ...agendas]);
    const unknown = [{ ...shared, diagnosticTest: 'horoscopo', hours: [] }];
    await expect(test.db.tx((tx) => writeSchedules(tx, unknown))).rejects.toThrow('a diagnostic test "horoscopo"');
    expect(await readOpenings(test.db)).toEqual(written);
  });
});
