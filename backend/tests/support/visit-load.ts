import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Db } from '#store/db';
import { openStore } from '#store/open';
import { prepareBookings } from './booking-app';
import { killOneByOne, type LoadOptions, startRun } from './booking-load';
import { copyBuiltDatabase } from './built-database';
import { startPostgres } from './postgres';
import { bundlePrograms } from './program';
import { bookHour, visitHours } from './visit-attempts';

const ATTEMPTS = 'tests/support/visit-attempts.ts';

type Booking = { numcita: string; key: string; status: string; day: string; init: string };
type Mail = { numcita: string; kind: string; day: string | null; init: string | null };

/**
 * Patients book, move and cancel at once, each act twice, while processes are killed with -9 and the server is crashed once. Then
 * every hour that is free is sold. Each field of the answer but the first four counts what must not be.
 */
export async function runVisitLoad({ engine, keys, kills }: LoadOptions) {
  const folder = mkdtempSync(path.join(tmpdir(), 'visit-load-'));
  const programs = await bundlePrograms(ATTEMPTS);
  const server = engine === 'PostgreSQL' ? startPostgres({ isDurable: true }) : null;
  try {
    const store = { dataDir: folder, databaseUrl: await server?.createDatabase() };
    if (!server) await copyBuiltDatabase(path.join(folder, 'db'));
    const db = await openStore(store);
    await prepareBookings(db);
    for (const [index, hour] of visitHours().entries()) if (index % 2 === 0) await bookHour(db, hour, `first-${index}`);
    await db.close();

    const start = performance.now();
    const orders = { ...store, from: 0, to: keys, copies: server ? 1 : 2 };
    const runs = (server ? [1, 2] : [1]).map(() => startRun(programs.programOf(ATTEMPTS), orders));
    const crashes = await killOneByOne(runs, { kills, total: keys * 2, server });
    await Promise.all(runs.map((run) => run.done));
    const seconds = (performance.now() - start) / 1000;
    const said = runs.flatMap((run) => run.said());
    const after = await openStore(store);
    const report = await verify(after, said);
    await after.close();
    return { acts: said.length, kills, crashes, seconds, ...report };
  } finally {
    server?.stop();
    programs.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

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
