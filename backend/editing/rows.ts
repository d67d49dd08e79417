import { createHash } from 'node:crypto';
import { linkFrom } from '#catalogue/links';
import type { ResourceName } from '#catalogue/resources';
import type { ContentRow } from '#catalogue/tables';
import { readRows } from '#seed/read';
import type { Querier } from '#store/db';
import type { Editable } from './editable';

/** Returns a stored record in all languages, or null for an unknown id. */
export async function readRow(q: Querier, { name }: Editable, id: number): Promise<ContentRow | null> {
  const [row] = await readRows(q, name, [id]);
  return row ?? null;
}

/** Returns the ETag of a record, which changes with every editable value. */
export const rowTag = (row: ContentRow): string => `"${createHash('md5').update(JSON.stringify(row)).digest('hex')}"`;

/** For each relation owned by other records: the target ids by id of `rows`. */
export type Reverse = Map<ResourceName, Map<number, number[]>>;

/** Reads the relations of these records that are stored in other records. */
export async function readReverse(q: Querier, list: Editable, rows: readonly ContentRow[]): Promise<Reverse> {
  const reverse: Reverse = new Map();
  const ids = rows.map(({ id }) => id);
  for (const relation of list.relations) {
    if (list.name === 'posts' || list.links.some(({ target }) => target === relation)) continue;
    const link = linkFrom(list.name, relation);
    if (!link) continue;
    const found = await q.query<{ id: number; other: number }>(
      `select ${link.from} as id, ${link.to} as other from ${link.table} where ${link.from} = any ($1::integer[]) order by 1, 2`,
      [ids],
    );
    reverse.set(relation, grouped(found));
  }
  return reverse;
}

function grouped(pairs: { id: number; other: number }[]): Map<number, number[]> {
  const byId = new Map<number, number[]>();
  for (const { id, other } of pairs) byId.set(id, [...(byId.get(id) ?? []), other]);
  return byId;
}
