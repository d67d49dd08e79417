import { type ContentRow, type ContentTables, TABLE_NAMES, type TableName, tableOf } from '#catalogue/tables';
import { madridSql } from '#madrid-sql';
import { UNDO_DAYS } from '#seed/pictures';
import type { Querier } from '#store/db';

export type RevisionKind = 'create' | 'update' | 'delete' | 'restore';

/** The old and new value of each field; null for a record that did not exist before or does not exist any more. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

/** Days after which revisions are deleted: a year allows comparing with the previous season. */
const REVISION_DAYS = 366;

const ROWS_AT_ONCE = 500;

/** Returns the columns, pictures and owned relations of a list. */
const partsOf = (name: TableName): string[] => {
  const { fields, pictures, links } = tableOf(name);
  return [...Object.keys(fields), ...pictures, ...links.map(({ target }) => target)];
};

/** Returns the differences between two states of a record; null means it does not exist. */
export function changesBetween(name: TableName, before: ContentRow | null, after: ContentRow | null): Changes {
  return Object.fromEntries(
    partsOf(name).flatMap((part): [string, [unknown, unknown]][] => {
      const [was, is] = [before?.[part] ?? null, after?.[part] ?? null];
      return isSame(was, is) ? [] : [[part, [was, is]]];
    }),
  );
}

/** True when two values of a field are equivalent. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/**
 * Serializes a value for comparison. Languages are sorted, because databases return them in different orders; an empty
 * list equals null.
 */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'null' : JSON.stringify(value.toSorted());
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export type NewRevision = { actor: string; name: TableName; id: number; kind: RevisionKind; changes: Changes };

/** Records changes in the transaction that makes them, and deletes old revisions. */
export async function addRevisions(q: Querier, revisions: readonly NewRevision[]): Promise<void> {
  for (let start = 0; start < revisions.length; start += ROWS_AT_ONCE) {
    const rows = revisions.slice(start, start + ROWS_AT_ONCE);
    await q.query(
      `insert into catalogue_revision (actor, resource, record_id, kind, changes)
       select actor, name, id, kind, changes
       from jsonb_to_recordset($1::jsonb) as rows (actor text, name text, id integer, kind text, changes jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  await q.query(`delete from catalogue_revision where at < now() - interval '${REVISION_DAYS} days'`);
}

/** Returns the differences between two states of the whole catalogue as revisions of `actor`. */
export function revisionsBetween(before: ContentTables, after: ContentTables, actor: string): NewRevision[] {
  return TABLE_NAMES.flatMap((name) => {
    const old = new Map(before[name].map((row) => [row.id, row]));
    const rows = new Map(after[name].map((row) => [row.id, row]));
    return [...new Set([...old.keys(), ...rows.keys()])].flatMap((id): NewRevision[] => {
      const [was, is] = [old.get(id) ?? null, rows.get(id) ?? null];
      const changes = changesBetween(name, was, is);
      if (Object.keys(changes).length === 0) return [];
      return [{ actor, name, id, changes, kind: was === null ? 'create' : is === null ? 'delete' : 'update' }];
    });
  });
}

/** A revision as displayed: `who` is the name of a staff member, or null for other actors. */
export type Revision = {
  id: number;
  at: string;
  actor: string;
  who: string | null;
  list: TableName;
  recordId: number;
  kind: RevisionKind;
  changes: Changes;
  isUndoable: boolean;
};

const PAGE = 50;
const SELECT = `select catalogue_revision.id, ${madridSql('at', 'YYYY-MM-DD HH24:MI:SS')} as at, actor,
    (select name from staff where actor = 'staff ' || staff.id) as who,
    resource as list, record_id as "recordId", kind, changes,
    at > now() - interval '${UNDO_DAYS} days' as "isUndoable"
  from catalogue_revision`;

/** Returns fifty revisions of a record, newest first, with ids below `before` (null: from the newest). */
export const readRevisions = (q: Querier, name: TableName, id: number, before: number | null): Promise<Revision[]> =>
  q.query<Revision>(
    `${SELECT} where resource = $1 and record_id = $2 and ($3::bigint is null or catalogue_revision.id < $3)
     order by catalogue_revision.id desc limit ${PAGE}`,
    [name, id, before],
  );

/** Returns the revisions of a record from `first` on, newest first. */
export const readRevisionsSince = (q: Querier, name: TableName, id: number, first: number): Promise<Revision[]> =>
  q.query<Revision>(
    `${SELECT} where resource = $1 and record_id = $2 and catalogue_revision.id >= $3 order by catalogue_revision.id desc`,
    [name, id, first],
  );

/** Returns the last deletion of each record that can still be restored, newest first. */
export const readDeletions = (q: Querier): Promise<Revision[]> =>
  q.query<Revision>(
    `${SELECT} where kind = 'delete' and at > now() - interval '${UNDO_DAYS} days' and not exists (
       select from catalogue_revision later where later.resource = catalogue_revision.resource
         and later.record_id = catalogue_revision.record_id and later.id > catalogue_revision.id)
     order by catalogue_revision.id desc limit 200`,
  );
