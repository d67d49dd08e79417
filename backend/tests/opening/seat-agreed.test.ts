import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeOpening } from '#opening/act';
import { confirm, type Desk } from '#reception/acts';
import { writeSchedules } from '#seed/write-schedules';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp, smallSchedules } from '#tests/support/booking-app';
import { comingMonday, normalRequest } from '#tests/support/booking-requests';

const MONDAY = comingMonday();
const SEATS = `select patient ->> 'who' as who, agenda, seat, overbooked, during is not null as during,
    patient ->> 'medico' as doctor, sequence from booking order by id`;

describe.each(engines)('visits that were agreed on before their agenda opened ($name)', (engine) => {
  let test: BookingApp;
  let desk: Desk;
  beforeAll(async () => {
    test = await openBookingApp(engine);
    desk = { db: test.db, actor: 'pilar', now: new Date(), operatorEmail: null };
  });
  afterAll(() => test.close());
  beforeEach(() => test.db.tx((tx) => writeSchedules(tx, smallSchedules)));
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
  });

  const line = {
    weekday: 1,
    from: '0900',
    to: '1000',
    minutes: 30,
    capacity: 1,
    priceCents: 0,
    first: null,
    last: null,
  };
  const agree = async () => {
    const { referencia } = (await (await test.submit(normalRequest())).json()) as { referencia: string };
    await confirm(desk, referencia, { day: MONDAY, initTime: '0900', endTime: null });
    await test.db.script('delete from outbox');
  };
  const expectSeated = async () => {
    expect(await test.db.query(SEATS)).toMatchObject([{ agenda: 'especialidad-2', seat: 1, overbooked: false }]);
    expect(await test.db.query('select from outbox')).toEqual([]);
    const again = await test.submit(normalRequest({ dia: MONDAY, hueco: '0900-0930' }));
    expect(await again.json()).toEqual({ success: false });
  };

  it('get its seats once the desk opens it', async () => {
    await agree();
    const change = { kind: 'addLines' as const, clinicId: 1, service: 'especialidad-2' as const, lines: [line] };
    await changeOpening({ ...desk, isManager: true }, change, { how: 'leave', seen: new Map() });
    await expectSeated();
  });

  it('get its seats once a file with it is imported', async () => {
    await agree();
    const agenda = { clinic: 'valencia-centro', speciality: 'cardiologia', minutes: 30, capacity: 1, priceCents: 0 };
    const hours = [{ weekdays: [1], from: '0900', to: '1000' }];
    await test.db.tx((tx) => writeSchedules(tx, [...smallSchedules, { ...agenda, hours }]));
    await expectSeated();
  });
});
