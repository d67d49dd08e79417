import { parseRequest } from '#bookings/request';
import { submitAppointment } from '#bookings/submit';
import type { Db } from '#store/db';
import { slotRequest } from './booking-requests';
import { openDeskSession } from './desk-session';
import { type LoadOptions, runKilled } from './killed-runs';
import { bookHour, visitHours } from './visit-acts';

type Booking = { numcita: string; key: string; status: string; day: string; init: string; isSlot: boolean };
type Mail = { numcita: string; kind: string; day: string | null; init: string | null };

/**
 * Patients and the desk book, move, cancel and confirm at once, half of the acts each, every act twice, under kills. Each field
 * of the result except the first five counts violations.
 */
export const runVisitLoad = (options: LoadOptions) =>
  runKilled({
    ...options,
    attempts: 'tests/support/visit-attempts.ts',
    prepare: async (db) => {
      await openDeskSession(db);
      await bookEverySecond(db);
      await askForEveryThird(db);
    },
    verify: async (db, runs) => {
      const said = runs.flatMap((run) => run.said());
      const unlogged = await countUnlogged(db);
      const ofDesk = runs.flatMap((run) => run.keys()).filter((key) => key % 2 === 1).length;
      return { acts: said.length, ofDesk, ...(await verifyVisits(db, said)), unlogged };
    },
  });

/** Books every second hour before the acts start. */
async function bookEverySecond(db: Db): Promise<void> {
  for (const [index, hour] of visitHours().entries()) {
    if (index % 2 === 0) await bookHour(db, hour, `first-${index}`);
  }
}

/** Adds the call requests that the desk confirms. */
async function askForEveryThird(db: Db): Promise<void> {
  for (const [index, { day, hour }] of visitHours().entries()) {
    if (index % 3 !== 0) continue;
    const request = parseRequest(slotRequest({ tipo: 'testAntigenos', dia: day, hueco: hour, nopagar: true }));
    if ('refused' in request) throw new Error(`${day} ${hour} cannot be asked for.`);
    const idempotencyKey = `request-${index}`;
    await submitAppointment({ db, now: () => new Date() }, { request, locale: 'es', idempotencyKey });
  }
}

/** Bookings of the desk without exactly one line in the access log. */
async function countUnlogged(db: Db): Promise<number> {
  const [found] = await db.query<{ count: number }>(
    `select count(*)::int as count from booking where idempotency_key like 'desk-act-%' and
       (select count(*) from audit where action = 'add' and subject = reference) <> 1`,
  );
  return found?.count ?? 0;
}

/** Compares the responses with the database, then sells every free hour. */
async function verifyVisits(db: Db, said: readonly string[]) {
  const hours = visitHours();
  const before = await bookingsOf(db);
  const byNumber = new Map(before.map((booking) => [booking.numcita, booking]));
  const keys = new Set(before.map(({ key }) => key));
  const mails = await mailsOf(db);
  const last = new Map(mails.map((mail) => [mail.numcita, mail]));
  const named = new Set(mails.map(({ numcita, day, init }) => `${numcita} ${day} ${init}`));
  const confirmed = new Set(mails.flatMap(({ kind, numcita }) => (kind === 'booking-confirmed' ? [numcita] : [])));

  const lost = said.filter((answer) => {
    const [kind, subject = '', day, init] = answer.split(':');
    if (kind === 'booked') return !keys.has(subject);
    if (kind === 'cancelled') return byNumber.get(subject)?.status !== 'cancelled';
    if (kind === 'confirmed') return !confirmed.has(subject);
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
    .filter(({ status, isSlot }) => status === 'confirmed' && isSlot)
    .map(({ day, init }) => `${day} ${init}`);
  const counted = (kind: string) => said.filter((answer) => answer.startsWith(`${kind}:`)).length;
  return {
    booked: counted('booked'),
    moved: counted('moved'),
    cancelled: counted('cancelled'),
    confirmed: counted('confirmed'),
    doubleBookings: sold.length - new Set(sold).size,
    lostSeats: hours.length - new Set(sold).size,
    lost,
    misled,
    withoutMail: before.filter(({ numcita }) => !last.has(numcita)).length,
  };
}

const bookingsOf = (db: Db) =>
  db.query<Booking>(
    `select numcita, idempotency_key as key, status, day::text as day, init_hhmm as init, test is not null as "isSlot"
     from booking`,
  );

/** The mails to patients, oldest first. */
const mailsOf = (db: Db) =>
  db.query<Mail>(
    `select payload ->> 'numcita' as numcita, kind, payload ->> 'day' as day, payload ->> 'initTime' as init
     from outbox where kind <> 'clinic-notice' order by id`,
  );
