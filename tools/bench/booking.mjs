// npm run bench -- booking [KEYS]: a rush on few slots on both databases, and the same rush on a booking that only
// checks before it writes, which must fail; then concurrent patients and desk, half each, who book, move, cancel and
// confirm. Each act is sent twice; processes are killed with -9, the server is crashed once.
import { existsSync } from 'node:fs';
import { register } from 'tsx/esm/api';
import { exitWithMessage } from '../../scripts/project.mjs';

const KEYS = 5_000;
const NAIVE_KEYS = 1_000;
const KILLS = 3;
const COLUMNS = ['doubleBookings', 'lost', 'duplicateKeys', 'withoutMail'];

const ACTS = ['ofDesk', 'booked', 'moved', 'cancelled', 'confirmed'];
const FAULTS = ['doubleBookings', 'lostSeats', 'lost', 'misled', 'withoutMail', 'unlogged'];

/**
 * Prints a row per run; `isRight` is false when a seat was sold twice, a booking lost or doubled, or a mail is missing.
 */
export async function benchBooking(keys = KEYS) {
  if (!Number.isInteger(keys) || keys < 100 || keys > 20_000)
    exitWithMessage('Write "bench -- booking" or a number of keys from 100 to 20000 after it.');
  register();
  const { runBookingLoad } = await import('../../backend/tests/support/booking-load.ts');
  const engines = existsSync('/usr/lib/postgresql') ? ['PostgreSQL', 'embedded'] : ['embedded'];
  if (engines.length === 1)
    process.stdout.write('PostgreSQL is not installed: only the embedded database is measured.\n');

  process.stdout.write(
    '| database | booking | attempts | answered | kill -9 | database stops | double bookings | lost | duplicates per key | without mail | seats sold | seconds |\n' +
      `|${' --- |'.repeat(12)}\n`,
  );
  let isRight = true;
  for (const isNaive of [false, true]) {
    for (const engine of engines) {
      const report = await runBookingLoad({
        engine,
        keys: isNaive ? Math.min(keys, NAIVE_KEYS) : keys,
        kills: KILLS,
        isNaive,
      });
      const { attempts, acknowledged, kills, crashes, soldSeats, seats, seconds } = report;
      const failures = COLUMNS.map((name) => report[name]);
      const hasFailed = failures.some((count) => count > 0) || soldSeats < seats;
      if (hasFailed !== isNaive) isRight = false;
      const kind = isNaive ? 'look, then write' : 'ours';
      const row = [engine, kind, attempts, acknowledged, kills, crashes, ...failures, `${soldSeats} of ${seats}`];
      process.stdout.write(`| ${[...row, seconds.toFixed(0)].join(' | ')} |\n`);
    }
  }
  if (!(await benchVisits(engines, keys))) isRight = false;
  process.stdout.write(
    isRight ? 'As it must be: ours without a failure, the other with.\n' : 'NOT as it must be: see the rows above.\n',
  );
  return { tables: null, isRight };
}

/** Prints a row per database: acts of patients and the desk, and the violations; returns whether there were none. */
async function benchVisits(engines, keys) {
  const { runVisitLoad } = await import('../../backend/tests/support/visit-load.ts');
  process.stdout.write(
    '\n| database | acts | of the desk | booked | moved | cancelled | confirmed | kill -9 | database stops | double bookings | hours lost | answers lost | last mail wrong | without mail | not logged | seconds |\n' +
      `|${' --- |'.repeat(16)}\n`,
  );
  let isRight = true;
  for (const engine of engines) {
    const report = await runVisitLoad({ engine, keys, kills: KILLS });
    const faults = FAULTS.map((name) => report[name]);
    if (faults.some((count) => count > 0)) isRight = false;
    const row = [engine, report.acts, ...ACTS.map((name) => report[name]), report.kills, report.crashes, ...faults];
    process.stdout.write(`| ${[...row, report.seconds.toFixed(0)].join(' | ')} |\n`);
  }
  return isRight;
}
