import { type ContentRow, linkedIds } from '#catalogue/tables';

import type { Querier } from '#store/db';
import { type Editable, editableOf } from './editable';
import { type Revision, readRevisionsSince } from './revisions';
import { readRow } from './rows';
import { storeRow, type Writer, write } from './save';
import { RevisionExpired, UnknownRecord } from './violations';

/**
 * Restores a record to its state after one of its revisions, a deleted one to its last state. References to records
 * that no longer exist are dropped. Throws UnknownRecord without such a revision, RevisionExpired for a deletion that
 * is too old, InvalidRecord when another record now has its slug.
 */
export const restoreRevision = (writer: Writer, list: Editable, id: number, revisionId: number): Promise<ContentRow> =>
  write(writer, async (q) => {
    const since = await readRevisionsSince(q, list.name, id, revisionId);
    const wanted = since.at(-1);
    if (wanted?.id !== revisionId) throw new UnknownRecord();
    if (wanted.kind === 'delete' && !wanted.isUndoable) throw new RevisionExpired();
    const before = await readRow(q, list, id);
    const undone = wanted.kind === 'delete' ? since : since.slice(0, -1);
    if (before === null && wanted.kind !== 'delete' && !undone.some(({ kind }) => kind === 'delete'))
      throw new UnknownRecord();
    const after = await withoutMissing(q, list, { ...stateBefore(before, undone), id });
    return await storeRow(q, { actor: writer.actor, list, before, after, kind: 'restore' });
  });

/** Returns the state of a record before the given changes, which are sorted newest first. */
function stateBefore(now: ContentRow | null, undone: readonly Revision[]): Record<string, unknown> {
  const state: Record<string, unknown> = { ...now };
  for (const { changes } of undone) for (const [part, [before]] of Object.entries(changes)) state[part] = before;
  return state;
}

async function withoutMissing(q: Querier, list: Editable, state: ContentRow): Promise<ContentRow> {
  const row: ContentRow = { ...state };
  const known = async (name: string, ids: number[]): Promise<number[]> => {
    const table = editableOf(name)?.table;
    const rows = await q.query<{ id: number }>(`select id from ${table} where id = any ($1::integer[])`, [ids]);
    return rows.map((one) => one.id);
  };
  for (const { target } of list.links) row[target] = await known(target, linkedIds(row, target));
  for (const field of list.pictures) {
    const id = row[field];
    row[field] = typeof id === 'number' ? ((await known('media_objects', [id]))[0] ?? null) : null;
  }
  for (const field of Object.keys(list.fields)) row[field] ??= null;
  return row;
}
