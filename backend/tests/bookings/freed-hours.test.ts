import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notifyOfFreedHours } from '#bookings/freed-hours';
import { expireHolds, releaseHold } from '#bookings/hold';
import { startHoldExpiry } from '#payments/hold-expiry';
import type { Db } from '#store/db';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, notedPayment, openBookingApp } from '#tests/support/booking-app';
import { comingMonday, slotRequest } from '#tests/support/booking-requests';
import { waitingCalls } from '#tests/support/waiting-calls';

const DAY = comingMonday();

describe.each(engines)('a freed hour ($name)', (engine) => {
  let test: BookingApp;
  let calls: ReturnType<typeof waitingCalls>;
  beforeAll(async () => {
    test = await openBookingApp(engine, { createPayment: notedPayment });
    calls = waitingCalls(test);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await calls.forget();
  });

  it('is offered by mail to the first in the waiting list, then to the next, until it is taken', async () => {
    const numcita = await calls.book();
    await calls.join('ana@example.test', 'eva@example.test', 'luis@example.test');
    expect(await calls.notify()).toBe(0);
    await releaseHold(test.db, numcita);
    expect(await calls.notify()).toBe(1);
    expect(await calls.notify()).toBe(0);
    expect((await calls.mails())[0]?.payload).toMatchObject({
      day: DAY,
      minutes: 30,
      link: `/pedir-cita?clinica=1&fecha=${DAY}#prueba=testAntigenos&hueco=0900-0915`,
    });
    await calls.nextTurn();
    await calls.notify();
    expect(await calls.told()).toEqual(['ana@example.test 0900', 'eva@example.test 0900']);
    await calls.book();
    await calls.nextTurn();
    expect(await calls.notify()).toBe(0);
    expect(await test.db.query('select 1 from freed_hour')).toEqual([]);
  });

  it('is noticed by the backend soon after it is freed', async () => {
    const numcita = await calls.book();
    await calls.join('ana@example.test');
    await releaseHold(test.db, numcita);
    const errors: unknown[] = [];
    const stop = startHoldExpiry(test.db, (error) => errors.push(error), 5);
    await expect.poll(calls.told).toEqual(['ana@example.test 0900']);
    stop();
    expect(errors).toEqual([]);
  });

  it('is offered to each person once, even when it is freed again', async () => {
    await calls.join('ana@example.test');
    for (let times = 0; times < 2; times += 1) {
      await releaseHold(test.db, await calls.book());
      await calls.notify();
      await calls.nextTurn();
      await calls.notify();
    }
    expect(await calls.told()).toEqual(['ana@example.test 0900']);
    expect(await test.db.query('select told from waiting_entry')).toEqual([{ told: [`${DAY} 0900`] }]);
  });

  it('comes from a lapsed hold, a cancellation, a move or a deleted booking', async () => {
    const changes = [
      async (numcita: string) => {
        await test.db.query(`update booking set hold_until = now() - interval '1 second' where numcita = $1`, [
          numcita,
        ]);
        await expireHolds(test.db);
      },
      (numcita: string) =>
        test.db.query(`update booking set status = 'cancelled', hold_until = null where numcita = $1`, [numcita]),
      (numcita: string) =>
        test.db.query(
          `update booking set init_hhmm = '0945', end_hhmm = '1000',
             during = tstzrange(lower(during) + interval '45 minutes', upper(during) + interval '45 minutes', '[)')
           where numcita = $1`,
          [numcita],
        ),
      (numcita: string) => test.db.query('delete from booking where numcita = $1', [numcita]),
    ];
    for (const change of changes) {
      const numcita = await calls.book();
      await calls.join('ana@example.test');
      await change(numcita);
      expect(await calls.notify()).toBe(1);
      await calls.forget();
    }
  });

  it('does not come from an unchanged booking, another day, another test or an hour without a waiting list', async () => {
    const numcita = await calls.book();
    await releaseHold(test.db, await calls.book('0945-1000'));
    await calls.join('ana@example.test');
    await test.db.query(`update booking set status = 'confirmed', hold_until = null where numcita = $1`, [numcita]);
    await test.submit(slotRequest());
    await test.db.script(`delete from booking where test = 'testPCR'`);
    expect(await test.db.query('select 1 from freed_hour')).toEqual([]);
  });

  it('is offered to one person at a time, and the next hour to the next person', async () => {
    const held = [await calls.book(), await calls.book('0915-0930')];
    await calls.join('ana@example.test', 'eva@example.test');
    for (const numcita of held) await releaseHold(test.db, numcita);
    expect(await calls.notify()).toBe(2);
    expect(await calls.told()).toEqual(['ana@example.test 0900', 'eva@example.test 0915']);
    await calls.nextTurn();
    await calls.notify();
    expect((await calls.told()).slice(2).sort()).toEqual(['ana@example.test 0915', 'eva@example.test 0900']);
  });

  it('is offered to no more people than there are free seats, under concurrent processes', async () => {
    const emails = Array.from({ length: 6 }, (_, at) => `p${at}@example.test`);
    const held = await Promise.all(['0900-0915', '0915-0930', '0930-0945'].map((hueco) => calls.book(hueco)));
    await calls.join(...emails);
    await test.db.script(`update booking set status = 'expired', hold_until = null`);
    expect(held).toHaveLength(3);
    const counts = await Promise.all(Array.from({ length: 5 }, calls.notify));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    const lines = await calls.told();
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(3);
    expect(new Set(lines.map((line) => line.split(' ')[1])).size).toBe(3);
  });

  it('is offered once when its one free seat was freed twice', async () => {
    const pcr = (more: object = {}) => test.submit(slotRequest({ tipo: 'testPCR', hueco: '0900-0920', ...more }));
    await pcr();
    await pcr();
    for (const email of ['ana@example.test', 'eva@example.test'])
      await calls.post('', calls.wish(email, { prueba: 'testPCR' }));
    const last = 'where id = (select max(id) from booking)';
    await test.db.script(`update booking set status = 'expired', hold_until = null ${last}`);
    await pcr();
    await test.db.script(`update booking set status = 'expired', hold_until = null ${last}`);
    expect(await test.db.query('select 1 from freed_hour')).toHaveLength(2);
    expect(await calls.notify()).toBe(1);
    expect(await test.db.query('select 1 from freed_hour')).toHaveLength(1);
  });

  it('is offered exactly once when a process ends halfway', async () => {
    const numcita = await calls.book();
    await calls.join('ana@example.test');
    await releaseHold(test.db, numcita);
    const ending: Db = {
      ...test.db,
      tx: (run) =>
        test.db.tx(async (tx) => {
          await run(tx);
          throw new Error('ended');
        }),
    };
    await expect(notifyOfFreedHours(ending, new Date())).rejects.toThrow('ended');
    expect(await calls.told()).toEqual([]);
    expect([await calls.notify(), await calls.notify()]).toEqual([1, 0]);
  });

  it('is not offered less than two hours ahead', async () => {
    const numcita = await calls.book();
    await calls.join('ana@example.test');
    await releaseHold(test.db, numcita);
    const start = new Date(`${DAY}T09:00:00+01:00`).getTime();
    expect(await notifyOfFreedHours(test.db, new Date(start - 110 * 60_000))).toBe(0);
    expect(await test.db.query('select 1 from freed_hour')).toEqual([]);
  });
});
