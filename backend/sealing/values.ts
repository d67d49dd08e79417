import type { Db, Querier, Row } from '#store/db';
import type { Key, KeyRing } from './keys';
import { hashed, open, seal } from './seal';

type Plain = string | number | boolean | null | undefined;

/**
 * A parameter of a statement that the database must not see in plain text; serialized in any other way it is an empty
 * object.
 */
export class Hidden {
  readonly #write: (key: Key) => string | null;

  constructor(write: (key: Key) => string | null) {
    this.#write = write;
  }

  /** Returns the stored form. */
  written(key: Key): string | null {
    return this.#write(key);
  }
}

/** A text stored sealed; null stays null. */
export const sealed = (text: string | null | undefined): Hidden =>
  new Hidden((key) => (text ? seal(key, text) : (text ?? null)));

/** An object stored as JSON with all values sealed except the fields in `plain`, which SQL reads. */
export const sealedFields = (fields: object, plain: ReadonlySet<string>): Hidden =>
  new Hidden((key) => JSON.stringify(withSealed(fields, key, plain)));

/** Hashes a value that is only looked up, such as the subject of an attempt counter. */
export const hashedSubject = (text: string): Hidden => new Hidden((key) => hashed(key, text));

/** The id of the current key, to record which key something was hashed with. */
export const currentKeyId = (): Hidden => new Hidden((key) => key.id);

/** Returns the object with its values sealed at every depth. */
export function withSealed(value: unknown, key: Key, plain: ReadonlySet<string> = new Set()): unknown {
  if (Array.isArray(value)) return value.map((one) => withSealed(one, key));
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([name, one]) => [name, plain.has(name) ? one : withSealed(one, key)]);
    return Object.fromEntries(entries);
  }
  const leaf = value as Plain;
  return leaf === null || leaf === undefined || leaf === '' ? leaf : seal(key, leaf);
}

/** Wraps a database: hidden parameters are stored sealed, and results are opened. */
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
