import type { Querier } from '#store/db';
import type { TableName } from './tables';

/** Returns the version of the catalogue in the database, which every write raises. */
export async function readVersion(q: Querier): Promise<number> {
  const [row] = await q.query<{ version: number }>('select version from catalogue_version');
  return row?.version ?? 0;
}

/** Returns the current version, and the lists that changed since another version (null: possibly all). */
export async function readChanges(
  q: Querier,
  before: number | null,
): Promise<{ version: number; changed: ReadonlySet<string> | null }> {
  const [row] = await q.query<{ version: number; noted: number; since: number; lists: Record<string, number> }>(
    'select version, noted, since, lists from catalogue_version',
  );
  if (!row) return { version: 0, changed: null };
  const { version, noted, since, lists } = row;
  if (before === null || noted !== version || before < since || before > version) return { version, changed: null };
  return { version, changed: new Set(Object.keys(lists).filter((name) => (lists[name] ?? 0) > before)) };
}

/** Raises the version for a write that changes these lists. */
export async function raiseVersionOf(q: Querier, lists: readonly TableName[]): Promise<void> {
  await q.query(
    `update catalogue_version set version = version + 1, noted = version + 1, changed_at = now(),
       since = case when noted = version then since else version + 1 end,
       lists = case when noted = version then lists else '{}' end
         || (select coalesce(jsonb_object_agg(name, version + 1), '{}') from unnest($1::text[]) as name)`,
    [lists],
  );
}

/** Raises the version for a write that changes everything. */
export const raiseVersion = (q: Querier): Promise<void> =>
  q.script(
    `update catalogue_version set version = version + 1, noted = version + 1, since = version + 1, lists = '{}',
       changed_at = now()`,
  );
