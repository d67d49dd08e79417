import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Db } from '#store/db';
import { migrate, migrationsFolder } from '#store/migrate';
import { openPglite } from '#store/pglite';
import { openPostgres } from '#store/postgres';
import { startPostgres, usesPostgres } from './postgres';

type OpenDatabase = { db: Db; close(): Promise<void> };

/** The databases to test on, without a schema; the embedded one is written to the folder. */
export const emptyDatabases: [name: string, open: (folder: string) => Promise<OpenDatabase>][] = [
  [
    'embedded',
    async (folder) => {
      const db = await openPglite({ folder: path.join(folder, 'db') });
      return { db, close: () => db.close() };
    },
  ],
];
if (usesPostgres()) {
  emptyDatabases.push([
    'PostgreSQL',
    async () => {
      const server = startPostgres();
      const db = await openPostgres(await server.createDatabase());
      const close = async () => {
        await db.close();
        server.stop();
      };
      return { db, close };
    },
  ]);
}

/** Creates the schema of the last release that did not have this migration. */
export async function migrateUntil(db: Db, migration: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earlier-'));
  for (const name of readdirSync(migrationsFolder())) {
    if (name < migration) cpSync(path.join(migrationsFolder(), name), path.join(folder, name));
  }
  await migrate(db, folder);
  rmSync(folder, { recursive: true });
}
