import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { missingNumbers } from '#receipts/export';
import { findReceipt } from '#receipts/read';
import { cancel } from '#reception/acts';
import type { Db } from '#store/db';
import { engines, type OpenEngine } from '#tests/support/backend-engines';
import { emptyTables } from '#tests/support/empty-tables';
import { ISSUER, insertHeld, insertPaid, numbersOf, numcitaOf, orderOf, settle } from '#tests/support/receipts';

const AT = (instant: string) => ({ issuer: ISSUER, now: () => new Date(instant) });
const NOON = AT('2026-11-23T12:00:00Z');
const LONG_AGO = new Date(0);
const PAYMENTS = 20;

class Forced extends Error {}

/** A database whose transactions fail at the end. */
const failing = (db: Db): Db => ({
  ...db,
  tx: (work) =>
    db.tx(async (q) => {
      await work(q);
      throw new Forced();
    }),
});

describe.each(engines)('receipt numbers ($name)', (engine) => {
  let opened: OpenEngine;
  let db: Db;
  beforeAll(async () => {
    opened = await engine.open();
    ({ db } = opened);
  });
  afterAll(() => opened.close());
  afterEach(() =>
    emptyTables(
      db,
      `booking, desk_note, booking_terms, reminder, payment, payment_event, outbox, audit, receipt,
         receipt_counter`,
      { restartIdentity: true },
    ),
  );

  const cancelled = (index: number, options = NOON) =>
    cancel({ db, actor: 'test', now: options.now(), issuer: options.issuer }, numcitaOf(index));

  it(`have no gap and no duplicate when ${PAYMENTS} payments are settled, rolled back and cancelled at once`, async () => {
    const all = Array.from({ length: PAYMENTS }, (_, index) => index);
    for (const index of all) await insertHeld(db, index);
    const pay = async (index: number) => {
      if (index % 3 === 0) await expect(settle(failing(db), orderOf(index), NOON)).rejects.toThrow(Forced);
      const copies = await Promise.all([settle(db, orderOf(index), NOON), settle(db, orderOf(index), NOON)]);
      expect(copies.toSorted()).toEqual(['paid', 'replayed']);
      if (index % 5 === 0) await cancelled(index);
    };
    const waiting = [...all];
    const workers = Array.from({ length: 12 }, async () => {
      for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) await pay(index);
    });
    await Promise.all(workers);

    const given = await numbersOf(db);
    const series = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${prefix}2026-${String(index + 1).padStart(6, '0')}`);
    expect(given.toSorted()).toEqual([...series('', PAYMENTS), ...series('R', PAYMENTS / 5)].toSorted());
    expect(await missingNumbers(db, 2026, LONG_AGO)).toEqual([]);
    const [mails] = await db.query(
      `select count(distinct payload ->> 'receipt')::int as told from outbox where kind in ('booking-confirmed', 'booking-cancelled')`,
    );
    expect(mails).toEqual({ told: PAYMENTS + PAYMENTS / 5 });
  });

  it('are released by a transaction whose connection dies', async () => {
    if (db.kind !== 'server') return;
    for (const index of [1, 2]) await insertHeld(db, index);
    const killed: Db = {
      ...db,
      tx: (work) =>
        db.tx(async (q) => {
          const value = await work(q);
          await q.query('select pg_terminate_backend(pg_backend_pid())');
          return value;
        }),
    };
    await expect(settle(killed, orderOf(1), NOON)).rejects.toThrow();
    await settle(db, orderOf(2), NOON);
    expect(await numbersOf(db)).toEqual(['2026-000001']);
  });

  it('restart with the year of the clinic clock, whose last hour in UTC is in the next year', async () => {
    await insertPaid(db, 1, AT('2026-12-31T22:59:59Z'));
    await insertPaid(db, 2, AT('2026-12-31T23:30:00Z'));
    await cancelled(1, AT('2027-01-02T10:00:00Z'));
    expect(await numbersOf(db)).toEqual(['2026-000001', '2027-000001', 'R2027-000001']);
    expect((await findReceipt(db, '2027-000001'))?.day).toBe('2027-01-01');
  });

  it('never have an earlier time than the previous number, whatever the clocks of the machines', async () => {
    await insertPaid(db, 1, AT('2026-11-24T12:00:00Z'));
    await insertPaid(db, 2, AT('2026-11-23T12:00:00Z'));
    expect((await findReceipt(db, '2026-000002'))?.day).toBe('2026-11-24');
  });

  it('continue after the millionth', async () => {
    await insertPaid(db, 1, NOON);
    await db.script('update receipt_counter set last = 999999');
    for (const index of [2, 3]) await insertPaid(db, index, NOON);
    expect((await numbersOf(db)).slice(1)).toEqual(['2026-1000000', '2026-1000001']);
  });

  it('are reported when they were deleted', async () => {
    for (const index of [1, 2, 3, 4]) await insertPaid(db, index, NOON);
    await db.script(`delete from receipt where number in ('2026-000001', '2026-000003')`);
    expect(await missingNumbers(db, 2026, LONG_AGO)).toEqual(['2026-000001', '2026-000003']);
    expect(await missingNumbers(db, 2026, new Date('2026-02-01T00:00:00Z'))).toEqual(['2026-000003']);
  });
});
