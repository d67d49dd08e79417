import { type ContentRow, linkedIds, type TableName } from '#catalogue/tables';
import { raiseVersionOf } from '#catalogue/version';
import { renewSearch } from '#search/renew';
import { upsert } from '#seed/write';
import type { Db, Querier } from '#store/db';
import { type Editable, editableOf } from './editable';
import type { EditorLocale } from './editor-record';
import { parseRecord } from './parse';
import { noteSlug } from './redirects';
import { addRevisions, changesBetween, type RevisionKind } from './revisions';
import { readRow, rowTag } from './rows';
import { usesOf } from './uses';
import { InvalidRecord, RecordChanged, RecordInUse, UnknownRecord, UnreadableRecord } from './violations';

/** Database and actor of a write; after the commit `onWritten` is called with the changed lists. */
export type Writer = { db: Db; actor: string; onWritten: (changed: readonly TableName[]) => void };

/** The sent body, its language, and the ETags of the version it is based on; null skips the check. */
export type Sent = { body: Record<string, unknown>; locale: EditorLocale; ifMatch: string | null };

/** Column with the key of a picture's bytes, which editors cannot write. */
const PICTURE = 'picture';

export type Written<T> = { value: T; changed: readonly TableName[] };

/** Runs a write exclusively, so that its checks still hold when it is stored. */
export async function write<T>({ db, onWritten }: Writer, work: (q: Querier) => Promise<Written<T>>): Promise<T> {
  const { value, changed } = await db.tx(async (q) => {
    await q.query('select version from catalogue_version for update');
    const written = await work(q);
    if (written.changed.length > 0) await raiseVersionOf(q, written.changed);
    return written;
  });
  if (changed.length > 0) onWritten(changed);
  return value;
}

/** Stores a new record. `also` stores a picture's bytes in the same transaction and returns its columns. */
export const createRecord = (writer: Writer, list: Editable, sent: NewRecord, also?: AlsoNew): Promise<ContentRow> =>
  write(writer, (q) => storeNew(q, writer.actor, list, sent, also));

/** Changes a record. Throws UnknownRecord, RecordChanged when `ifMatch` does not match, InvalidRecord. */
export const updateRecord = (
  writer: Writer,
  list: Editable,
  id: number,
  sent: Sent,
  also?: AlsoChanged,
): Promise<ContentRow> => write(writer, (q) => storeChange(q, writer.actor, list, id, sent, also));

type NewRecord = Pick<Sent, 'body' | 'locale'>;
type AlsoNew = (q: Querier, id: number) => Promise<Record<string, unknown>>;
type AlsoChanged = (q: Querier, before: ContentRow) => Promise<Record<string, unknown>>;

/** createRecord inside an open transaction. */
export async function storeNew(
  q: Querier,
  actor: string,
  list: Editable,
  { body, locale }: NewRecord,
  also?: AlsoNew,
): Promise<Written<ContentRow>> {
  const id = await nextId(q, list);
  const more = (await also?.(q, id)) ?? {};
  if (list.name === 'media_objects' && !(PICTURE in more))
    throw new InvalidRecord([{ propertyPath: 'contentUrl', rule: 'picture' }]);
  const row = { ...parseRecord(list, { ...body, ...more }, null, locale), ...more, id };
  return await storeRow(q, { actor, list, before: null, after: row, kind: 'create' });
}

/** updateRecord inside an open transaction. */
export async function storeChange(
  q: Querier,
  actor: string,
  list: Editable,
  id: number,
  { body, locale, ifMatch }: Sent,
  also?: AlsoChanged,
): Promise<Written<ContentRow>> {
  const before = await readMatching(q, list, id, ifMatch);
  const more = (await also?.(q, before)) ?? {};
  const after = { ...parseRecord(list, { ...body, ...more }, before, locale), ...more };
  return await storeRow(q, { actor, list, before, after, kind: 'update' });
}

/** Deletes a record without references to it. Throws UnknownRecord, RecordChanged, RecordInUse. */
export const deleteRecord = (writer: Writer, list: Editable, id: number, ifMatch: string | null): Promise<void> =>
  write(writer, async (q) => {
    const before = await readMatching(q, list, id, ifMatch);
    const uses = await usesOf(q, list.name, id);
    if (uses.length > 0) throw new RecordInUse(uses);
    await q.query(`delete from ${list.table} where id = $1`, [id]);
    await renewSearch(q, list.name, id);
    const changes = changesBetween(list.name, before, null);
    await addRevisions(q, [{ actor: writer.actor, name: list.name, id, kind: 'delete', changes }]);
    return { value: undefined, changed: listsOf(list, before, null) };
  });

async function readMatching(q: Querier, list: Editable, id: number, ifMatch: string | null): Promise<ContentRow> {
  const row = await readRow(q, list, id);
  if (!row) throw new UnknownRecord();
  const tag = rowTag(row);
  if (ifMatch !== null && ifMatch.trim() !== '*' && !ifMatch.split(',').some((one) => one.trim() === tag))
    throw new RecordChanged(tag);
  return row;
}

/** Returns an id that was never used before: addresses, bookings and revisions refer to deleted records by id. */
async function nextId(q: Querier, { table, name }: Editable): Promise<number> {
  const [row] = await q.query<{ next: number }>(
    `select 1 + greatest((select coalesce(max(id), 0) from ${table}),
       (select coalesce(max(record_id), 0) from catalogue_revision where resource = $1)) as next`,
    [name],
  );
  return row?.next ?? 1;
}

type Store = {
  actor: string;
  list: Editable;
  before: ContentRow | null;
  after: ContentRow;
  kind: Exclude<RevisionKind, 'delete'>;
};

/** Writes the differences with a revision, redirect and search entry; writes nothing if there are no differences. */
export async function storeRow(q: Querier, { actor, list, before, after, kind }: Store): Promise<Written<ContentRow>> {
  await checkUnique(q, list, after);
  await checkRelations(q, list, after);
  await upsert(q, list, [after]);
  await writeLinks(q, list, before, after);
  const { id } = after;
  const stored = await readRow(q, list, id); // normalized by the database: 129 becomes 129.00
  if (!stored) throw new Error(`${list.name}/${id} is missing after it was stored.`);
  const changes = changesBetween(list.name, before, stored);
  if (before !== null && Object.keys(changes).length === 0) return { value: stored, changed: [] };
  if (list.slug) await noteSlug(q, list, id, before?.[list.slug], stored[list.slug]);
  await renewSearch(q, list.name, id);
  await addRevisions(q, [{ actor, name: list.name, id, kind, changes }]);
  return { value: stored, changed: listsOf(list, before, stored) };
}

async function checkUnique(q: Querier, { table, name, slug }: Editable, row: ContentRow): Promise<void> {
  const field = name === 'media_objects' ? 'contentUrl' : slug;
  if (!field) return;
  const taken = await q.query(`select from ${table} where "${field}" = $1 and id <> $2`, [row[field], row.id]);
  if (taken.length > 0) throw new InvalidRecord([{ propertyPath: field, rule: 'unique' }]);
}

/** The message is API Platform's. */
async function checkRelations(q: Querier, list: Editable, row: ContentRow): Promise<void> {
  const wanted: [name: string, ids: number[]][] = [
    ['media_objects', list.pictures.flatMap((field) => (row[field] === null ? [] : [Number(row[field])]))],
    ...list.links.map(({ target }): [string, number[]] => [target, linkedIds(row, target)]),
  ];
  for (const [name, ids] of wanted) {
    const table = editableOf(name)?.table;
    if (ids.length === 0 || !table) continue;
    const known = await q.query<{ id: number }>(`select id from ${table} where id = any ($1::integer[])`, [ids]);
    const missing = ids.find((id) => !known.some((one) => one.id === id));
    if (missing !== undefined) throw new UnreadableRecord(`Item not found for "/gestion/catalogo/${name}/${missing}".`);
  }
}

async function writeLinks(q: Querier, list: Editable, before: ContentRow | null, after: ContentRow): Promise<void> {
  for (const { table, ownerColumn, targetColumn, target } of list.links) {
    const [was, is] = [before ? linkedIds(before, target) : [], linkedIds(after, target)];
    const gone = was.filter((id) => !is.includes(id));
    const more = is.filter((id) => !was.includes(id));
    if (gone.length > 0)
      await q.query(`delete from ${table} where ${ownerColumn} = $1 and ${targetColumn} = any ($2::integer[])`, [
        after.id,
        gone,
      ]);
    if (more.length > 0)
      await q.query(
        `insert into ${table} (${ownerColumn}, ${targetColumn}) select $1::integer, unnest($2::integer[])
         on conflict do nothing`,
        [after.id, more],
      );
  }
}

/** Returns the lists with changed records: both sides of a relation contain it. */
function listsOf(list: Editable, before: ContentRow | null, after: ContentRow | null): TableName[] {
  const changes = changesBetween(list.name, before, after);
  const others = list.links.flatMap(({ target }) => (target in changes ? [target] : []));
  const posts: TableName[] = list.name === 'media_objects' ? ['posts'] : [];
  return [list.name, ...others, ...posts];
}
