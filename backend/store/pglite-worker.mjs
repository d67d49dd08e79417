// The thread that owns the embedded database. Run as a process, it builds a new database in the given folder, because
// building takes 800 MB that a thread would not give back. Plain JavaScript: tsx does not load a TypeScript worker on
// Node 20.
import fs from 'node:fs';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;

let fsyncs = 0;

/** NODEFS does not implement fsync, so every fsync of the database would silently do nothing. */
class DurableNodeFS extends NodeFS {
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    emscriptenOpts.preRun = [
      ...emscriptenOpts.preRun,
      (module) => {
        module.NODEFS.stream_ops.fsync = (stream) => {
          fsyncs += 1;
          if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd);
          return 0;
        };
      },
    ];
    return { emscriptenOpts };
  }
}

const durableSettings = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

async function open({ folder, hookFsync = true, settings }) {
  const Files = hookFsync ? DurableNodeFS : NodeFS;
  return await PGlite.create({
    fs: new Files(folder),
    extensions: { pg_trgm, unaccent },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...(settings ?? durableSettings),
      ...['-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'],
    ],
    parsers: { [INT8]: checkedInteger, [DATE]: String, [TIMESTAMP]: String },
  });
}

function checkedInteger(text) {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`The number ${text} is too large to be read exactly.`);
  return value;
}

/** Refuses to serve a database that would report "committed" without reaching the disk. */
async function assertDurable(db) {
  const { rows } = await db.query(
    `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as wal_sync_method,
            current_setting('synchronous_commit') as synchronous_commit`,
  );
  const wanted = { fsync: 'on', wal_sync_method: 'fsync', synchronous_commit: 'on' };
  for (const [name, value] of Object.entries(wanted)) {
    if (rows[0][name] !== value) {
      throw new Error(`The embedded database is not durable: ${name} is ${rows[0][name]} and must be ${value}.`);
    }
  }
  await db.exec('create table if not exists boot_check (id integer primary key, at timestamptz not null)');
  const before = fsyncs;
  await db.query('insert into boot_check values (1, now()) on conflict (id) do update set at = excluded.at');
  if (fsyncs === before) {
    throw new Error('The embedded database is not durable: a committed row did not make it flush its files.');
  }
}

const operations = {
  query: async (db, { sql, params }) => (await db.query(sql, params)).rows,
  script: async (db, { sql }) => {
    await db.exec(sql);
    return [];
  },
  close: async (db) => {
    await db.close();
    return [];
  },
};

/** The part of a database error that survives structured cloning. */
const plainError = (error) => ({
  message: error instanceof Error ? error.message : String(error),
  code: error?.code,
  constraint: error?.constraint,
});

async function serve() {
  const db = await open(workerData);
  await assertDurable(db);
  let chain = Promise.resolve();
  parentPort.on('message', (request) => {
    chain = chain.then(async () => {
      try {
        parentPort.postMessage({ id: request.id, rows: await operations[request.operation](db, request) });
      } catch (error) {
        parentPort.postMessage({ id: request.id, error: plainError(error) });
      }
      if (request.operation === 'close') parentPort.close();
    });
  });
  parentPort.postMessage({ ready: true });
}

if (isMainThread) {
  const db = await open({ folder: process.argv[2] });
  await db.close();
} else {
  serve().catch((error) => {
    parentPort.postMessage({ refused: plainError(error) });
    parentPort.close();
  });
}
