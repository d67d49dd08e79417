import { addDays } from '@clinic/contract/dates';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ScheduleSeed } from '#seed/schedules';
import { writeSchedules } from '#seed/write-schedules';
import { engines } from '#tests/support/backend-engines';
import { smallSchedules } from '#tests/support/booking-app';
import { comingMonday, normalRequest, slotRequest } from '#tests/support/booking-requests';
import { callerConsultation } from '#tests/support/caller';
import { emptyTables } from '#tests/support/empty-tables';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

type Whole = Record<string, unknown> & {
  referencia: string;
  version: number;
  actos: { action: string; details: object }[];
};
type Hours = { agenda: boolean; sobrecupo: boolean; dias: { fecha: string; horas: { inicio: string }[] }[] };

const MONDAY = comingMonday();
const TUESDAY = addDays(MONDAY, 1);
const ANDRES = 2;
const shared = { clinic: 'valencia-centro', minutes: 30, capacity: 1, priceCents: 0 };
const cardiology: ScheduleSeed = {
  ...shared,
  ...{ speciality: 'cardiologia', hours: [{ weekdays: [1], from: '0900', to: '1000' }] },
};
const andres: ScheduleSeed = { ...shared, doctor: ANDRES, hours: [{ weekdays: [1], from: '0900', to: '1030' }] };

describe.each(engines)('the hour of a booking at the desk ($name)', (engine) => {
  let test: StaffApp;
  let pilar: DeskBrowser;
  let manager: DeskBrowser;
  beforeAll(async () => {
    test = await openStaffApp(engine);
    pilar = await test.signedIn({});
    manager = await test.signedIn({ email: 'marta@clinica.test', name: 'Marta', role: 'manager' });
  });
  afterAll(() => test.close());
  beforeEach(() => open(cardiology));
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await emptyTables(test.db, 'booking, desk_note, booking_terms, reminder, outbox, audit');
  });

  const open = (...agendas: ScheduleSeed[]) => test.db.tx((tx) => writeSchedules(tx, [...smallSchedules, ...agendas]));
  const web = async (body: object) => {
    const response = await test.app.request('/api/citas/solicitar', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { success: boolean; referencia: string };
  };
  const asked = async (more: Record<string, unknown> = {}) => (await web(normalRequest(more))).referencia;
  const booked = async (hueco: string, more: Record<string, unknown> = {}) =>
    (await web(normalRequest({ dia: MONDAY, hueco, ...more }))).success;
  const act = async (name: string, reference: string, inicio: string, more: object = {}, browser = pilar) =>
    (await test.act(browser, reference, name, { fecha: MONDAY, inicio, ...more })) as Whole;
  const confirm = (reference: string, inicio: string, more = {}, browser = pilar) =>
    act('confirmar', reference, inicio, more, browser);
  const move = (reference: string, inicio: string, more = {}, browser = pilar) =>
    act('mover', reference, inicio, more, browser);
  const hoursOf = async (reference: string, day = MONDAY, browser = pilar) =>
    (await browser.ask('GET', `/reservas/${reference}/huecos?fecha=${day}`)) as Hours;
  const free = async (reference: string) =>
    (await hoursOf(reference)).dias.find(({ fecha }) => fecha === MONDAY)?.horas.map(({ inicio }) => inicio) ?? [];
  const offered = async (address = '/huecos?clinica=1&especialidad=2') => {
    const { dias } = (await pilar.ask('GET', `${address}&fecha=${MONDAY}`)) as Hours;
    return dias.find(({ fecha }) => fecha === MONDAY)?.horas.map(({ inicio }) => inicio) ?? [];
  };
  const stored = async (reference: string) => {
    const [row] = await test.db.query<Record<string, unknown>>(
      `select agenda, seat, day::text as day, init_hhmm as init, end_hhmm as "end", during is not null as during, overbooked,
              patient ->> 'medico' as doctor from booking where reference = $1`,
      [reference],
    );
    return row;
  };

  it('is taken by a confirmed request and refused to the web and the desk', async () => {
    const reference = await asked();
    expect(await confirm(reference, '09:00')).toMatchObject({
      estado: 'confirmed',
      inicio: '0900',
      fin: '0930',
      puesto: 1,
    });
    expect(await stored(reference)).toMatchObject({
      agenda: 'especialidad-2',
      seat: 1,
      during: true,
      overbooked: false,
    });
    expect(await offered()).toEqual(['0930']);
    expect(await booked('0900-0930')).toBe(false);
    expect(await pilar.ask('POST', '/reservas', callerConsultation({ dia: MONDAY, hueco: '0900' }))).toBe('409 taken');
  });

  it('must be free: a taken hour, one before opening or between two is refused, and nothing changes', async () => {
    await booked('0900-0930');
    const reference = await asked();
    for (const [hour, reason] of [
      ['09:00', 'taken'],
      ['08:50', 'noSlot'],
      ['09:15', 'noSlot'],
      ['10:00', 'noSlot'],
    ] as const)
      expect(await confirm(reference, hour)).toBe(`409 ${reason}`);
    expect(await confirm(reference, '09:00', { fecha: TUESDAY })).toBe('409 noSlot');
    expect(await stored(reference)).toMatchObject({ agenda: null, seat: null, day: null });
    await confirm(reference, '09:30');
    for (const hour of ['09:00', '08:50']) expect(await move(reference, hour)).toMatch(/^409 /);
    expect(await stored(reference)).toMatchObject({ init: '0930', seat: 1 });
  });

  it('is released by a move, and can be with another doctor when the patient asked for none', async () => {
    await open(cardiology, andres);
    const reference = await asked();
    await confirm(reference, '09:00');
    await move(reference, '10:00');
    expect(await stored(reference)).toMatchObject({ agenda: `medico-${ANDRES}`, doctor: String(ANDRES), init: '1000' });
    expect(await offered()).toEqual(['0900', '0930']);
    await move(reference, '09:30');
    expect(await stored(reference)).toMatchObject({ agenda: `medico-${ANDRES}`, init: '0930' });
    await booked('0900-0930', { medico: String(ANDRES) });
    await move(reference, '09:00');
    expect(await stored(reference)).toMatchObject({ agenda: 'especialidad-2', doctor: null, init: '0900' });
  });

  it('must be with the doctor the patient asked for', async () => {
    await open(cardiology, andres);
    await booked('0930-1000', { medico: String(ANDRES) });
    const reference = await asked({ medico: String(ANDRES) });
    expect(await free(reference)).toEqual(['0900', '1000']);
    expect(await confirm(reference, '09:30')).toBe('409 taken');
    await confirm(reference, '10:00');
    expect(await stored(reference)).toMatchObject({ agenda: `medico-${ANDRES}`, doctor: String(ANDRES) });
  });

  it('is offered by reference: the next free days without its own hour, whose seat counts as free', async () => {
    const reference = await asked();
    expect(await hoursOf(reference)).toMatchObject({ agenda: true, sobrecupo: false });
    expect(await free(reference)).toEqual(['0900', '0930']);
    await confirm(reference, '09:00');
    expect(await free(reference)).toEqual(['0930']);
    await open({ ...cardiology, minutes: 15 });
    expect(await free(reference)).toEqual(['0915', '0930', '0945']);
    expect(await move(reference, '09:15')).toMatchObject({ inicio: '0915', fin: '0930' });
    const { referencia } = await web(slotRequest({ tipo: 'testAntigenos' }));
    expect(await free(referencia)).toEqual(['0915', '0930', '0945']);
    expect(await pilar.ask('GET', `/reservas/${referencia}/huecos?fecha=mañana`)).toBe('422 badQuery');
    const castello = await test.signedIn({ email: 'castello@clinica.test', clinicSlugs: ['castello'] });
    expect(await castello.ask('GET', `/reservas/${referencia}/huecos`)).toBe('404 unknown');
  });

  it('is agreed on where the clinic has no agenda for it, also when it had one before', async () => {
    const elsewhere = await asked({ centromedico: '2' });
    expect(await hoursOf(elsewhere)).toMatchObject({ agenda: false, dias: [] });
    expect(await confirm(elsewhere, '17:00', { fin: '17:45' })).toMatchObject({
      inicio: '1700',
      fin: '1745',
      puesto: null,
    });
    await web(normalRequest({ dia: MONDAY, hueco: '0900-0930' }));
    const [{ reference = '' } = {}] = await test.db.query<{ reference: string }>(
      `select reference from booking where agenda is not null`,
    );
    await open();
    expect(await hoursOf(reference)).toMatchObject({ agenda: false });
    expect(await move(reference, '17:00')).toMatchObject({ inicio: '1700', fin: '1730', puesto: null });
    expect(await stored(reference)).toMatchObject({ agenda: null, seat: null, during: false });
  });

  it('is overbooked only by a manager and on purpose, which is stored, shown and logged', async () => {
    await booked('0900-0930');
    const reference = await asked();
    expect(await confirm(reference, '09:00', { sobrecupo: true })).toBe('403 forbidden');
    expect(await confirm(reference, '09:00', {}, manager)).toBe('409 taken');
    expect(await hoursOf(reference, MONDAY, manager)).toMatchObject({ sobrecupo: true });
    const whole = await confirm(reference, '09:00', { sobrecupo: true }, manager);
    expect(whole).toMatchObject({ estado: 'confirmed', inicio: '0900', fin: '0930', sobrecupo: true });
    expect(whole.actos).toContainEqual(
      expect.objectContaining({
        action: 'confirm',
        details: { was: 'requested', at: `${MONDAY} 09:00`, seat: 'overbooked' },
      }),
    );
    const { citas } = (await pilar.ask('GET', `/agenda?desde=${MONDAY}&hasta=${MONDAY}`)) as {
      citas: { referencia: string; sobrecupo: boolean }[];
    };
    expect(citas.map(({ sobrecupo }) => sobrecupo)).toEqual([false, true]);
    const moved = await move(reference, '08:50', { sobrecupo: true }, manager);
    expect(moved).toMatchObject({ inicio: '0850', fin: '0920', sobrecupo: true });
    expect(moved.actos).toContainEqual(
      expect.objectContaining({ action: 'move', details: expect.objectContaining({ seat: 'overbooked' }) }),
    );
    expect(await move(reference, '09:30', {}, manager)).toMatchObject({ inicio: '0930', sobrecupo: false, puesto: 1 });
  });

  it('takes no seat of others when overbooked, and takes a free seat if there is one', async () => {
    const [early, full, another] = [await asked(), await asked(), await asked()];
    await confirm(early, '08:50', { sobrecupo: true }, manager);
    expect(await offered()).toEqual(['0900', '0930']);
    expect(await confirm(full, '09:00', { sobrecupo: true }, manager)).toMatchObject({ sobrecupo: false, puesto: 1 });
    expect(await confirm(another, '09:00', { sobrecupo: true }, manager)).toMatchObject({ sobrecupo: true });
    expect(await offered()).toEqual(['0930']);
    await test.act(pilar, full, 'cancelar', { razon: 'patient' });
    expect(await offered()).toEqual(['0900', '0930']);
    expect(await booked('0900-0930')).toBe(true);
    const seats = await test.db.query<{ seat: number }>('select seat from booking where overbooked');
    expect(new Set(seats.map(({ seat }) => seat)).size).toBe(2);
    expect(await pilar.ask('GET', '/horarios/fuera?clinica=1')).toMatchObject({ citas: [] });
  });

  it('is affected by a closure when overbooked, and moved to a regular seat', async () => {
    const reference = await asked();
    const { version } = await confirm(reference, '08:50', { sobrecupo: true }, manager);
    const cambio = {
      ...{ tipo: 'cierre', clinica: 1, regiones: null, servicio: null, desde: MONDAY, hasta: MONDAY },
      ...{ de: null, a: null, motivo: '' },
    };
    await manager.ask('POST', '/horarios', { cambio, citas: 'mover', vistas: { [reference]: version } });
    const next = { day: addDays(MONDAY, 7), init: '0900', seat: 1, overbooked: false };
    expect(await stored(reference)).toMatchObject(next);
    await test.db.script('delete from closure');
  });

  it('of a test is chosen and overbooked the same way', async () => {
    const antigens = { tipo: 'testAntigenos' };
    await web(slotRequest(antigens));
    const { referencia } = await web(slotRequest({ ...antigens, hueco: '0915-0930' }));
    expect(await move(referencia, '09:00')).toBe('409 taken');
    expect(await move(referencia, '09:00', { sobrecupo: true }, manager)).toMatchObject({
      sobrecupo: true,
      inicio: '0900',
      fin: '0915',
    });
    expect(await offered('/huecos?clinica=1&prueba=testAntigenos')).toEqual(['0915', '0930', '0945']);
    expect(await move(referencia, '23:50', { sobrecupo: true }, manager)).toMatchObject({
      inicio: '2350',
      fin: '2359',
    });
    expect(await move(referencia, '09:00', { fecha: '2020-01-06', sobrecupo: true }, manager)).toBe('409 past');
  });
});
