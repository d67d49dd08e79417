import type { Db, Querier, Row } from '#store/db';
import { type ContentRow, type ContentTables, TABLE_NAMES, type TableName, tableOf } from './tables';
import { linkedIds } from './write';

/** The whole catalogue as it is stored, in every language: what `replaceContent` writes back unchanged. */
export async function readContent(db: Db): Promise<ContentTables> {
  return await db.tx(async (q) => {
    await q.script('set transaction isolation level repeatable read, read only');
    const entries: [TableName, ContentRow[]][] = [];
    for (const name of TABLE_NAMES) entries.push([name, await readRows(q, name)]);
    return Object.fromEntries(entries) as ContentTables;
  });
}

async function readRows(q: Querier, name: TableName): Promise<ContentRow[]> {
  const { table, fields, pictures, links } = tableOf(name);
  const columns = ['id', ...Object.entries(fields).map(columnSql), ...pictures.map((picture) => `"${picture}"`)];
  const rows = await q.query<Row & { id: number }>(`select ${columns.join(', ')} from ${table} order by id`);
  const byId = new Map(rows.map((row) => [row.id, { ...row, ...emptyLists(links) } as ContentRow]));
  for (const { table: linkTable, ownerColumn, targetColumn, target } of links) {
    const pairs = await q.query<{ owner: number; target: number }>(
      `select ${ownerColumn} as owner, ${targetColumn} as target from ${linkTable} order by 1, 2`,
    );
    for (const pair of pairs) {
      const row = byId.get(pair.owner);
      if (row) linkedIds(row, target).push(pair.target);
    }
  }
  return [...byId.values()];
}

// Written as the content files write it, with a T between day and time.
const columnSql = ([name, kind]: [string, string]): string =>
  kind === 'moment!' ? `to_char("${name}", 'YYYY-MM-DD"T"HH24:MI:SS') as "${name}"` : `"${name}"`;

const emptyLists = (links: { target: string }[]): Record<string, number[]> =>
  Object.fromEntries(links.map(({ target }) => [target, []]));
