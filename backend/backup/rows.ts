import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Querier } from '#store/db';

/** Table in which the embedded engine checks at each start that writes reach the disk. */
const NOT_DATA = 'boot_check';

export type TableSum = { rows: number; sha256: string };

/** Returns the names of all tables with data, sorted. */
export async function tablesOf(q: Querier): Promise<string[]> {
  const rows = await q.query<{ name: string }>(
    `select table_name::text as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> $1 order by 1`,
    [NOT_DATA],
  );
  return rows.map(({ name }) => name);
}

/** Returns the row count of each table and a hash of its rows, independent of their order. */
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

/** Returns the names of the applied migrations. */
export const migrationsOf = async (q: Querier): Promise<string[]> =>
  (await q.query<{ name: string }>('select name from migration order by name')).map(({ name }) => name);

/** Pictures may be 10 MB each. */
const ROWS_AT_ONCE = 50;

const fileOf = (folder: string, table: string): string => path.join(folder, `${table}.jsonl`);

/** Writes every row of every table as a line of JSON, one file per table. Must run inside a transaction. */
export async function writeRows(tx: Querier, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  for (const table of await tablesOf(tx)) {
    const file = await open(fileOf(folder, table), 'wx', 0o600);
    await tx.script(`declare backup cursor for select to_jsonb(one)::text as line from "${table}" as one`);
    for (;;) {
      const rows = await tx.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from backup`);
      if (rows.length === 0) break;
      await file.write(rows.map(({ line }) => `${line}\n`).join(''));
    }
    await tx.script('close backup');
    await file.sync();
    await file.close();
  }
}

/**
 * Replaces all rows of all tables with the rows in such a folder. Must run in a transaction of a database
 * administrator.
 */
export async function readRows(tx: Querier, folder: string): Promise<void> {
  const tables = await tablesOf(tx);
  // Rows refer to rows in later files, and the effects of triggers are already in the data.
  await tx.script("set local session_replication_role = 'replica'");
  await tx.script(`truncate ${tables.map((table) => `"${table}"`).join(', ')}`);
  for (const table of tables) {
    const columns = await columnsOf(tx, table);
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const insert = `insert into "${table}" (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`;
    const lines: string[] = [];
    const flush = async () => {
      if (lines.length > 0) await tx.query(insert, [`[${lines.splice(0).join(',')}]`]);
    };
    for await (const line of createInterface({ input: createReadStream(fileOf(folder, table)) })) {
      lines.push(line);
      if (lines.length === ROWS_AT_ONCE) await flush();
    }
    await flush();
    for (const { name, sequence } of columns) {
      if (sequence)
        await tx.query(`select setval($1, greatest((select max("${name}") from "${table}"), 1))`, [sequence]);
    }
  }
}

type Column = { name: string; sequence: string | null };

/** Returns the columns to write, without generated ones, each with its sequence if it has one. */
const columnsOf = (tx: Querier, table: string): Promise<Column[]> =>
  tx.query<Column>(
    `select column_name::text as name, pg_get_serial_sequence($1, column_name::text) as sequence
     from information_schema.columns
     where table_schema = 'public' and table_name = $2 and is_generated = 'NEVER' order by ordinal_position`,
    [`"${table}"`, table],
  );
