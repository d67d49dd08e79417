import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Db } from '#store/db';
import { migrationsOf, readRows, sumsOf, type TableSum, tablesOf, writeRows } from './rows';
import { dumpServer, restoreServer } from './server-dump';

const LIMIT_MS = 60 * 60_000;
/** Dumping or restoring a large table takes longer than the statement limit of the site. */
const NO_LIMIT = 'set local statement_timeout = 0';
const MANIFEST = 'manifest.json';
/** Contents of a backup: rows of an embedded database, or a pg_dump file of a server. */
const ROWS = 'rows';
const DUMP = 'database.dump';

const manifest = z.object({
  kind: z.enum(['embedded', 'server']),
  at: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifest>;

/**
 * Writes a consistent snapshot of the whole database into an empty folder while the database is in use: pg_dump for a
 * server, otherwise one line of JSON per row. The manifest, written last, holds the row count and a hash of each table.
 */
export async function backUp(db: Db, folder: string, databaseUrl?: string): Promise<Manifest> {
  return await db.tx(async (tx) => {
    if (databaseUrl) await tx.script(`set transaction isolation level repeatable read, read only; ${NO_LIMIT}`);
    const tables = await sumsOf(tx);
    const migrations = await migrationsOf(tx);
    if (databaseUrl) {
      const [exported] = await tx.query<{ id: string }>('select pg_export_snapshot() as id');
      await dumpServer(databaseUrl, path.join(folder, DUMP), exported?.id ?? '');
    } else await writeRows(tx, path.join(folder, ROWS));
    const made: Manifest = {
      kind: databaseUrl ? 'server' : 'embedded',
      at: new Date().toISOString(),
      migrations,
      tables,
    };
    await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(made, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
    return made;
  }, LIMIT_MS);
}

/**
 * Reads the manifest of a folder written by `backUp`. Throws an Error with a readable message if the backup is
 * incomplete.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => null);
  const read = text === null ? null : manifest.safeParse(JSON.parse(text));
  if (!read?.success) throw new Error(`${folder} holds no whole backup: there is no ${MANIFEST} that can be read.`);
  return read.data;
}

/**
 * Restores a dump of a server into an empty database. Throws an Error with a readable message if it is not empty or the
 * rows differ.
 */
export async function restoreDump(db: Db, folder: string, { tables }: Manifest, databaseUrl: string): Promise<void> {
  if ((await tablesOf(db)).length > 0) throw new Error('The database of DATABASE_URL is not empty: make a new one.');
  await restoreServer(databaseUrl, path.join(folder, DUMP));
  assertEqual(tables, await sumsOf(db));
}

/** Restores the rows of an embedded database into a new one, embedded or not, with its schema. All or nothing. */
export async function restoreRows(db: Db, folder: string, { migrations, tables }: Manifest): Promise<void> {
  await db.tx(async (tx) => {
    await tx.script(NO_LIMIT);
    if (JSON.stringify(await migrationsOf(tx)) !== JSON.stringify(migrations)) {
      throw new Error(
        `The backup is of another version, whose last migration is ${migrations.at(-1)}: restore it with that one.`,
      );
    }
    await readRows(tx, path.join(folder, ROWS));
    assertEqual(tables, await sumsOf(tx));
  }, LIMIT_MS);
}

function assertEqual(wanted: Record<string, TableSum>, found: Record<string, TableSum>): void {
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(found)])];
  const differing = names.filter((name) => wanted[name]?.sha256 !== found[name]?.sha256);
  if (differing.length > 0) throw new Error(`These tables are not what was backed up: ${differing.join(', ')}.`);
}
