import {
  type ContentRow,
  type ContentTables,
  columnSql,
  linkedIds,
  localizedFields,
  TABLE_NAMES,
  type TableName,
  tableOf,
  withLocalized,
} from '#catalogue/tables';
import type { Db, Querier, Row } from '#store/db';

/** Returns the whole stored catalogue, in every language; `replaceContent` writes it back unchanged. */
export async function readContent(db: Db): Promise<ContentTables> {
  return await db.tx(async (q) => {
    await q.script('set transaction isolation level repeatable read, read only');
    return await readTables(q);
  });
}

/** `readContent` inside a transaction. */
export async function readTables(q: Querier): Promise<ContentTables> {
  const entries: [TableName, ContentRow[]][] = [];
  for (const name of TABLE_NAMES) entries.push([name, await readRows(q, name)]);
  return Object.fromEntries(entries) as ContentTables;
}

/** Returns the rows of a list by id: all of them, or only `ids`. */
export async function readRows(q: Querier, name: TableName, ids?: readonly number[]): Promise<ContentRow[]> {
  const { table, fields, pictures, links } = tableOf(name);
  const localized = new Set(localizedFields(fields));
  const columns = [
    'id',
    ...Object.entries(fields).map(([field, kind]) =>
      localized.has(field) ? `localized."${field}"` : columnSql(field, kind),
    ),
    ...pictures.map((picture) => `"${picture}"`),
  ];
  const ofThem = (column: string) => (ids ? `where ${column} = any ($1::integer[])` : '');
  const params = ids ? [ids] : [];
  const rows = await q.query<Row & { id: number }>(
    `select ${columns.join(', ')} from ${withLocalized({ table, fields })} ${ofThem('id')} order by id`,
    params,
  );
  const byId = new Map(rows.map((row) => [row.id, { ...row, ...emptyLists(links) } as ContentRow]));
  for (const { table: linkTable, ownerColumn, targetColumn, target } of links) {
    const pairs = await q.query<{ owner: number; target: number }>(
      `select ${ownerColumn} as owner, ${targetColumn} as target from ${linkTable} ${ofThem(ownerColumn)} order by 1, 2`,
      params,
    );
    for (const pair of pairs) {
      const row = byId.get(pair.owner);
      if (row) linkedIds(row, target).push(pair.target);
    }
  }
  return [...byId.values()];
}

const emptyLists = (links: { target: string }[]): Record<string, number[]> =>
  Object.fromEntries(links.map(({ target }) => [target, []]));
