import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Querier } from '#store/db';
import { tablesOf } from './tables';

/** Pictures may be 10 MB each. */
const ROWS_AT_ONCE = 50;

const fileOf = (folder: string, table: string): string => path.join(folder, `${table}.jsonl`);

/** Writes every row of every table as a line of JSON, a file for each table. Inside a transaction. */
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

/** Replaces all rows of all tables by those of such a folder. Inside a transaction of an administrator of the database. */
export async function readRows(tx: Querier, folder: string): Promise<void> {
  const tables = await tablesOf(tx);
  // Rows refer to rows of later files, and what they trigger has been done.
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

/** The columns that are written: not those the database computes; with the sequence that numbers one. */
const columnsOf = (tx: Querier, table: string): Promise<Column[]> =>
  tx.query<Column>(
    `select column_name::text as name, pg_get_serial_sequence($1, column_name::text) as sequence
     from information_schema.columns
     where table_schema = 'public' and table_name = $2 and is_generated = 'NEVER' order by ordinal_position`,
    [`"${table}"`, table],
  );
