import { addKey, openKeyRing } from '#sealing/keys';
import { keysInUse, resealAll } from '#sealing/reseal';
import type { Db } from '#store/db';
import { group, withStore } from './store';

/** npm run backend -- keys … */
export const keys = group({
  rotate: {
    usage: 'keys rotate',
    about: 'seals all personal data with the first key of DATA_KEYS, or else with a new key',
    run: async (args) => {
      if (args.length > 0) throw new Error('Write "keys rotate".');
      return await withStore((db, { DATA_KEYS, DATA_DIR }) => rotate(db, DATA_KEYS, DATA_DIR));
    },
  },
});

/**
 * Rotates the data keys. The data stays readable throughout; the next rotation drops keys that seal nothing any more.
 */
export async function rotate(db: Db, dataKeys: string | undefined, dataDir: string): Promise<string> {
  const stored = db.asStored ?? db;
  const ring = openKeyRing(dataKeys, dataDir);
  if (ring.file) addKey(ring.file, await keysInUse(stored));
  const [current] = ring.all();
  if (!current) throw new Error('There is no key.');
  await stored.query('insert into sealing_key (id) values ($1) on conflict do nothing', [current.id]);
  const count = await resealAll(stored, ring.all());
  const inUse = [...(await keysInUse(stored)), current.id];
  await stored.query('delete from sealing_key where not (id = any($1))', [inUse]);
  return `${count} records are sealed with the key ${current.id} now.`;
}
