import path from 'node:path';
import { seatAgreed } from './opening/seat-agreed';
import { type KeyRing, openKeyRing } from './sealing/keys';
import { resealAll } from './sealing/reseal';
import { sealingDb } from './sealing/values';
import { adoptPictures } from './seed/adopt-pictures';
import type { Db } from './store/db';
import { migrate, migrationsFolder } from './store/migrate';
import { openPglite } from './store/pglite';
import { openPostgres } from './store/postgres';

export type StoreOptions = {
  dataDir: string;
  databaseUrl?: string;
  /** DATA_KEYS; defaults to the keys in the data folder. */
  dataKeys?: string;
};

/**
 * Opens the database of this installation and migrates its schema: a server if there is an address, otherwise the
 * embedded one. Throws an Error with a readable message if it was sealed with other keys.
 */
export async function openStore(options: StoreOptions): Promise<Db> {
  const db = options.databaseUrl
    ? await openPostgres(options.databaseUrl)
    : await openPglite({ folder: path.resolve(options.dataDir, 'db') });
  try {
    return await upgrade(db, options);
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Migrates the schema and the stored data; returns the database with its sealed values opened. */
export async function upgrade(db: Db, { dataDir, dataKeys }: StoreOptions): Promise<Db> {
  const ring = openKeyRing(dataKeys, dataDir);
  await migrate(db, migrationsFolder(), {
    '0016-pictures.sql': (q) => adoptPictures(q, mediaFolderOf(dataDir)),
    '0030-sealed.sql': async (q) => void (await resealAll(q, ring.all())),
  });
  await nameKey(db, ring);
  const opened = sealingDb(db, ring);
  // At every start, because an older release that does not seat agreed visits may have run in the meantime.
  await opened.tx(seatAgreed);
  return opened;
}

/** Stores the id of the current key, after checking that the earlier keys are available too. */
async function nameKey(db: Db, ring: KeyRing): Promise<void> {
  const named = new Set((await db.query<{ id: string }>('select id from sealing_key')).map(({ id }) => id));
  const [current] = ring.all();
  if (!current || named.has(current.id)) return;
  if (named.size > 0 && !ring.all().some(({ id }) => named.has(id))) {
    const from = ring.file ?? 'DATA_KEYS';
    throw new Error(
      `The personal data in this database was sealed with keys that are not in ${from}. Set DATA_KEYS to those of the other backend, or bring its file back.`,
    );
  }
  await db.query('insert into sealing_key (id) values ($1) on conflict do nothing', [current.id]);
}

/** Returns the folder of an installation's JPEG files. */
export const mediaFolderOf = (dataDir: string): string => path.resolve(dataDir, 'media');
