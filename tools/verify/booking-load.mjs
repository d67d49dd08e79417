// Visitors who book during a fault, and the resulting state of the database.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../../backend/open-store.ts';
import { book, freeHours } from '../../tests/support/two-sites.ts';

const WEEKS = Array.from({ length: 20 }, (_, index) => index + 3);
const VISITORS = 3;
const PAUSE_MS = 350;
const TIMEOUT_MS = 40_000;

/** The free hours of twenty weeks: more than the slowest line can book. */
export const manyHours = async (at) => (await Promise.all(WEEKS.map((week) => freeHours(at, week)))).flat();

/** Visitors who book one hour after the other, with a pause, each with one key until it gets a response. */
export function startLoad(at, hours, { visitors = VISITORS, betweenMs = PAUSE_MS } = {}) {
  const acknowledged = [];
  let isOver = false;
  const visit = async (visitor) => {
    for (let count = 0; !isOver && hours.length > 0; count += 1) {
      const [key, hour, begunAt] = [randomUUID(), hours.shift(), Date.now()];
      const headers = { 'x-forwarded-for': `10.${visitor}.${count >> 8}.${count & 255}` };
      for (let isDone = false; !isDone && Date.now() - begunAt < TIMEOUT_MS; ) {
        const email = `p${visitor}-${count}@example.test`;
        const draft = { email, emailConfirmation: email };
        const triedAt = Date.now();
        const answer = await book(at, hour, key, { draft, headers }).catch(() => ({ status: 0 }));
        isDone = answer.status === 200 || (answer.status >= 400 && answer.status < 500 && answer.status !== 429);
        if (answer.status !== 200 && isDone)
          process.stderr.write(`A booking was refused: ${answer.status} ${answer.text}\n`);
        if (answer.status === 200) acknowledged.push({ key, begunAt, triedAt, at: Date.now() });
        await pause(isDone ? betweenMs : 100);
      }
    }
  };
  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return {
    /**
     * The time at which the first attempt after a moment was acknowledged, or the first try of an earlier one; else
     * Infinity.
     */
    firstAfter: async (moment, begun = 'begunAt') => {
      for (;;) {
        const first = acknowledged.find((one) => one.at > moment + 50 && one[begun] > moment);
        if (first) return first.at;
        if (Date.now() - moment > TIMEOUT_MS * 2 || (hours.length === 0 && !isOver)) return Number.POSITIVE_INFINITY;
        await pause(20);
      }
    },
    /** Number of bookings acknowledged since a moment. */
    since: (moment) => acknowledged.filter(({ at }) => at > moment).length,
    stop: async () => {
      isOver = true;
      await Promise.all(visits);
      return acknowledged.map(({ key }) => key);
    },
  };
}

/** Returns how many acknowledged attempts are missing from the database, and how many are stored twice. */
export async function inDatabase({ folder, databaseUrl }, acknowledged) {
  const db = await openStore({ dataDir: folder, databaseUrl });
  const rows = await db.query('select idempotency_key as key, count(*)::int as n from booking group by 1');
  await db.close();
  const counts = new Map(rows.map(({ key, n }) => [key, n]));
  return {
    lost: acknowledged.filter((key) => !counts.has(key)).length,
    double: rows.filter(({ n }) => n > 1).length,
  };
}
