import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ownFile } from '#own-folder';
import { type Db, DbError, oneAtATime, type Querier, type Row, runTx } from './db';
import { acquireLock } from './lock';

/** Only tests of the self-check set anything but `folder`: both others make the database lose data. */
export type PgliteOptions = { folder: string; hookFsync?: boolean; settings?: string[] };

type Answer = { id: number; rows?: Row[]; error?: { message: string; code?: string; constraint?: string } };

/**
 * Opens the embedded database in a folder, building it at the first start. Throws an Error with a readable message if
 * another process owns the folder, if the folder is not a database, or if the database would not be durable.
 */
export async function openPglite(options: PgliteOptions): Promise<Db> {
  const lock = await acquireLock(options.folder);
  try {
    await prepareFolder(options.folder, buildDatabase);
    const session = await startWorker(options);
    return serialise(session, lock.release);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

const workerFile = () => ownFile('store/pglite-worker.mjs');

async function buildDatabase(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [workerFile(), folder], { env: { ...process.env, NODE_OPTIONS: '' } });
}

type Session = Querier & { close(): Promise<void>; died: Promise<Error> };

async function startWorker({ folder, hookFsync = true, settings }: PgliteOptions): Promise<Session> {
  const worker = new Worker(workerFile(), { workerData: { folder, hookFsync, settings }, execArgv: [] });
  const pending = new Map<number, { resolve: (rows: Row[]) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let failure: Error | undefined;

  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  };
  let isClosing = false;
  const died = new Promise<Error>((resolve) => {
    worker.on('error', fail);
    worker.on('exit', () => {
      fail(new DbError('The embedded database is closed.'));
      if (failure && !isClosing) resolve(failure);
    });
  });

  const [first] = await once(worker, 'message');
  if (first.refused) throw new DbError(first.refused.message, first.refused.code);

  worker.on('message', ({ id, rows, error }: Answer) => {
    const call = pending.get(id);
    pending.delete(id);
    if (error) call?.reject(new DbError(error.message, error.code, error.constraint));
    else call?.resolve(rows ?? []);
  });

  const send = (operation: string, sql = '', params: readonly unknown[] = []): Promise<Row[]> => {
    if (failure) return Promise.reject(failure);
    return new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, operation, sql, params });
    });
  };

  return {
    query: async <T extends Row>(sql: string, params?: readonly unknown[]) => (await send('query', sql, params)) as T[],
    script: async (sql) => {
      await send('script', sql);
    },
    died,
    close: async () => {
      isClosing = true;
      const exited = once(worker, 'exit');
      await send('close');
      await exited;
    },
  };
}

/** There is one session: an open transaction uses it exclusively. */
function serialise(session: Session, release: () => Promise<void>): Db {
  const alone = oneAtATime();
  let closing: Promise<void> | undefined;
  return {
    kind: 'embedded',
    died: session.died,
    query: (sql, params) => alone(() => session.query(sql, params)),
    script: (sql) => alone(() => session.script(sql)),
    tx: (work, limitMs) => alone(() => runTx(session, work, limitMs)),
    close: () => {
      closing ??= alone(session.close).finally(release);
      return closing;
    },
  };
}

/**
 * Makes sure `folder` holds a complete database: it is built beside it, flushed, and moved there in one step, so that a
 * machine that stops half way never leaves half a database. Throws when the folder holds something else.
 */
async function prepareFolder(folder: string, build: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  if (existsSync(folder)) {
    if ((await readdir(folder)).length > 0) {
      throw new Error(`The folder ${folder} is not empty and holds no database: move its files away first.`);
    }
    await rm(folder, { recursive: true });
  }
  const parent = path.dirname(folder);
  const prefix = `${path.basename(folder)}.init-`;
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix)) await rm(path.join(parent, name), { recursive: true, force: true });
  }
  // A unique name each time: a builder whose parent was killed may still be writing to the previous folder.
  const building = await mkdtemp(path.join(parent, prefix));
  await build(building);
  await flushTree(building);
  await rename(building, folder);
  await flush(parent);
}

async function flushTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    await (entry.isDirectory() ? flushTree(full) : flush(full));
  }
  await flush(folder);
}

async function flush(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
