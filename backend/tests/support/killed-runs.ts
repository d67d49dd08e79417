import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '#open-store';
import type { Db } from '#store/db';
import type { Orders } from './attempts';
import { prepareBookings } from './booking-app';
import { copyBuiltDatabase } from './built-database';
import { startPostgres } from './postgres';
import { bundlePrograms } from './program';

export type LoadOptions = { engine: 'embedded' | 'PostgreSQL'; keys: number; kills: number; isNaive?: boolean };

type Load<T> = LoadOptions & {
  /** The program that makes the attempts, each key twice. */
  attempts: string;
  prepare: (db: Db) => Promise<void>;
  /** The outcome, read from the database after the last response. */
  verify: (db: Db, runs: readonly Run[]) => Promise<T>;
};

/**
 * Makes attempts on one database while processes are killed with -9 and resume after their last response: from two processes
 * on a server, which is crashed once, or from one on the embedded database. `seconds` excludes preparation and verification.
 */
export async function runKilled<T extends object>(load: Load<T>) {
  const { engine, keys, kills, isNaive = false, attempts } = load;
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const programs = await bundlePrograms(attempts);
  const program = programs.programOf(attempts);
  const server = engine === 'PostgreSQL' ? startPostgres({ isDurable: true }) : null;
  try {
    const store = { dataDir: folder, databaseUrl: await server?.createDatabase() };
    if (!server) await copyBuiltDatabase(path.join(folder, 'db'));
    const db = await openStore(store);
    await prepareBookings(db);
    await load.prepare(db);
    await db.close();

    const orders = { ...store, from: 0, to: keys, copies: server ? 1 : 2, isNaive };
    const start = performance.now();
    const runs = (server ? [1, 2] : [1]).map(() => startRun(program, orders));
    const crashes = await killOneByOne(runs, { kills, total: keys * 2, server });
    await Promise.all(runs.map((run) => run.done));
    const seconds = (performance.now() - start) / 1000;
    const after = await openStore(store);
    const report = await load.verify(after, runs);
    await after.close();
    return { kills, crashes, seconds, ...report };
  } finally {
    server?.stop();
    programs.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Run = ReturnType<typeof startRun>;
type Kills = { kills: number; total: number; server: { crash: () => void } | null };

/** Kills one process after another while they respond, and the server once, if there is one; returns the number of kills. */
async function killOneByOne(runs: Run[], { kills, total, server }: Kills): Promise<number> {
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

/** A process that makes the attempts; when it is killed, another one takes over. Fails when it exits with an error. */
function startRun(program: string, orders: Orders) {
  const answered = new Map<number, string>();
  const said: string[] = [];
  const keys: number[] = [];
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
          keys.push(Number(key));
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
    /** All responses in order. */
    said: () => said,
    /** The keys of the responses in order. */
    keys: () => keys,
    answeredKeys: () => [...answered.keys()],
    accepted: () => [...answered].filter(([, kind]) => kind === 'accepted').map(([key]) => key),
    kill: () => {
      isKilled = child.kill('SIGKILL');
    },
  };
}
