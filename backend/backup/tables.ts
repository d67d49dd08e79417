import type { Querier } from '#store/db';

/** Of the embedded engine itself: it writes there at each start whether it reaches the disk. */
const NOT_DATA = 'boot_check';

export type TableSum = { rows: number; sha256: string };

/** The names of all tables with data, in the order of the alphabet. */
export async function tablesOf(q: Querier): Promise<string[]> {
  const rows = await q.query<{ name: string }>(
    `select table_name::text as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> $1 order by 1`,
    [NOT_DATA],
  );
  return rows.map(({ name }) => name);
}

/** How many rows each table has and a hash of all of them, whatever their order. */
export async function sumsOf(q: Querier): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const name of await tablesOf(q)) {
    const [sum] = await q.query<TableSum>(
      `select count(*)::int as rows,
         encode(sha256(convert_to(coalesce(string_agg(hash, '' order by hash), ''), 'UTF8')), 'hex') as sha256
       from (select md5(to_jsonb(one)::text) as hash from "${name}" as one) as hashes`,
    );
    if (sum) sums[name] = sum;
  }
  return sums;
}

/** The names of the migrations a database has. */
export const migrationsOf = async (q: Querier): Promise<string[]> =>
  (await q.query<{ name: string }>('select name from migration order by name')).map(({ name }) => name);
