import { tablesOf } from '#backup/rows';
import type { Db } from '#store/db';

/** Every row of every table as text, by table, with sealed values opened by the keys of the installation. */
export async function wholeDump(db: Db): Promise<Map<string, string>> {
  const dump = new Map<string, string>();
  for (const table of await tablesOf(db)) {
    const rows = await db.query<{ row: unknown }>(`select to_jsonb(one) as row from "${table}" as one`);
    dump.set(table, rows.map(({ row }) => JSON.stringify(row)).join('\n'));
  }
  return dump;
}

/** The tables that contain one of the texts, ignoring case and accents, with the text. */
export async function tracesOf(db: Db, texts: readonly string[]): Promise<string[]> {
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...(await wholeDump(db))].flatMap(([table, rows]) =>
    texts.filter((text) => plain(rows).includes(plain(text))).map((text) => `${table}: ${text}`),
  );
}
