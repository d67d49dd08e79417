import {
  type ContentRow,
  type ContentTables,
  linkedIds,
  localizedFields,
  TABLE_NAMES,
  type Table,
  type TableName,
  tableOf,
} from '#catalogue/tables';
import { raiseVersion, readVersion } from '#catalogue/version';
import type { Db, Querier } from '#store/db';
import type { Content, ReadPicture } from './pictures';
import { readTables } from './read';
import { deleteUnusedPictures, storePictures } from './write-pictures';

/** State of each part of the catalogue: a hash, and the resources whose records depend on it. */
type Fingerprints = Map<string, { hash: string; resources: TableName[] }>;

/** Reads them in a transaction, computed in the database, so that the records are not transferred. */
async function readFingerprints(q: Querier): Promise<Fingerprints> {
  const parts = TABLE_NAMES.flatMap((name): { table: string; resources: TableName[] }[] => {
    const { table, links } = tableOf(name);
    // A relation is part of the records of both sides.
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

/** Returns the resources that changed between two states, in the order of the catalogue. */
function changedBetween(before: Fingerprints, after: Fingerprints): TableName[] {
  const changed = new Set(
    [...after].flatMap(([table, { hash, resources }]) => (before.get(table)?.hash === hash ? [] : resources)),
  );
  return TABLE_NAMES.filter((name) => changed.has(name));
}

/** Arbitrary, but equal in all processes. */
const CONTENT_LOCK = 4_310_002;

/** A catalogue a hundred times the size of the demo takes the embedded database more than a minute. */
const WRITE_LIMIT_MS = 10 * 60_000;

/** A record of the catalogue has some kilobytes, and the embedded database has little memory. */
const ROWS_AT_ONCE = 1_000;

const COLUMN_TYPES = {
  text: 'text',
  flag: 'boolean',
  integer: 'integer',
  decimal: 'numeric',
  moment: 'timestamp',
};

/**
 * Makes the stored catalogue equal to `tables` in one transaction, including deletions. Returns the changed resources.
 * `readPicture` is called for pictures that are not stored yet; `record`, for the history, with the catalogue before
 * and after.
 */
export async function replaceContent(
  db: Db,
  tables: ContentTables,
  readPicture: ReadPicture,
  record?: (q: Querier, before: ContentTables, after: ContentTables) => Promise<void>,
): Promise<TableName[]> {
  const changed = await db.tx(async (q) => {
    await raiseVersion(q); // first, so that two imports wait for each other here and not half way through
    const before = await readFingerprints(q);
    const rows = record && (await readTables(q));
    await writeTables(q, tables, readPicture);
    if (record && rows) await record(q, rows, await readTables(q));
    await deleteUnusedPictures(q);
    return changedBetween(before, await readFingerprints(q));
  }, WRITE_LIMIT_MS);
  await analyzeContent(db);
  return changed;
}

/** Writes the catalogue if the database has none; returns whether it did. Safe when several processes start at once. */
export async function seedWhenEmpty(db: Db, load: () => Promise<Content>): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const { tables, readPicture } = await load();
  const written = await db.tx(async (q) => {
    await q.query('select pg_advisory_xact_lock($1)', [CONTENT_LOCK]);
    if (!(await isEmpty(q))) return false;
    await raiseVersion(q);
    await writeTables(q, tables, readPicture);
    return true;
  }, WRITE_LIMIT_MS);
  if (written) await analyzeContent(db);
  return written;
}

/** Only these tables: analyzing the system tables would take the embedded database longer than all of these. */
const analyzeContent = (db: Db): Promise<void> => {
  const tables = TABLE_NAMES.map(tableOf).flatMap(({ table, links }) => [table, ...links.map((link) => link.table)]);
  return db.script(`analyze ${[...tables, 'search_entry', 'search_document'].join(', ')}`);
};

async function isEmpty(q: Querier): Promise<boolean> {
  return (await readVersion(q)) === 0;
}

async function writeTables(q: Querier, tables: ContentTables, readPicture: ReadPicture): Promise<void> {
  await storePictures(
    q,
    tables.media_objects.map(({ picture }) => String(picture)),
    readPicture,
  );
  for (const name of TABLE_NAMES) await upsert(q, tableOf(name), tables[name]);
  for (const name of TABLE_NAMES) await replaceLinks(q, name, tables[name]);
  for (const name of TABLE_NAMES.toReversed()) {
    await q.query(`delete from ${tableOf(name).table} where not (id = any ($1::integer[]))`, [
      tables[name].map(({ id }) => id),
    ]);
  }
  await q.query('select rebuild_search()');
}

/** Writes the columns of these rows without their links. */
export async function upsert(q: Querier, { table, fields, pictures }: Table, rows: ContentRow[]): Promise<void> {
  const localized = localizedFields(fields);
  const columns: [string, string][] = [
    ['id', 'integer'],
    ...Object.entries(fields).flatMap(([name, kind]): [string, string][] =>
      localized.includes(name) ? [] : [[name, COLUMN_TYPES[baseKind(kind)]]],
    ),
    ...pictures.map((name): [string, string] => [name, 'integer']),
    ...(localized.length > 0 ? [['texts', 'jsonb'] as [string, string]] : []),
  ];
  const names = columns.map(([name]) => `"${name}"`);
  // Texts of the next release, which may run at the same time, stay.
  const others = `${table}.texts - '{${localized.join(', ')}}'::text[]`;
  const updates = names
    .slice(1)
    .map((name) => `${name} = ${name === '"texts"' ? `${others} || ` : ''}excluded.${name}`);
  const stored = rows.map((row) => withTexts(row, localized));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await q.query(
      `insert into ${table} (${names.join(', ')})
       select ${names.join(', ')} from jsonb_to_recordset($1::jsonb) as rows (${columns.map(([name, type]) => `"${name}" ${type}`).join(', ')})
       on conflict (id) do update set ${updates.join(', ')}`,
      [JSON.stringify(stored.slice(start, start + ROWS_AT_ONCE))],
    );
  }
}

/** Moves the localized texts of a row into `texts`, without those that are null. */
function withTexts(row: ContentRow, localized: string[]): ContentRow {
  const isText = ([field]: [string, unknown]) => localized.includes(field);
  const entries = Object.entries(row);
  const texts = Object.fromEntries(entries.filter((entry) => isText(entry) && entry[1] !== null));
  return { ...(Object.fromEntries(entries.filter((entry) => !isText(entry))) as ContentRow), texts };
}

const baseKind = (kind: string): keyof typeof COLUMN_TYPES => kind.replace('!', '') as keyof typeof COLUMN_TYPES;

async function replaceLinks(q: Querier, name: TableName, rows: ContentRow[]): Promise<void> {
  for (const { table, ownerColumn, targetColumn, target } of tableOf(name).links) {
    const pairs = rows.flatMap((row) => linkedIds(row, target).map((to) => ({ owner: row.id, target: to })));
    await q.query(`delete from ${table}`);
    await q.query(
      `insert into ${table} (${ownerColumn}, ${targetColumn})
       select distinct owner, target from jsonb_to_recordset($1::jsonb) as pairs (owner integer, target integer)`,
      [JSON.stringify(pairs)],
    );
  }
}
