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

/** The entity tag of a record: another one as soon as anything an editor can change in it is another. */
export const rowTag = (row: ContentRow): string => `"${createHash('md5').update(JSON.stringify(row)).digest('hex')}"`;

/** For each relation that others own, the ids it leads to by the ids of `rows`. */
export type Reverse = Map<ResourceName, Map<number, number[]>>;

/** The relations of these records that are written in the records of others. */
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
