import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '#store/open';
import type { Orders } from './attempts';
import { prepareBookings } from './booking-app';
import { SEATS_PER_WAVE, WAVE } from './booking-attempts';
import { copyBuiltDatabase } from './built-database';
import { DROP_GUARANTEES } from './naive-booking';
import { startPostgres } from './postgres';
import { bundlePrograms } from './program';

const ATTEMPTS = 'tests/support/booking-attempts.ts';

export type LoadOptions = { engine: 'embedded' | 'PostgreSQL'; keys: number; kills: number; isNaive?: boolean };

export type LoadReport = {
  attempts: number;
  acknowledged: number;
  /** Keys that got an answer at all. */
  answeredKeys: number;
  kills: number;
  crashes: number;
  seconds: number;
  /** Seats sold more than once, and live bookings beyond the seats of a slot. */
  doubleBookings: number;
  /** Keys whose answer was "accepted" and that have no booking. */
  lost: number;
  duplicateKeys: number;
  /** Confirmed or requested bookings that have not exactly one mail to the patient. */
  withoutMail: number;
  soldSeats: number;
  seats: number;
};

/**
 * Everybody wants the same seats, each key twice: from two processes on a server, which is crashed once, or from one process
 * on the embedded database. Processes are killed with -9 and go on where their last answer was.
 */
export async function runBookingLoad({ engine, keys, kills, isNaive = false }: LoadOptions): Promise<LoadReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-load-'));
  const programs = await bundlePrograms(ATTEMPTS);
  const program = programs.programOf(ATTEMPTS);
  const server = engine === 'PostgreSQL' ? startPostgres({ isDurable: true }) : null;
  try {
    const store = { dataDir: folder, databaseUrl: await server?.createDatabase() };
    if (!server) await copyBuiltDatabase(path.join(folder, 'db'));
    const db = await openStore(store);
    await prepareBookings(db);
    await db.script('create table noted_payment (numcita text, amount_cents integer)');
    if (isNaive) await db.script(DROP_GUARANTEES);
    await db.close();

    const orders = { ...store, from: 0, to: keys, copies: server ? 1 : 2, isNaive };
    const start = performance.now();
    const runs = (server ? [1, 2] : [1]).map(() => startRun(program, orders));
    const total = keys * 2;
    const crashes = await killOneByOne(runs, { kills, total, server });
    await Promise.all(runs.map((run) => run.done));
    const seconds = (performance.now() - start) / 1000;
    const answeredKeys = new Set(runs.flatMap((run) => run.answeredKeys())).size;
    const accepted = new Set(runs.flatMap((run) => run.accepted()));
    return {
      attempts: total,
      acknowledged: runs.reduce((sum, run) => sum + run.answers(), 0),
      answeredKeys,
      kills,
      crashes,
      seconds,
      ...(await verify(store, accepted, keys)),
    };
  } finally {
    server?.stop();
    programs.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Run = ReturnType<typeof startRun>;
type Kills = { kills: number; total: number; server: { crash: () => void } | null };

/** Kills one process after the other while they answer, and once the server, where there is one; answers how often it was. */
export async function killOneByOne(runs: Run[], { kills, total, server }: Kills): Promise<number> {
  const answers = () => runs.reduce((sum, run) => sum + run.answers(), 0);
  let crashes = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    while (answers() < (total * kill) / (kills + 1)) await new Promise((resolve) => setTimeout(resolve, 5));
    runs[kill % runs.length]?.kill();
    if (!server || kill !== Math.ceil(kills / 2)) continue;
    server.crash();
    crashes += 1;
  }
  return crashes;
}

/** A process that makes the attempts; killed, another one takes over. Fails when it ends by itself with an error. */
export function startRun(program: string, orders: Orders) {
  const answered = new Map<number, string>();
  const said: string[] = [];
  let answers = 0;
  let child: ChildProcess;
  let isKilled = false;
  const done = new Promise<void>((resolve, reject) => {
    const start = (from: number) => {
      child = spawn('node', [program, 'attempts', JSON.stringify({ ...orders, from })]);
      let rest = '';
      let complaints = '';
      child.stdout?.on('data', (data) => {
        const lines = (rest + data).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          const [key = '', kind = ''] = line.split(' ');
          if (answered.get(Number(key)) !== 'accepted') answered.set(Number(key), kind);
          answers += 1;
          said.push(kind);
        }
      });
      child.stderr?.on('data', (data) => {
        complaints += data;
      });
      child.on('close', (code) => {
        if (code === 0) return resolve();
        if (!isKilled) return reject(new Error(complaints));
        isKilled = false;
        let next = 0;
        while (answered.has(next)) next += 1;
        start(next);
      });
    };
    start(orders.from);
  });
  return {
    done,
    answers: () => answers,
    /** Every answer, in its order. */
    said: () => said,
    answeredKeys: () => [...answered.keys()],
    accepted: () => [...answered].filter(([, kind]) => kind === 'accepted').map(([key]) => key),
    kill: () => {
      isKilled = child.kill('SIGKILL');
    },
  };
}

async function verify(store: { dataDir: string; databaseUrl?: string }, accepted: Set<number>, keys: number) {
  const db = await openStore(store);
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
  await db.close();
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
