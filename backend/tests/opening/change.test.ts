import { addDays } from '@clinic/contract/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeSchedules } from '#seed/write-schedules';
import { engines } from '#tests/support/backend-engines';
import { smallSchedules } from '#tests/support/booking-app';
import { comingMonday, slotRequest } from '#tests/support/booking-requests';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

type Visit = {
  referencia: string;
  version: number;
  nombre: string;
  inicio: string;
  queda: string;
  nuevafecha: string;
  nuevainicio: string;
};
type Visits = { citas: Visit[] };

const seenOf = ({ citas }: Visits) => Object.fromEntries(citas.map(({ referencia, version }) => [referencia, version]));

const MONDAY = comingMonday();
const TUESDAY = addDays(MONDAY, 1);
const closing = (more: object = {}) => ({
  ...{ tipo: 'cierre', clinica: 1, regiones: null, servicio: null, desde: MONDAY, hasta: MONDAY },
  ...{ de: null, a: null, motivo: 'Obras', ...more },
});
const hours = (more: object = {}) => ({ de: '09:00', a: '13:00', minutos: 20, plazas: 2, centimos: 4500, ...more });

describe.each(engines)('changes of opening hours at the desk ($name)', (engine) => {
  let test: StaffApp;
  let desk: DeskBrowser;
  beforeAll(async () => {
    test = await openStaffApp(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    await test.db.tx((q) => writeSchedules(q, smallSchedules));
    desk = await test.signedIn({ role: 'manager' });
  });

  const book = async (more: Record<string, unknown> = {}) => {
    const answer = await test.app.request('/api/citas/solicitar', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(slotRequest(more)),
    });
    return (await answer.json()) as { success: boolean };
  };
  const free = async (day = MONDAY, prueba = 'testPCR') => {
    const query = new URLSearchParams({ centromedico: '1', fecha: day, prueba });
    const answer = (await (await test.app.request(`/api/citas/buscarhuecos?${query}`)).json()) as { slots: object[] };
    return answer.slots.length;
  };
  const preview = (cambio: object) => desk.ask('POST', '/horarios/ver', { cambio }) as Promise<Visits>;
  const change = (cambio: object, citas = 'dejar', seen: Visit[] = []) =>
    desk.ask('POST', '/horarios', { cambio, citas, vistas: seenOf({ citas: seen }) });
  const mails = (kind: string) =>
    test.db.query<{ n: number }>('select count(*)::integer as n from outbox where kind = $1', [kind]);

  it('close a day with bookings: all are moved to the next free hours and notified', async () => {
    for (const hueco of ['0900-0920', '0900-0920', '1000-1020']) await book({ hueco });
    await book({ hueco: '0900-0920', dia: TUESDAY.split('-').reverse().join('-') });
    const { citas } = await preview(closing());
    expect(citas.map(({ nombre, inicio }) => [nombre, inicio])).toEqual([
      ['Ana Pérez Gómez', '0900'],
      ['Ana Pérez Gómez', '0900'],
      ['Ana Pérez Gómez', '1000'],
    ]);
    expect(await free()).toBe(11);
    const done = (await change(closing(), 'mover', citas)) as Visits;
    expect(done.citas.map(({ queda, nuevafecha, nuevainicio }) => [queda, nuevafecha, nuevainicio])).toEqual([
      ['moved', TUESDAY, '0900'],
      ['moved', TUESDAY, '0920'],
      ['moved', TUESDAY, '0920'],
    ]);
    expect([await free(), await free(TUESDAY)]).toEqual([0, 10]);
    expect(await mails('booking-moved')).toEqual([{ n: 3 }]);
    expect(await book({ hueco: '1200-1220' })).toMatchObject({ success: false });
    const log = await test.db.query('select action, subject from audit where action in ($1, $2) order by id', [
      'opening',
      'agenda',
    ]);
    expect(log).toEqual([
      { action: 'agenda', subject: 'closed hours' },
      { action: 'opening', subject: 'clinic 1' },
    ]);
  });

  it('cancel existing bookings, or list them until they are handled', async () => {
    await book({ hueco: '0900-0920' });
    await book({ hueco: '1000-1020' });
    const some = closing({ de: '10:00', a: '11:00', servicio: 'testPCR' });
    const seen = await preview(some);
    expect(((await change(some, 'anular', seen.citas)) as Visits).citas[0]).toMatchObject({ queda: 'cancelled' });
    expect(await mails('booking-cancelled')).toEqual([{ n: 1 }]);
    const whole = closing();
    const left = await preview(whole);
    expect(((await change(whole, 'dejar', left.citas)) as Visits).citas[0]).toMatchObject({ queda: 'left' });
    const outside = (await desk.ask('GET', '/horarios/fuera?clinica=1')) as Visits;
    expect(outside.citas.map(({ inicio }) => inicio)).toEqual(['0900']);
    await desk.ask('POST', '/horarios/fuera', { clinica: 1, citas: 'mover', vistas: seenOf(outside) });
    expect(await desk.ask('GET', '/horarios/fuera?clinica=1')).toEqual({ citas: [] });
    expect(await mails('booking-moved')).toEqual([{ n: 1 }]);
  });

  it('apply only to the visits that were shown, and are refused when another booking came in', async () => {
    await book({ hueco: '0900-0920' });
    const { citas } = await preview(closing());
    await book({ hueco: '1100-1120' });
    expect(await change(closing(), 'anular', citas)).toBe('409 newlyBooked');
    expect([await free(), await mails('booking-cancelled')]).toEqual([12, [{ n: 0 }]]);
  });

  it('move and cancel no visit that was moved since it was shown', async () => {
    await book({ hueco: '0900-0920' });
    const { citas } = await preview(closing());
    const colleague = await test.signedIn({ email: 'mar@clinica.test' });
    const [{ referencia = '' } = {}] = citas;
    await test.act(colleague, referencia, 'mover', { fecha: MONDAY, inicio: '1000' });
    expect(await change(closing(), 'anular', citas)).toBe('409 newlyBooked');
    const { citas: now } = await preview(closing());
    await change(closing(), 'dejar', now);
    const settled = await desk.ask('POST', '/horarios/fuera', {
      clinica: 1,
      citas: 'anular',
      vistas: seenOf({ citas }),
    });
    expect(settled).toMatchObject({ citas: [{ referencia, inicio: '1000', queda: 'left' }] });
    expect(await mails('booking-cancelled')).toEqual([{ n: 0 }]);
  });

  it('end and change lines, reassign the seat that is gone, and send no needless mails', async () => {
    await book({ hueco: '0900-0920' });
    await book({ hueco: '0900-0920' });
    await test.db.query(`update booking set status = 'cancelled' where seat = 1`);
    const { lineas } = (await desk.ask('GET', '/horarios?clinica=1')) as {
      lineas: { id: number; dia: number; servicio: string }[];
    };
    const id = lineas.find(({ dia, servicio }) => dia === 1 && servicio === 'testPCR')?.id;
    const fewer = { tipo: 'cambiarLinea', id, desde: MONDAY, hasta: null, ...hours({ plazas: 1 }) };
    const { citas } = await preview(fewer);
    expect(citas).toHaveLength(1);
    expect(((await change(fewer, 'mover', citas)) as Visits).citas[0]).toMatchObject({ nuevainicio: '0900' });
    expect(await mails('booking-moved')).toEqual([{ n: 0 }]);
    expect([await free(), await free(addDays(MONDAY, -7))]).toEqual([11, 12]);
    expect(await change({ tipo: 'terminarLinea', id, hasta: addDays(MONDAY, -8) })).toEqual({ citas: [] });
    expect(await free(addDays(MONDAY, -7))).toBe(0);
  });

  it('refuse overlapping lines of one service, in the week or as extra hours', async () => {
    const line = { tipo: 'lineas', clinica: 1, servicio: 'testPCR', dias: [1], desde: null, hasta: null };
    expect(await change({ ...line, ...hours({ de: '12:40', a: '14:00' }) })).toBe('409 overlap');
    expect(await change({ ...line, ...hours({ de: '13:00', a: '14:00' }) })).toEqual({ citas: [] });
    const extra = { tipo: 'extra', clinica: 1, servicio: 'testPCR', fecha: MONDAY };
    expect(await change({ ...extra, ...hours() })).toBe('409 overlap');
    const holiday = { fecha: MONDAY, nombre: 'Fiesta', clinica: 1, regiones: null };
    await change({ tipo: 'festivos', festivos: [holiday, holiday] });
    expect(await free()).toBe(0);
    expect(await change({ ...extra, ...hours({ a: '10:00' }) })).toEqual({ citas: [] });
    expect(await free()).toBe(3);
    expect(await test.db.query('select count(*)::integer as n from closure')).toEqual([{ n: 1 }]);
  });

  it("are limited to the account's own clinics, and changes of all clinics to a manager of all", async () => {
    desk = await test.signedIn({ role: 'reception', clinicSlugs: ['castello'], email: 'luz@clinica.test' });
    expect(await change(closing())).toBe('404 unknown');
    expect(await change(closing({ clinica: null }))).toBe('409 notAllClinics');
    expect(await desk.ask('GET', '/horarios?clinica=1')).toBe('422 badQuery');
    expect(await change(closing({ clinica: 2, regiones: null }))).toEqual({ citas: [] });
    expect(await change({ tipo: 'cierre', clinica: 2 })).toBe('422 badOpening');
  });
});
