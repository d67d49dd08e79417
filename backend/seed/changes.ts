import { TABLE_NAMES, type TableName, tableOf } from '#catalogue/tables';
import type { Querier } from '#store/db';

/** What each part of the catalogue was at one moment: a hash, and the resources whose records would read differently. */
export type Fingerprints = Map<string, { hash: string; resources: TableName[] }>;

/** Reads them inside a transaction, in the database: the records themselves stay there. */
export async function readFingerprints(q: Querier): Promise<Fingerprints> {
  const parts = TABLE_NAMES.flatMap((name): { table: string; resources: TableName[] }[] => {
    const { table, links } = tableOf(name);
    // A relation is written in the records of both sides.
    return [
      { table, resources: [name] },
      ...links.map((link) => ({ table: link.table, resources: [name, link.target] })),
    ];
  });
  const fingerprints: Fingerprints = new Map();
  for (const { table, resources } of parts) {
    const [row] = await q.query<{ hash: string | null }>(
      `select md5(string_agg(hash, '' order by hash)) as hash from (select md5(r::text) as hash from ${table} r) as rows`,
    );
    fingerprints.set(table, { hash: row?.hash ?? '', resources });
  }
  return fingerprints;
}

/** The resources that changed between two moments, in the order of the catalogue. */
export function changedBetween(before: Fingerprints, after: Fingerprints): TableName[] {
  const changed = new Set(
    [...after].flatMap(([table, { hash, resources }]) => (before.get(table)?.hash === hash ? [] : resources)),
  );
  return TABLE_NAMES.filter((name) => changed.has(name));
}
