import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockOpening } from '#hours/opening';
import { applyChange } from '#opening/change';
import { readVisitsInClosedHours } from '#opening/settle';
import type { Querier } from '#store/db';
import { postgres } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp } from '#tests/support/booking-app';
import { comingMonday, slotRequest } from '#tests/support/booking-requests';
import { emptyTables } from '#tests/support/empty-tables';
import { usesPostgres } from '#tests/support/postgres';

const MONDAY = comingMonday();
const CLOSURE = {
  ...{ kind: 'addClosure' as const, clinicId: 1, regions: null, service: null, reason: '' },
  ...{ first: MONDAY, last: MONDAY, from: null, to: null },
};

// The embedded database has one session: a booking sent during the closure waits for it.
describe.runIf(usesPostgres())('a closure and concurrent bookings (PostgreSQL)', () => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(postgres);
  });
  afterAll(() => test.close());

  const waiting = async () => {
    for (;;) {
      const rows = await test.db.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`);
      if (rows.length > 0) return;
    }
  };
  const close = async (tx: Querier) => {
    await lockOpening(tx, [1], 'change');
    await applyChange(tx, CLOSURE);
    return await readVisitsInClosedHours(tx, { clinicIds: [1], first: MONDAY, last: MONDAY });
  };

  it('make a booking that has read the hours wait for the closure and find the hour closed', async () => {
    let sent: Promise<Response> | null = null;
    const hit = await test.db.tx(async (tx) => {
      const found = await close(tx);
      sent = test.submit(slotRequest());
      await waiting();
      return found;
    });
    expect(hit).toEqual([]);
    const response = (await sent) as Response | null;
    expect(await response?.json()).toMatchObject({ success: false });
    expect(await test.db.query('select 1 from booking')).toEqual([]);
    await emptyTables(test.db, 'closure');
  });

  it('make the closure wait for an earlier booking, and report it', async () => {
    let closed: Promise<unknown[]> | null = null;
    await test.db.tx(async (tx) => {
      await lockOpening(tx, [1], 'read');
      closed = test.db.tx(close);
      await waiting();
      // The hour is taken in the transaction that holds the lock, as in a submission.
      await tx.query(
        `insert into booking (numcita, clinic_id, test, day, init_hhmm, end_hhmm, during, seat, status, request_hash, locale,
           patient, amount_cents)
         values (repeat('A', 22), 1, 'testPCR', $1::date, '0900', '0920',
           tstzrange(($1::date + time '09:00') at time zone 'Europe/Madrid', ($1::date + time '09:20') at time zone 'Europe/Madrid'),
           1, 'confirmed', repeat('0', 64), 'es', '{}', 100)`,
        [MONDAY],
      );
    });
    expect(await closed).toMatchObject([{ numcita: 'A'.repeat(22) }]);
    await emptyTables(test.db, 'closure');
    await test.reset();
  });

  it('leave none of forty bookings in a closed hour without reporting it', async () => {
    const hours = Array.from({ length: 12 }, (_, count) => 540 + count * 20);
    const text = (minutes: number) =>
      `${Math.floor(minutes / 60)}`.padStart(2, '0') + `${minutes % 60}`.padStart(2, '0');
    const sent = Array.from({ length: 40 }, (_, count) => {
      const start = hours[count % hours.length] ?? 540;
      return test.submit(slotRequest({ hueco: `${text(start)}-${text(start + 20)}`, email: `p${count}@example.test` }));
    });
    const hit = await test.db.tx(close);
    await Promise.all(sent);
    const [booked] = await test.db.query<{ n: number }>(
      `select count(*)::integer as n from booking where status in ('held', 'confirmed')`,
    );
    expect(hit.length).toBe(booked?.n);
    expect(test.errors).toEqual([]);
  });
});
