import type { Db, Querier, Row } from '#store/db';
import type { KeyRing } from './keys';
import { open } from './seal';
import { Hidden } from './values';

/** A database whose hidden parameters are stored sealed, and whose answers are opened. */
export const sealingDb = (db: Db, ring: KeyRing): Db => ({
  ...db,
  ...sealingQuerier(db, ring),
  tx: (work, limitMs) => db.tx((q) => work(sealingQuerier(q, ring)), limitMs),
  asStored: db,
  within: (ms) => sealingDb(db.within?.(ms) ?? db, ring),
});

const sealingQuerier = (q: Querier, ring: KeyRing): Querier => ({
  query: async <T extends Row>(sql: string, params?: readonly unknown[]) => {
    const rows = await q.query<T>(
      sql,
      params?.map((value) => writtenWith(ring, value)),
    );
    const keys = ring.all();
    return rows.map((row) => open(keys, row) as T);
  },
  script: (sql) => q.script(sql),
});

const writtenWith = (ring: KeyRing, value: unknown): unknown => {
  const [key] = ring.all();
  return value instanceof Hidden && key ? value.written(key) : value;
};
