import { parseRequest } from '#bookings/request';
import { submitAppointment } from '#bookings/submit';
import { daysLater, wallMoment, weekdayOf } from '#bookings/wall-time';
import type { Db } from '#store/db';
import { openStore } from '#store/open';
import { notedPayment, slotRequest } from './booking-app';
import { naiveSubmit } from './naive-booking';

/** How many keys run for the same slots; one slot of two seats and one of one. */
export const WAVE = 50;
export const SEATS_PER_WAVE = 3;
const AT_ONCE = 8;

export type Orders = {
  dataDir: string;
  databaseUrl?: string;
  from: number;
  to: number;
  /** How often each key is sent at the same moment. */
  copies: number;
  isNaive: boolean;
};

/** The open days in their order: one for each wave. */
const openDays = (): string[] => {
  const today = wallMoment(new Date()).day;
  return Array.from({ length: 170 }, (_, index) => daysLater(today, index + 1)).filter((day) => weekdayOf(day) < 6);
};

/** The request of a key, always the same: every tenth wants to be called, every third pays on the web. */
function requestOf(key: number, days: string[]) {
  const wave = Math.floor(key / WAVE);
  const isAntigen = key % 3 === 0;
  const quarter = Math.floor(wave / days.length);
  return slotRequest({
    tipo: isAntigen ? 'testAntigenos' : 'testPCR',
    hueco: isAntigen ? ['0900', '0915', '0930', '0945'][quarter] : ['0900', '0920', '0940', '1000'][quarter],
    dia: days[wave % days.length],
    nombre: 'Ana',
    nopagar: key % 10 === 0,
  });
}

/** Sends a key until it is answered, as a browser with a bad line would; says the answer on a line of its own. */
async function attempt(db: Db, key: number, days: string[], isNaive: boolean): Promise<void> {
  const request = parseRequest(requestOf(key, days));
  if ('refused' in request) throw new Error(`The request of key ${key} is not valid.`);
  const idempotencyKey = `load-key-${key}`;
  for (let round = 0; ; round += 1) {
    try {
      const createPayment = key % 4 === 0 ? notedPayment : undefined;
      const submission = { request, locale: 'es' as const, idempotencyKey };
      const outcome = isNaive
        ? await naiveSubmit(db, request, idempotencyKey)
        : await submitAppointment({ db, createPayment, now: () => new Date() }, submission);
      process.stdout.write(`${key} ${outcome.kind}\n`);
      return;
    } catch (error) {
      if (round > 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function open(orders: Orders): Promise<Db> {
  for (let round = 0; ; round += 1) {
    try {
      return await openStore(orders);
    } catch (error) {
      if (round > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function work(orders: Orders): Promise<void> {
  const db = await open(orders);
  const days = openDays();
  let next = orders.from;
  const worker = async () => {
    while (next < orders.to) {
      const key = next;
      next += 1;
      await Promise.all(Array.from({ length: orders.copies }, () => attempt(db, key, days, orders.isNaive)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await db.close();
}

if (process.argv[2] === 'attempts') {
  work(JSON.parse(process.argv[3] ?? '{}') as Orders).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
}
