import type { Db } from '#store/db';
import { type LoadOptions, runKilled } from './killed-runs';
import { bookHour, visitHours } from './visit-attempts';

type Booking = { numcita: string; key: string; status: string; day: string; init: string };
type Mail = { numcita: string; kind: string; day: string | null; init: string | null };

/**
 * Patients book, move and cancel at once, each act twice, under kills. Then every hour that is free is sold. Each field of the
 * answer but the first four counts what must not be.
 */
export const runVisitLoad = (options: LoadOptions) =>
  runKilled({
    ...options,
    attempts: 'tests/support/visit-attempts.ts',
    prepare: async (db) => {
      for (const [index, hour] of visitHours().entries()) {
        if (index % 2 === 0) await bookHour(db, hour, `first-${index}`);
      }
    },
    verify: async (db, runs) => {
      const said = runs.flatMap((run) => run.said());
      return { acts: said.length, ...(await verify(db, said)) };
    },
  });

async function verify(db: Db, said: string[]) {
  const hours = visitHours();
  const before = await bookingsOf(db);
  const byNumber = new Map(before.map((booking) => [booking.numcita, booking]));
  const keys = new Set(before.map(({ key }) => key));
  const mails = await mailsOf(db);
  const last = new Map(mails.map((mail) => [mail.numcita, mail]));
  const named = new Set(mails.map(({ numcita, day, init }) => `${numcita} ${day} ${init}`));

  const lost = said.filter((answer) => {
    const [kind, subject = '', day, init] = answer.split(':');
    if (kind === 'booked') return !keys.has(subject);
    if (kind === 'cancelled') return byNumber.get(subject)?.status !== 'cancelled';
    return kind === 'moved' && !named.has(`${subject} ${day} ${init}`);
  }).length;
  const misled = before.filter(({ numcita, status, day, init }) => {
    const mail = last.get(numcita);
    return status === 'cancelled'
      ? mail?.kind !== 'booking-cancelled'
      : mail?.kind === 'booking-cancelled' || mail?.day !== day || mail.init !== init;
  }).length;

  for (const [index, hour] of hours.entries()) await bookHour(db, hour, `last-${index}`);
  const sold = (await bookingsOf(db))
    .filter(({ status }) => status === 'confirmed')
    .map(({ day, init }) => `${day} ${init}`);
  const counted = (kind: string) => said.filter((answer) => answer.startsWith(`${kind}:`)).length;
  return {
    booked: counted('booked'),
    moved: counted('moved'),
    cancelled: counted('cancelled'),
    doubleBookings: sold.length - new Set(sold).size,
    lostSeats: hours.length - new Set(sold).size,
    lost,
    misled,
  };
}

const bookingsOf = (db: Db) =>
  db.query<Booking>('select numcita, idempotency_key as key, status, day::text as day, init_hhmm as init from booking');

/** The mails to patients, the oldest first. */
const mailsOf = (db: Db) =>
  db.query<Mail>(
    `select payload ->> 'numcita' as numcita, kind, payload ->> 'day' as day, payload ->> 'initTime' as init
     from outbox where kind <> 'clinic-notice' order by id`,
  );
