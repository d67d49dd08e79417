import { addDays, madridInstant } from '@clinic/contract/dates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ScheduleSeed } from '#seed/schedules';
import { writeSchedules } from '#seed/write-schedules';
import { ACCEPTED } from '#tests/support/accepted';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp, smallSchedules } from '#tests/support/booking-app';
import { comingMonday, normalRequest } from '#tests/support/booking-requests';

const MONDAY = comingMonday();
const ANDRES = 2;
const CARDIOLOGY = 2;
/** "prueba-de-esfuerzo", which the small catalogue books with cardiology. */
const STRESS_TEST = 1;

const shared = { clinic: 'valencia-centro', minutes: 30, capacity: 1, priceCents: 0, from: MONDAY };
const agendas: ScheduleSeed[] = [
  { ...shared, speciality: 'cardiologia', hours: [{ weekdays: [1], from: '1000', to: '1100' }] },
  { ...shared, doctor: ANDRES, hours: [{ weekdays: [1], from: '0930', to: '1030' }] },
  { ...shared, diagnosticTest: 'prueba-de-esfuerzo', hours: [{ weekdays: [1], from: '0830', to: '0930' }] },
];

describe.each(engines)('the first free hours ($name)', (engine) => {
  let test: BookingApp;
  let now = new Date();
  let statements = 0;
  let ended = 0;
  beforeAll(async () => {
    test = await openBookingApp(engine, { now: () => now });
    const { db } = test;
    await db.tx((tx) => writeSchedules(tx, [...smallSchedules, ...agendas]));
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
    // No test is answered with the hours that an earlier one read.
    ended += 1;
    now = new Date(Date.now() + ended * 3_600_000);
  });

  /** The next call reads the hours again. */
  const minuteLater = () => {
    now = new Date(now.getTime() + 60_000);
  };
  const ask = async (query: string) => {
    const response = await test.app.request(`/api/citas/primerashoras?${query}`);
    expect(response.status).toBe(200);
    return (await response.json()) as { success: boolean; horas?: Record<string, unknown>[] };
  };
  const hours = async (query: string) =>
    (await ask(query)).horas?.map(({ id, fecha, initTime }) => `${id} ${fecha} ${initTime}`);
  const book = async (hueco: string, service: { medico?: number; prueba?: number } = {}) => {
    const request = normalRequest({ centromedico: '1', especialidad: '2', dia: MONDAY, hueco, ...service });
    expect(await (await test.submit(request)).json()).toMatchObject({ ...ACCEPTED, reservada: true });
    minuteLater();
  };

  it('of a doctor are one at each clinic, with the speciality it is booked for', async () => {
    expect(await ask(`tipo=medico&id=${ANDRES},1`)).toEqual({
      success: true,
      horas: [
        {
          ...{ tipo: 'medico', id: ANDRES, centro: 1, especialidad: CARDIOLOGY },
          ...{ fecha: MONDAY, initTime: '0930', endTime: '1000' },
        },
      ],
    });
  });

  it('of a speciality are the earliest of its own agenda and of its doctors', async () => {
    expect(await hours('tipo=especialidad')).toEqual([`${CARDIOLOGY} ${MONDAY} 0930`]);
    expect(await hours(`tipo=especialidad&id=${CARDIOLOGY}&centro=1`)).toEqual([`${CARDIOLOGY} ${MONDAY} 0930`]);
    expect(await hours(`tipo=especialidad&id=${CARDIOLOGY}&centro=2`)).toEqual([]);
    await book('0930-1000');
    expect(await hours('tipo=especialidad')).toEqual([`${CARDIOLOGY} ${MONDAY} 1000`]);
  });

  it('of a diagnostic test come from its own agenda, in which no consultation is booked', async () => {
    expect(await ask(`tipo=prueba&id=${STRESS_TEST},2`)).toEqual({
      success: true,
      horas: [
        {
          ...{ tipo: 'prueba', id: STRESS_TEST, centro: 1, especialidad: CARDIOLOGY },
          ...{ fecha: MONDAY, initTime: '0830', endTime: '0900' },
        },
      ],
    });
    expect(await hours('tipo=especialidad')).toEqual([`${CARDIOLOGY} ${MONDAY} 0930`]);
    await book('0830-0900', { prueba: STRESS_TEST });
    expect(await hours(`tipo=prueba&id=${STRESS_TEST}`)).toEqual([`${STRESS_TEST} ${MONDAY} 0900`]);
  });

  it('of a clinic are the earliest consultation, with its speciality, not a diagnostic test', async () => {
    expect(await ask('tipo=centro&id=1,2')).toEqual({
      success: true,
      horas: [
        {
          ...{ tipo: 'centro', id: 1, centro: 1, especialidad: CARDIOLOGY },
          ...{ fecha: MONDAY, initTime: '0930', endTime: '1000' },
        },
      ],
    });
  });

  it.each([
    ['are there when its record names no clinic', [], [`${STRESS_TEST} ${MONDAY} 0830`]],
    ['are there when its record names the clinic', [1, 2], [`${STRESS_TEST} ${MONDAY} 0830`]],
    ['are not there when its record names others', [2], []],
  ])('of a diagnostic test %s', async (_when, clinics, found) => {
    await test.db.query('delete from prueba_centromedico where prueba_id = $1', [STRESS_TEST]);
    await test.db.query(
      'insert into prueba_centromedico (prueba_id, centromedico_id) select $1, unnest($2::integer[])',
      [STRESS_TEST, clinics],
    );
    expect(await hours('tipo=prueba')).toEqual(found);
  });

  it('follow a booking within a minute, and a full day', async () => {
    await book('0930-1000', { medico: ANDRES });
    expect(await hours(`tipo=medico&id=${ANDRES}`)).toEqual([`${ANDRES} ${MONDAY} 1000`]);
    await book('1000-1030', { medico: ANDRES });
    expect(await hours(`tipo=medico&id=${ANDRES}`)).toEqual([`${ANDRES} ${addDays(MONDAY, 7)} 0930`]);
  });

  it('are answered from memory, and read again by one call at a time', async () => {
    await Promise.all([ask('tipo=medico'), ask('tipo=medico'), ask('tipo=especialidad')]);
    const once = statements;
    await ask('tipo=medico&id=1');
    expect(statements).toBe(once);
    minuteLater();
    statements = 0;
    await Promise.all([ask('tipo=medico'), ask('tipo=especialidad')]);
    expect(statements).toBe(3);
  });

  it('have not begun', async () => {
    now = madridInstant(MONDAY, '0931');
    expect(await hours('tipo=medico')).toEqual([`${ANDRES} ${MONDAY} 1000`]);
  });

  it('are none without an agenda, and impossible questions are refused', async () => {
    expect(await hours('tipo=medico&id=1')).toEqual([]);
    const many = Array.from({ length: 101 }, (_, index) => index + 1).join();
    for (const wrong of [
      '',
      'tipo=clinica',
      'tipo=medico&id=',
      'tipo=medico&id=1,x',
      'tipo=medico&centro=x',
      `tipo=medico&id=${many}`,
    ])
      expect([wrong, await ask(wrong)]).toEqual([wrong, { success: false }]);
  });
});
