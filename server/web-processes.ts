import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { Purge } from './framework-pool';
import { log } from './log';
import type { Message, Start } from './web-process';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A process that lived so long was well: the pause begins anew. */
const WELL_MS = 60_000;
/** A process that does not confirm a purge in this time is ended: it could show what is no longer so. */
const PURGE_MS = 2_000;

export type WebProcesses = {
  port: number;
  /** Every copy in every process must be asked for again before it is sent again. */
  expireAll: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts `count` processes that answer visitors on one port, before these renderers. One that ends is started again, after a
 * pause that doubles. A purge that reached one reaches all, and `afterPurge` is awaited, before it is confirmed. Rejects when
 * the first cannot listen.
 */
export async function startWebProcesses(
  count: number,
  rendererPorts: readonly number[],
  afterPurge: (purge: Purge) => Promise<void>,
): Promise<WebProcesses> {
  cluster.setupPrimary({ exec: fileURLToPath(new URL('./web-process.mjs', import.meta.url)), args: [] });
  const start: Start = { RENDERER_PORTS: rendererPorts.join(), PROCESSES: String(count) };
  /** Those that hear what they are told: one that is just starting has answered nobody yet, and caches nothing. */
  const hearing = new Set<Worker>();
  const purges = relayPurges(hearing, afterPurge);
  let isStopping = false;
  let pauseMs = FIRST_PAUSE_MS;

  const fork = (): Worker => {
    const startedAt = performance.now();
    const worker = cluster.fork(start);
    worker.on('message', (message: Message) => {
      if (message.kind === 'hearing') hearing.add(worker);
      purges.hear(worker, message);
    });
    worker.once('exit', (code, signal) => {
      hearing.delete(worker);
      purges.leave(worker);
      if (isStopping || !hasStarted) return;
      log.error({ code, signal }, 'A process that answers visitors ended; it is started again');
      if (performance.now() - startedAt > WELL_MS) pauseMs = FIRST_PAUSE_MS;
      setTimeout(() => isStopping || fork(), pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    });
    return worker;
  };

  let hasStarted = false;
  const ports = await Promise.all(Array.from({ length: count }, () => listening(fork())));
  hasStarted = true;
  return {
    port: ports[0] ?? 0,
    expireAll: purges.expireAll,
    stop: async () => {
      isStopping = true;
      await Promise.all(workers().map((worker) => stopped(worker, hearing.has(worker))));
    },
  };
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

const tell = (worker: Worker, message: Message): void => {
  if (worker.isConnected()) worker.send(message);
};

/** Resolves to the port. */
function listening(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: Message) => {
      if (message.kind === 'listening') resolve(message.port);
      if (message.kind === 'failed') reject(new Error(message.reason));
    });
    worker.once('exit', () => reject(new Error('A process that answers visitors could not start.')));
  });
}

/** Resolves when the process has ended, after what it is answering if it hears. */
function stopped(worker: Worker, isHearing: boolean): Promise<void> {
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  if (isHearing) tell(worker, { kind: 'stop' });
  else worker.process.kill('SIGKILL');
  return worker.isDead() ? Promise.resolve() : ended;
}

type Purges = {
  expireAll: () => Promise<void>;
  hear: (from: Worker, message: Message) => void;
  leave: (worker: Worker) => void;
};

/** Passes a purge on to every process, and confirms it to the one it came from when all have done it. */
function relayPurges(hearing: ReadonlySet<Worker>, afterPurge: (purge: Purge) => Promise<void>): Purges {
  const running = new Map<number, { waiting: Set<Worker>; done: () => void }>();
  let last = 0;
  const note = (number: number, worker: Worker): void => {
    const purge = running.get(number);
    if (!purge?.waiting.delete(worker) || purge.waiting.size > 0) return;
    running.delete(number);
    purge.done();
  };
  const expireAll = (): Promise<void> =>
    new Promise((resolve) => {
      last += 1;
      const own = last;
      const waiting = new Set([...hearing].filter((worker) => worker.isConnected()));
      if (waiting.size === 0) return resolve();
      const timer = setTimeout(() => {
        for (const late of running.get(own)?.waiting ?? []) late.process.kill('SIGKILL');
      }, PURGE_MS);
      const done = (): void => {
        clearTimeout(timer);
        resolve();
      };
      running.set(own, { waiting, done });
      for (const worker of waiting) tell(worker, { kind: 'expire', number: own });
    });
  const confirm = async (from: Worker, number: number, purge: Purge): Promise<void> => {
    await Promise.all([expireAll(), afterPurge(purge)]);
    tell(from, { kind: 'purged', number });
  };
  return {
    expireAll,
    hear: (from, message) => {
      if (message.kind === 'purge') void confirm(from, message.number, message.purge);
      else if (message.kind === 'purged') note(message.number, from);
    },
    leave: (worker) => {
      for (const number of [...running.keys()]) note(number, worker);
    },
  };
}
