import { addDays, madridDay } from '@clinic/contract/dates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readOpenings } from '#seed/read-openings';
import type { ScheduleSeed } from '#seed/schedules';
import { writeSchedules } from '#seed/write-schedules';
import { engines } from '#tests/support/backend-engines';
import { smallSchedules } from '#tests/support/booking-app';
import { comingMonday, normalRequest } from '#tests/support/booking-requests';
import { callerConsultation } from '#tests/support/caller';
import { emptyTables } from '#tests/support/empty-tables';
import { refusedFields } from '#tests/support/refused-fields';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

const DAY = comingMonday();
const ANDRES = 2;
const TEMPLATE = 'https://video.clinica.test/sala/{reference}';
const shared = { clinic: 'valencia-centro', minutes: 30, capacity: 1, priceCents: 0 };
const monday = (from: string, to: string) => [{ weekdays: [1], from, to }];
const agendas: ScheduleSeed[] = [
  { ...shared, speciality: 'cardiologia', hours: monday('0900', '1000') },
  { ...shared, speciality: 'cardiologia', video: true, hours: monday('1600', '1700') },
  { ...shared, doctor: ANDRES, video: true, hours: monday('1630', '1730') },
];
const VIDEO = { modalidad: 'video', dia: DAY, hueco: '1600-1630' };

type Hours = { success: boolean; modalidades?: string[]; dias?: { fecha: string; horas: { initTime: string }[] }[] };
type Body = Record<string, unknown>;

describe.each(engines)('video visits ($name)', (engine) => {
  let test: StaffApp;
  let pilar: DeskBrowser;
  beforeAll(async () => {
    test = await openStaffApp(engine, { videoLink: TEMPLATE });
    await test.db.tx((tx) => writeSchedules(tx, [...smallSchedules, ...agendas]));
    pilar = await test.signedIn({ role: 'manager' });
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await emptyTables(test.db, 'booking, desk_note, booking_terms, reminder, outbox, audit');
  });

  const post = (path: string, body: object) =>
    test.app.request(`/api/citas${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    });
  const ask = async (more: Record<string, string> = {}) => {
    const asked = new URLSearchParams({ centromedico: '1', especialidad: '2', fecha: DAY, ...more });
    return (await (await test.app.request(`/api/citas/huecosconsulta?${asked}`)).json()) as Hours;
  };
  const hoursOf = async (more: Record<string, string> = {}) =>
    ((await ask(more)).dias ?? [])
      .filter(({ fecha }) => fecha === DAY)
      .flatMap(({ horas }) => horas.map(({ initTime }) => initTime));
  const book = async (more: Body = {}) =>
    (await (await post('/solicitar', normalRequest({ ...VIDEO, ...more }))).json()) as Body;
  const booked = async (more: Body = {}) => String((await book(more)).referencia);
  const mails = (kind: string) =>
    test.db.query<{ payload: Body }>('select payload from outbox where kind = $1 order by id', [kind]);
  const ownCall = async (path: string, body: object = {}) => {
    const [mail] = await mails('booking-confirmed');
    const secreto = String(mail?.payload.link).split('#')[1];
    return (await (await post(`/propia${path}`, { secreto, ...body })).json()) as Body;
  };
  const enter = (reference: string, enlace: string) => test.act(pilar, reference, 'enlace', { enlace });

  it('are offered by their own hours, beside those at the clinic', async () => {
    expect(await hoursOf()).toEqual(['0900', '0930']);
    expect(await hoursOf({ modalidad: 'video' })).toEqual(['1600', '1630', '1700']);
    expect((await ask()).modalidades).toEqual(['presencial', 'video']);
    expect(await ask({ medico: String(ANDRES) })).toEqual({ success: false, modalidades: ['video'] });
    expect(await ask({ centromedico: '2' })).toEqual({ success: false });
  });

  it('leave the first free hours to visits at the clinic', async () => {
    const first = await (await test.app.request('/api/citas/primerashoras?tipo=medico')).json();
    expect(first).toEqual({ success: true, horas: [] });
  });

  it('are booked at once, keep their kind, and take one seat each', async () => {
    expect(await book()).toMatchObject({ success: true, reservada: true });
    expect(await book({ email: 'b@example.test' })).toEqual({ success: false });
    const [{ payload } = { payload: {} }] = await mails('booking-confirmed');
    expect(payload).toMatchObject({ isVideo: true, day: DAY, initTime: '1600' });
    expect((await mails('clinic-notice'))[0]?.payload).toMatchObject({ isVideo: true });
    expect(await ownCall('')).toMatchObject({ cita: { modalidad: 'video', puedemover: true } });
    expect(await hoursOf({ modalidad: 'video' })).toEqual(['1630', '1700']);
    expect(await hoursOf()).toEqual(['0900', '0930']);
  });

  it.each([
    ['an hour at the clinic', { hueco: '0900-0930' }, ['hueco']],
    ['an hour of a video call for a visit at the clinic', { modalidad: null }, ['hueco']],
    ['a diagnostic test', { prueba: '1', hueco: null }, ['modalidad']],
    ['an unknown kind', { modalidad: 'holograma' }, ['modalidad']],
  ])('are refused with %s', async (_what, more, fields) => {
    expect(await refusedFields(await post('/solicitar', normalRequest({ ...VIDEO, ...more })))).toEqual(fields);
    expect(await test.db.query('select 1 from booking')).toEqual([]);
  });

  it('move among the hours of their kind only', async () => {
    await book();
    expect(await ownCall('/huecos', { fecha: DAY })).toMatchObject({
      huecos: [{ initTime: '1630' }, { initTime: '1700' }],
    });
    expect(await ownCall('/mover', { fecha: DAY, initTime: '0900' })).toMatchObject({ motivo: 'noSlot' });
    expect(await ownCall('/mover', { fecha: DAY, initTime: '1700' })).toMatchObject({ success: true });
    expect(await test.db.query('select agenda, init_hhmm as hour from booking')).toEqual([
      { agenda: `medico-${ANDRES}`, hour: '1700' },
    ]);
  });

  it('are booked and confirmed at the desk in their hours', async () => {
    const dias = async (query: string) =>
      ((await pilar.ask('GET', `/huecos?clinica=1&especialidad=2&fecha=${DAY}${query}`)) as { dias: object[] }).dias[0];
    expect(await dias('&modalidad=video')).toMatchObject({ horas: [{ inicio: '1600' }, {}, {}] });
    expect(await dias('')).toMatchObject({ horas: [{ inicio: '0900' }, {}] });
    const added = await pilar.call(
      'POST',
      '/reservas',
      callerConsultation({ modalidad: 'video', dia: DAY, hueco: '1630' }),
    );
    expect(added.status).toBe(200);
    const reference = await booked({ dia: null, hueco: null });
    expect(await test.act(pilar, reference, 'confirmar', { fecha: DAY, inicio: '0900' })).toBe('409 noSlot');
    expect(await test.act(pilar, reference, 'confirmar', { fecha: DAY, inicio: '1600' })).toMatchObject({
      ...{ estado: 'confirmed', modalidad: 'video', enlacepropio: null },
      enlace: `https://video.clinica.test/sala/${reference}`,
    });
    expect(await pilar.ask('GET', `/agenda?desde=${DAY}&hasta=${DAY}`)).toMatchObject({
      citas: [
        { modalidad: 'video', sinenlace: false },
        { modalidad: 'video', sinenlace: false },
      ],
    });
  });

  it('are listed when their hours become hours at the clinic', async () => {
    const reference = await booked();
    const { lineas } = (await pilar.ask('GET', '/horarios?clinica=1')) as { lineas: Body[] };
    const line = lineas.find(({ servicio, modalidad }) => servicio === 'especialidad-2' && modalidad === 'video');
    const { id, de, a, minutos, plazas, centimos } = line ?? {};
    const hours = { de, a, minutos, plazas, centimos };
    const cambio = { tipo: 'cambiarLinea', id, desde: madridDay(new Date()), hasta: null, ...hours };
    const hit = (kind: string) => pilar.ask('POST', '/horarios/ver', { cambio: { ...cambio, modalidad: kind } });
    expect(await hit('presencial')).toMatchObject({ citas: [{ referencia: reference }] });
    expect(await hit('video')).toEqual({ citas: [] });
  });

  it.each([
    ['a test by slot', 'testPCR'],
    ['a diagnostic test', 'prueba-1'],
  ])('have no hours of %s', async (_what, servicio) => {
    const hours = { de: '1600', a: '1700', minutos: 30, plazas: 1, centimos: 0, modalidad: 'video' };
    const cambio = { tipo: 'extra', clinica: 1, servicio, fecha: addDays(DAY, 1), ...hours };
    expect(await pilar.ask('POST', '/horarios/ver', { cambio })).toBe('422 badOpening');
  });

  it('have the link of the template on the page of the patient, or the one that reception entered', async () => {
    const reference = await booked();
    expect(await ownCall('')).toMatchObject({ cita: { enlace: `https://video.clinica.test/sala/${reference}` } });
    expect(await enter(reference, 'https://otra.test/sala?x=1')).toMatchObject({
      enlacepropio: 'https://otra.test/sala?x=1',
    });
    expect(await ownCall('')).toMatchObject({ cita: { enlace: 'https://otra.test/sala?x=1' } });
    expect(await enter(reference, '')).toMatchObject({ enlacepropio: null });
    expect(await mails('video-link')).toEqual([]);
    const log = JSON.stringify(await test.db.query('select action, details from audit'));
    expect(log).toContain('"link"');
    expect(log).not.toContain('otra.test');
  });

  it.each([
    'http://otra.test',
    'javascript:alert(1)',
    'https://ana:1@otra.test',
    'sala 3',
    `https://a.test/${'a'.repeat(500)}`,
  ])('refuse the link %s', async (link) => {
    expect(await enter(await booked(), link)).toBe('409 badLink');
  });

  it('refuse a link for a visit at the clinic', async () => {
    expect(await enter(await booked({ modalidad: null, hueco: '0900-0930' }), 'https://otra.test')).toBe(
      '409 notVideo',
    );
  });

  it('are written and read back unchanged, and only of consultations', async () => {
    const written = await readOpenings(test.db);
    expect(written).toEqual([...smallSchedules, ...agendas]);
  });
});
