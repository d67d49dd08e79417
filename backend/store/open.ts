import path from 'node:path';
import type { Db } from './db';
import { migrate } from './migrate';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/** Opens the database of this installation, with its schema up to date: a server when there is an address, else the embedded one. */
export async function openStore(options: { dataDir: string; databaseUrl?: string }): Promise<Db> {
  const db = options.databaseUrl
    ? await openPostgres(options.databaseUrl)
    : await openPglite({ folder: path.resolve(options.dataDir, 'db') });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
