import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { migrationsFolder } from '@/backend/store/migrate';
import { openStore } from '@/backend/store/open';

const CACHE = 'node_modules/.cache/backend-tests';

/** Everything a new database depends on: when one of them changes, another is built. */
const ingredients = (): string[] => [
  'node_modules/@electric-sql/pglite/package.json',
  'backend/store/pglite-worker.mjs',
  'backend/store/pglite-folder.ts',
  ...readdirSync(migrationsFolder()).map((name) => path.join(migrationsFolder(), name)),
];

/** Copies an embedded database with the current schema and no content to a folder: building one takes seconds. */
export async function copyBuiltDatabase(folder: string): Promise<void> {
  const hash = createHash('sha256');
  for (const file of ingredients()) hash.update(readFileSync(file));
  const built = path.join(CACHE, hash.digest('hex').slice(0, 16));
  if (!existsSync(built)) {
    const building = path.join(CACHE, randomUUID());
    await (await openStore({ dataDir: building })).close();
    // Another test may have finished first: its database is as good as this one.
    await rename(path.join(building, 'db'), built).catch(() => undefined);
    await rm(building, { recursive: true, force: true });
  }
  await mkdir(path.dirname(folder), { recursive: true });
  await cp(built, folder, { recursive: true });
}
