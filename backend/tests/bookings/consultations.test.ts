import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { confirm } from '#reception/acts';
import { readOpenings } from '#seed/read-openings';
import type { ScheduleSeed } from '#seed/schedules';
import { writeSchedules } from '#seed/write-schedules';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, notedPayment, openBookingApp, smallSchedules } from '#tests/support/booking-app';
import { comingMonday, normalRequest, slotRequest } from '#tests/support/booking-requests';
import { refusedFields } from '#tests/support/refused-fields';

const DAY = comingMonday();
const HOUR = { dia: DAY, hueco: '0900-0930' };
const ANDRES = 2;

const shared = { clinic: 'valencia-centro', minutes: 30, capacity: 1, priceCents: 0 };
const agendas: ScheduleSeed[] = [
  { ...shared, speciality: 'cardiologia', hours: [{ weekdays: [1, 2], from: '0900', to: '1000' }] },
  { ...shared, doctor: ANDRES, hours: [{ weekdays: [1], from: '0900', to: '1030' }] },
];

describe.each(engines)('hours for consultations ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine, {
      createPayment: notedPayment,
      holdsWithoutCode: { email: 3, address: 50, clinic: 50 },
    });
    await test.db.tx((tx) => writeSchedules(tx, [...smallSchedules, ...agendas]));
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
    await test.db.script('delete from attempt');
  });

  const ask = async (more: Record<string, string> = {}) => {
    const asked = new URLSearchParams({ centromedico: '1', especialidad: '2', fecha: DAY, ...more });
    const response = await test.app.request(`/api/citas/huecosconsulta?${asked}`);
    return (await response.json()) as {
      success: boolean;
      dias: { fecha: string; horas: { initTime: string }[] }[];
    };
  };
  const hoursOf = async (more: Record<string, string> = {}) =>
    ((await ask(more)).dias.find(({ fecha }) => fecha === DAY)?.horas ?? []).map(({ initTime }) => initTime);
  const book = async (more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    (await (await test.submit(normalRequest({ ...HOUR, ...more }), headers)).json()) as Record<string, unknown>;
  const stored = () =>
    test.db.query(
      `select status, agenda, day::text as day, init_hhmm as hour, patient ->> 'medico' as doctor, is_request as request
       from booking order by id`,
    );
  const mails = () =>
    test.db.query<{ kind: string; payload: Record<string, unknown> }>('select kind, payload from outbox order by id');

  /** Calls the patient's own page by the link with that secret. */
  const ownCall = (secreto: string | undefined) => async (path: string, body: object) => {
    const response = await test.app.request(`/api/citas/propia${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secreto, ...body }),
    });
    return (await response.json()) as Record<string, unknown>;
  };

  it('cover the next days of a speciality and its doctors, each hour once, or of one doctor', async () => {
    const { success, dias } = await ask();
    expect([success, dias.length, dias[0]?.fecha]).toEqual([true, 3, DAY]);
    expect(dias.map(({ horas }) => horas.map(({ initTime }) => initTime))).toEqual([
      ['0900', '0930', '1000'],
      ['0900', '0930'],
      ['0900', '0930', '1000'],
    ]);
    expect((await ask({ medico: String(ANDRES) })).dias.map(({ horas }) => horas.length)).toEqual([3, 3, 3]);
  });

  it.each([
    ['a clinic without an agenda', { centromedico: '2' }],
    ['a speciality without one', { especialidad: '1' }],
    ['a doctor without one', { medico: '1' }],
    ['no clinic', { centromedico: 'x' }],
  ])('are not there for %s', async (_what, more) => {
    expect(await ask(more)).toEqual({ success: false });
  });

  it('are booked at once, with mails that give the service, time, doctor and link', async () => {
    const answer = await book({ medico: String(ANDRES) }, { 'Idempotency-Key': 'key-of-luis' });
    expect(answer).toEqual({ success: true, referencia: expect.any(String), reservada: true });
    expect(await book({ medico: String(ANDRES) }, { 'Idempotency-Key': 'key-of-luis' })).toEqual(answer);
    expect(await stored()).toEqual([
      {
        status: 'confirmed',
        agenda: `medico-${ANDRES}`,
        day: DAY,
        hour: '0900',
        doctor: String(ANDRES),
        request: false,
      },
    ]);
    const sent = await mails();
    expect(sent.map(({ kind }) => kind)).toEqual(['booking-confirmed', 'clinic-notice']);
    for (const { payload } of sent) {
      expect(payload).toMatchObject({ day: DAY, initTime: '0900', service: 'Cardiología', doctor: 'Dr. Andrés Gil' });
    }
    expect(sent[0]?.payload.link).toMatch(/^\/cita#/);
    expect(await hoursOf({ medico: String(ANDRES) })).toEqual(['0930', '1000']);
    expect(await hoursOf()).toEqual(['0900', '0930', '1000']);
  });

  it('are assigned to the speciality first, then to its doctors, and refused when all are taken', async () => {
    const answers = [await book(), await book(), await book()];
    expect(answers.map(({ reservada }) => reservada)).toEqual([true, true, undefined]);
    expect(answers[2]).toEqual({ success: false });
    expect((await stored()).map(({ agenda }) => agenda)).toEqual(['especialidad-2', `medico-${ANDRES}`]);
    expect(await hoursOf()).toEqual(['0930', '1000']);
  });

  it('are sold once under concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, one) =>
        book({ email: `p${one}@example.test` }, { 'Idempotency-Key': `rush-${one}-key` }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    ['hueco', { hueco: '1600-1630' }],
    ['hueco', { hueco: 'pronto' }],
    ['hueco', { medico: '1' }],
    ['dia', { dia: null }],
    ['dia', { dia: '2020-01-06' }],
  ])('refuses a wrong %s', async (field, more) => {
    expect(await refusedFields(await test.submit(normalRequest({ ...HOUR, ...more })))).toEqual([field]);
    expect(await stored()).toEqual([]);
  });

  it('are moved and cancelled by link, from seat to seat', async () => {
    await book();
    const secret = String((await mails())[0]?.payload.link).split('#')[1];
    const call = ownCall(secret);
    expect(await call('', {})).toMatchObject({
      cita: {
        ...{ puedemover: true, puedeanular: true, tipo: null, servicio: 'Cardiología', precio: null, pagado: false },
        ...{ medico: null, devolucion: false },
        generaltext: '<p>Ven 10 minutos antes con tu documento de identidad.</p>',
      },
    });
    expect(await call('/huecos', { fecha: DAY })).toMatchObject({
      huecos: [{ initTime: '0930' }, { initTime: '1000' }],
    });
    expect(await call('/mover', { fecha: DAY, initTime: '0930' })).toMatchObject({ success: true });
    expect(await stored()).toMatchObject([{ hour: '0930', agenda: 'especialidad-2', doctor: null }]);
    expect(await call('/mover', { fecha: DAY, initTime: '1000' })).toMatchObject({ success: true });
    expect(await stored()).toMatchObject([{ hour: '1000', agenda: `medico-${ANDRES}`, doctor: String(ANDRES) }]);
    expect(await call('/mover', { fecha: DAY, initTime: '1010' })).toMatchObject({ success: false, motivo: 'noSlot' });
    expect(await call('/anular', {})).toMatchObject({ success: true });
    expect(await hoursOf()).toEqual(['0900', '0930', '1000']);
  });

  it('of a former request are moved by link among free hours, and cannot move once the agenda is closed', async () => {
    await book({ dia: undefined, hueco: undefined });
    const [{ reference = '' } = {}] = await test.db.query<{ reference: string }>('select reference from booking');
    const desk = { db: test.db, actor: 'pilar', now: new Date(), operatorEmail: null };
    await confirm(desk, reference, { day: DAY, initTime: '0900', endTime: null });
    const confirmed = (await mails()).find(({ kind }) => kind === 'booking-confirmed');
    const call = ownCall(String(confirmed?.payload.link).split('#')[1]);
    expect(await call('', {})).toMatchObject({ cita: { puedemover: true } });
    expect(await call('/huecos', { fecha: DAY })).toMatchObject({
      huecos: [{ initTime: '0930' }, { initTime: '1000' }],
    });
    expect(await call('/mover', { fecha: DAY, initTime: '0930' })).toMatchObject({ success: true });
    expect(await hoursOf()).toEqual(['0900', '0930', '1000']);
    await test.db.tx((tx) => writeSchedules(tx, smallSchedules));
    expect(await call('/huecos', { fecha: DAY })).toMatchObject({ huecos: [] });
    expect(await call('/mover', { fecha: DAY, initTime: '0900' })).toMatchObject({ success: false, motivo: 'noSlot' });
    await test.db.tx((tx) => writeSchedules(tx, [...smallSchedules, ...agendas]));
  });

  it('require a telephone call from callers who take them faster than patients do', async () => {
    const days = (await ask()).dias.map(({ fecha }) => ({ dia: fecha }));
    const answers = [];
    for (const more of [...days, { hueco: '0930-1000' }]) answers.push(await book(more));
    expect(answers.map(({ reservada }) => reservada)).toEqual([true, true, true, undefined]);
    expect((await stored()).at(-1)).toMatchObject({ status: 'requested', agenda: null, request: true });
    const sent = (await mails()).slice(-2);
    expect(sent.map(({ kind }) => kind)).toEqual(['appointment-requested', 'clinic-notice']);
    for (const { payload } of sent) expect(payload).toMatchObject({ wishedDay: DAY, wishedHour: '0930' });
  });

  it('occupy no hour of a test, and tests occupy none of theirs', async () => {
    expect(await book()).toMatchObject({ reservada: true });
    expect(await (await test.submit(slotRequest())).json()).toMatchObject({ success: true });
    expect(await stored()).toHaveLength(2);
  });

  it('are written and read back unchanged, and refer to catalogue records', async () => {
    const written = await readOpenings(test.db);
    expect(written).toEqual([...smallSchedules, ...agendas]);
    const unknown = [{ ...shared, speciality: 'astrologia', hours: [] }];
    await expect(test.db.tx((tx) => writeSchedules(tx, unknown))).rejects.toThrow('astrologia');
    expect(await readOpenings(test.db)).toEqual(written);
  });
});
