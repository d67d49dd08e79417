import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openStore } from '#open-store';
import { ownFile } from '#own-folder';
import { migrationsFolder } from '#store/migrate';

const require = createRequire(import.meta.url);
/** Beside the packages, wherever they are installed. */
const CACHE = path.resolve(path.dirname(require.resolve('@electric-sql/pglite')), '../../../.cache/backend-tests');

/** All inputs of a new database: when one of them changes, another one is built. */
const ingredients = (): string[] => [
  path.join(path.dirname(require.resolve('@electric-sql/pglite')), '../package.json'),
  ownFile('store/pglite-worker.mjs'),
  ownFile('store/pglite.ts'),
  ownFile('open-store.ts'),
  ...readdirSync(migrationsFolder()).map((name) => path.join(migrationsFolder(), name)),
];

/** Copies an embedded database with the current schema and no content to a folder; building one takes seconds. */
export async function copyBuiltDatabase(folder: string): Promise<void> {
  const hash = createHash('sha256');
  for (const file of ingredients()) hash.update(readFileSync(file));
  const built = path.join(CACHE, hash.digest('hex').slice(0, 16));
  if (!existsSync(built)) {
    const building = path.join(CACHE, randomUUID());
    const db = await openStore({ dataDir: building });
    await db.query('delete from sealing_key'); // The copy creates its own keys.
    await db.close();
    // Another test may have finished first: its database is equally good.
    await rename(path.join(building, 'db'), built).catch(() => undefined);
    await rm(building, { recursive: true, force: true });
  }
  await mkdir(path.dirname(folder), { recursive: true });
  cpSync(built, folder, { recursive: true }); // a third of the time of the asynchronous copy, for a thousand files
}
