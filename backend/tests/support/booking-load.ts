import type { Db } from '#store/db';
import { SEATS_PER_WAVE, WAVE } from './booking-attempts';
import { type LoadOptions, runKilled } from './killed-runs';
import { DROP_GUARANTEES } from './naive-booking';

export type LoadReport = {
  attempts: number;
  acknowledged: number;
  /** Number of keys that got a response. */
  answeredKeys: number;
  kills: number;
  crashes: number;
  seconds: number;
  /** Seats sold more than once, and active bookings beyond the seats of a slot. */
  doubleBookings: number;
  /** Keys with the response "accepted" and without a booking. */
  lost: number;
  duplicateKeys: number;
  /** Confirmed or requested bookings without exactly one mail to the patient. */
  withoutMail: number;
  soldSeats: number;
  seats: number;
};

/** Makes everybody compete for the same seats, each key twice, under kills. */
export const runBookingLoad = (options: LoadOptions): Promise<LoadReport> =>
  runKilled({
    ...options,
    attempts: 'tests/support/booking-attempts.ts',
    prepare: async (db) => {
      await db.script('create table noted_payment (numcita text, amount_cents integer)');
      if (options.isNaive) await db.script(DROP_GUARANTEES);
    },
    verify: async (db, runs) => ({
      attempts: options.keys * 2,
      acknowledged: runs.reduce((sum, run) => sum + run.answers(), 0),
      answeredKeys: new Set(runs.flatMap((run) => run.answeredKeys())).size,
      ...(await verify(db, new Set(runs.flatMap((run) => run.accepted())), options.keys)),
    }),
  });

async function verify(db: Db, accepted: Set<number>, keys: number) {
  const count = async (sql: string): Promise<number> => (await db.query<{ n: number }>(sql))[0]?.n ?? 0;
  const live = `status in ('held', 'confirmed')`;
  const doubleBookings = await count(
    `select coalesce(sum(sold - seats), 0)::int as n from (
       select count(*) as sold, least(count(distinct seat), case test when 'testPCR' then 2 else 1 end) as seats
       from booking where ${live} group by clinic_id, test, day, init_hhmm) as slots where sold > seats`,
  );
  const stored = await db.query<{ key: string }>('select idempotency_key as key from booking');
  const keysStored = new Set(stored.map(({ key }) => key));
  const lost = [...accepted].filter((key) => !keysStored.has(`load-key-${key}`)).length;
  const withoutMail = await count(
    `select count(*)::int as n from booking where status in ('confirmed', 'requested') and (
       select count(*) from outbox where kind <> 'clinic-notice' and payload ->> 'numcita' = numcita) <> 1`,
  );
  const soldSeats = await count(`select count(*)::int as n from booking where ${live}`);
  const duplicateKeys = stored.length - keysStored.size;
  return {
    doubleBookings,
    lost,
    duplicateKeys,
    withoutMail,
    soldSeats,
    seats: Math.ceil(keys / WAVE) * SEATS_PER_WAVE,
  };
}
