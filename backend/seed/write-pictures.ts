import type { Querier } from '#store/db';
import { type ReadPicture, UNDO_DAYS } from './pictures';

/** One statement per small picture would take five times as long; all at once may not fit into memory. */
const BYTES_AT_ONCE = 1_000_000;

/** Stores the pictures with these keys that are not stored yet. */
export async function storePictures(q: Querier, keys: string[], readPicture: ReadPicture): Promise<void> {
  const rows = await q.query<{ key: string }>('select key from picture where key = any ($1::text[])', [keys]);
  const stored = new Set(rows.map(({ key }) => key));
  let batch = new Map<string, Buffer>();
  let size = 0;
  const flush = async () => {
    await q.query(
      `insert into picture (key, bytes)
       select key, decode(bytes, 'base64') from unnest($1::text[], $2::text[]) as rows (key, bytes)`,
      [[...batch.keys()], [...batch.values()].map((bytes) => bytes.toString('base64'))],
    );
    batch = new Map();
    size = 0;
  };
  for (const key of new Set(keys)) {
    if (stored.has(key)) continue;
    const bytes = await readPicture(key);
    batch.set(key, bytes);
    size += bytes.length;
    if (size > BYTES_AT_ONCE) await flush();
  }
  await flush();
}
/** Deletes pictures that no record shows, and that no restorable record has shown. */
export const deleteUnusedPictures = (q: Querier): Promise<void> =>
  q.script(
    `delete from picture where not exists (select from media_object where picture = key)
       and not exists (select from catalogue_revision where resource = 'media_objects'
         and at > now() - interval '${UNDO_DAYS} days' and changes -> 'picture' ->> 0 = key)`,
  );

/** Returns a reader of stored pictures. */
export const storedPictures = (q: Querier): ReadPicture => {
  return async (key) => {
    const [row] = await q.query<{ bytes: Uint8Array }>('select bytes from picture where key = $1', [key]);
    if (!row) throw new Error(`The picture ${key} is not stored.`);
    return Buffer.from(row.bytes);
  };
};
