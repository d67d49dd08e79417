import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownFile } from '#own-folder';
import type { Db, Querier } from './db';

/** Arbitrary, but equal in all processes. */
const MIGRATION_LOCK = 4_310_001;

/** The folder of the numbered .sql files. */
export const migrationsFolder = (): string => ownFile('store/migrations');

/** Steps of a migration that SQL cannot express: run after the file of that name, in the same transaction. */
type Steps = Record<string, (q: Querier) => Promise<void>>;

/**
 * Applies the pending .sql files in the order of their names, all in one transaction that one process at a time may
 * hold. Returns the names applied. Throws when a file applied earlier was edited or removed; migrations applied by a
 * newer release, whose files are not here, are ignored.
 */
export async function migrate(db: Db, folder: string, steps: Steps = {}): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  const files = await Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
  return await db.tx(async (q) => {
    await q.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await q.script(
      'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const applied = await q.query<{ name: string; sha256: string }>('select name, sha256 from migration order by name');
    for (const { name, sha256 } of applied) {
      const file = files.find((candidate) => candidate.name === name);
      // From a newer release, which stays compatible with this one: both run during an update, or after a rollback.
      if (!file && name > (names.at(-1) ?? '')) continue;
      if (!file) throw new Error(`The migration ${name} was applied to this database but its file is gone.`);
      if (file.sha256 !== sha256) {
        throw new Error(`The migration ${name} was edited after it was applied: write a new one instead.`);
      }
    }
    const missing = files.filter((file) => !applied.some(({ name }) => name === file.name));
    for (const { name, sql, sha256 } of missing) {
      await q.script(sql);
      await steps[name]?.(q);
      await q.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
    }
    return missing.map(({ name }) => name);
  });
}
