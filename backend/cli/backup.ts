import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { backUp, type Manifest, readManifest, restoreDump, restoreRows } from '#backup/backup';
import { parseBackendEnv } from '#env';
import { openStore, type StoreOptions } from '#open-store';
import { openSocketClient } from '#operator/socket-client';
import { openPostgres } from '#store/postgres';
import { type Command, onlyArgument, withStore } from './store';

const NAMED = 'Name the folder: see "npm run backend -- help".';

export const backup: Command = {
  usage: 'backup FOLDER',
  about: 'writes a backup of the whole database to a new folder',
  run: async (args) => {
    const folder = onlyArgument(args, NAMED);
    return await withStore(async (db, { DATABASE_URL }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      if ((await readdir(folder)).length > 0) throw new Error(`The folder ${folder} is not empty.`);
      return `Backed up ${counted(await backUp(db.asStored ?? db, folder, DATABASE_URL))} to ${folder}.`;
    });
  },
};

export const restore: Command = {
  usage: 'restore FOLDER',
  about: 'reads such a folder into an empty DATA_DIR or an empty database, and compares every row',
  run: async (args) => {
    const folder = onlyArgument(args, NAMED);
    const manifest = await readManifest(folder);
    const { DATA_DIR, DATABASE_URL, DATA_KEYS } = parseBackendEnv(process.env);
    const store = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, dataKeys: DATA_KEYS };
    if (DATABASE_URL) await intoServer(folder, manifest, DATABASE_URL, store);
    else await intoFolder(folder, manifest, store);
    await (await openStore(store)).close(); // throws if the keys of the sealed data are missing
    return `Restored ${counted(manifest)} of ${manifest.at}: every row is what it was.`;
  },
};

async function intoServer(folder: string, manifest: Manifest, databaseUrl: string, store: StoreOptions): Promise<void> {
  if (manifest.kind === 'server') {
    const db = await openPostgres(databaseUrl);
    return await restoreDump(db, folder, manifest, databaseUrl).finally(db.close);
  }
  const empty = await openPostgres(databaseUrl);
  const found = await empty.query("select from information_schema.tables where table_schema = 'public'");
  await empty.close();
  if (found.length > 0) throw new Error('The database of DATABASE_URL is not empty: make a new one.');
  const db = await openStore(store);
  await restoreRows(db.asStored ?? db, folder, manifest).finally(db.close);
}

async function intoFolder(folder: string, manifest: Manifest, store: StoreOptions): Promise<void> {
  const { dataDir } = store;
  if (manifest.kind === 'server') {
    throw new Error('This is the backup of a PostgreSQL server: set DATABASE_URL to an empty database.');
  }
  const running = await openSocketClient(dataDir);
  await running?.close();
  if (running || existsSync(path.join(dataDir, 'db'))) {
    throw new Error(`There is a database in ${dataDir} already: set DATA_DIR to a new folder, or move db away.`);
  }
  const db = await openStore(store);
  await restoreRows(db.asStored ?? db, folder, manifest).finally(db.close);
}

function counted({ tables }: Manifest): string {
  const sums = Object.values(tables);
  return `${sums.reduce((total, { rows }) => total + rows, 0)} rows of ${sums.length} tables`;
}
