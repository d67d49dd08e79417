import { addDays } from '@clinic/contract/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp } from '#tests/support/booking-app';
import { comingMonday, slotRequest } from '#tests/support/booking-requests';

const HOURS = ['0900-0915', '0915-0930', '0930-0945', '0945-1000'];
const DAYS = Array.from({ length: 5 }, (_, index) => addDays(comingMonday(), index));
const EVERY_HOUR = DAYS.flatMap((day) => HOURS.map((hour) => ({ day, hour })));
const ROUNDS = 200;

type Stored = { numcita: string; status: string; day: string; init: string };
type Mail = { numcita: string; kind: string; payload: { day: string; initTime: string; link?: string } };

/** Repeats the same numbers in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe.each(engines)('patients who book, move and cancel concurrently ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine);
  });
  afterAll(() => test.close());

  const bookAt = ({ day, hour }: { day: string; hour: string }) =>
    test.submit(slotRequest({ tipo: 'testAntigenos', dia: day.split('-').reverse().join('-'), hueco: hour }));
  const call = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await test.app.request(`/api/citas/propia${path}`, {
      ...{ method: 'POST', headers },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as { success: boolean; motivo?: string };
  };
  const bookings = () =>
    test.db.query<Stored>('select numcita, status, day::text as day, init_hhmm as init from booking order by id');
  /** The mails to patients, oldest first. */
  const mails = () =>
    test.db.query<Mail>(
      `select payload ->> 'numcita' as numcita, kind, payload from outbox where kind <> 'clinic-notice' order by id`,
    );
  const secrets = async (): Promise<string[]> =>
    (await mails()).flatMap(({ payload }) => payload.link?.split('#')[1] ?? []);

  it('never get a seat twice or lose one, and the last mail of each patient is right', async () => {
    for (const hour of EVERY_HOUR) await bookAt(hour);
    const known = await secrets();
    expect(known).toHaveLength(EVERY_HOUR.length);
    const random = seeded(20_261_123);
    const hourAt = () => EVERY_HOUR[random(EVERY_HOUR.length)] ?? { day: '', hour: '' };
    const acts = Array.from({ length: ROUNDS }, () => {
      const [what, secreto] = [random(10), known[random(known.length)]];
      const { day, hour } = hourAt();
      if (what < 2) return () => call('/anular', { secreto });
      if (what < 7) return () => call('/mover', { secreto, fecha: day, initTime: hour.slice(0, 4) });
      return () => bookAt({ day, hour });
    });
    const workers = Array.from({ length: 12 }, async () => {
      for (let act = acts.pop(); act; act = acts.pop()) await act();
    });
    await Promise.all(workers);
    expect(test.errors).toEqual([]);

    for (const hour of EVERY_HOUR) await bookAt(hour); // Every free seat can be sold.
    const stored = await bookings();
    const sold = stored.filter(({ status }) => status === 'confirmed').map(({ day, init }) => `${day} ${init}`);
    expect(sold.toSorted()).toEqual(EVERY_HOUR.map(({ day, hour }) => `${day} ${hour.slice(0, 4)}`).toSorted());
    expect(stored.some(({ status }) => status === 'cancelled')).toBe(true);

    const told = new Map((await mails()).map((mail) => [mail.numcita, mail]));
    expect((await mails()).some(({ kind }) => kind === 'booking-moved')).toBe(true);
    for (const { numcita, status, day, init } of stored) {
      const last = told.get(numcita);
      if (status === 'cancelled') expect(last?.kind).toBe('booking-cancelled');
      else expect([last?.payload.day, last?.payload.initTime]).toEqual([day, init]);
    }
  });

  it('who want the same hour: one gets it, the other keeps the old one', async () => {
    await test.reset();
    const [first, second, wanted] = EVERY_HOUR;
    for (const hour of [first, second]) if (hour) await bookAt(hour);
    const to = { fecha: wanted?.day, initTime: wanted?.hour.slice(0, 4) };
    const answers = await Promise.all((await secrets()).map((secreto) => call('/mover', { secreto, ...to })));
    expect(answers.map(({ motivo = 'moved' }) => motivo).toSorted()).toEqual(['moved', 'taken']);
    expect((await bookings()).filter(({ init }) => init === to.initTime)).toHaveLength(1);
  });

  it('who move to and book the same hour: one gets it, and nothing fails', async () => {
    const [from, wanted] = EVERY_HOUR;
    if (!from || !wanted) throw new Error('There are no hours.');
    const to = { fecha: wanted.day, initTime: wanted.hour.slice(0, 4) };
    for (let round = 0; round < 30; round += 1) {
      await test.reset();
      await bookAt(from);
      const [secreto] = await secrets();
      await Promise.all([call('/mover', { secreto, ...to }), bookAt(wanted)]);
      expect(test.errors).toEqual([]);
      expect((await bookings()).filter(({ init }) => init === to.initTime)).toHaveLength(1);
    }
  });
});
