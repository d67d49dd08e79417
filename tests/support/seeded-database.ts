import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openPglite } from '@/backend/store/pglite';
import { copyBuiltDatabase } from '@/backend/tests/support/built-database';

const FOLDER = path.resolve('test-results/seeded');
/** All inputs of the demo catalogue: when one of them changes, another database is built. */
const INGREDIENTS = ['backend/dist', 'backend/seed', 'backend/store/migrations'];

/**
 * Copies an embedded database with the demo catalogue into the `db` of a data folder: writing it takes four seconds.
 */
export async function provideSeededDatabase(dataFolder: string): Promise<void> {
  const seeded = path.join(FOLDER, versionOf(INGREDIENTS));
  if (!existsSync(seeded)) {
    const making = path.join(FOLDER, randomUUID());
    await copyBuiltDatabase(path.join(making, 'db'));
    const env = { ...process.env, DATA_DIR: making, DATABASE_URL: '', LOG_LEVEL: 'warn' };
    execFileSync(process.execPath, ['backend/dist/first-start.mjs'], { env, stdio: 'inherit' });
    const db = await openPglite({ folder: path.join(making, 'db') });
    await db.query('delete from sealing_key'); // The copy creates its own keys.
    await db.close();
    if (!existsSync(seeded)) renameSync(path.join(making, 'db'), seeded);
    rmSync(making, { recursive: true, force: true });
  }
  cpSync(seeded, path.join(dataFolder, 'db'), { recursive: true });
}

function versionOf(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath, name } of files) hash.update(name).update(readFileSync(path.join(parentPath, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
