import type { ContentLocale } from '#catalogue/locale';
import type { ContentRow, TableName } from '#catalogue/tables';
import { translatorFor } from '#messages';
import type { Db, Querier } from '#store/db';
import { type Editable, editableOf } from './editable';
import { editorRecord } from './editor-record';
import { parseRecord } from './parse';
import { changesBetween, isSame } from './revisions';
import { readReverse, readRow } from './rows';
import { storeChange, storeNew, type Writer, type Written, write } from './save';
import {
  InvalidRecord,
  RecordChanged,
  UnknownRecord,
  UnreadableRecord,
  type Violation,
  violationText,
} from './violations';

/** A stored, unpublished change. Times are ISO strings. */
export type Draft = {
  id: number;
  list: TableName;
  /** Null for a record that does not exist yet. */
  recordId: number | null;
  /** The fields that a write of the record would send, with texts as {es, ca, en}. */
  changes: Record<string, unknown>;
  /** The record's values when the change was made, by the same names; null if not sent. */
  base: Record<string, unknown> | null;
  actor: string;
  /** The name of the last editor; null if the account no longer exists. */
  who: string | null;
  savedAt: string;
  publishAt: string | null;
  /** Why the planned publication failed: the violated rules, empty when the record is gone. */
  failure: Violation[] | null;
};

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const utc = (column: string) => `to_char(${column} at time zone 'UTC', ${ISO})`;
const SELECT = `select catalogue_draft.id, resource as list, record_id as "recordId", changes, base, actor,
    (select name from staff where actor = 'staff ' || staff.id) as who, ${utc('saved_at')} as "savedAt",
    ${utc('publish_at')} as "publishAt", failure
  from catalogue_draft`;

/** Returns all drafts, last saved first. */
export const readDrafts = (q: Querier): Promise<Draft[]> =>
  q.query<Draft>(`${SELECT} order by saved_at desc, catalogue_draft.id desc`);

/** Returns a draft. Throws UnknownRecord. */
export async function readDraft(q: Querier, id: number): Promise<Draft> {
  const [draft] = await q.query<Draft>(`${SELECT} where catalogue_draft.id = $1`, [id]);
  if (!draft) throw new UnknownRecord();
  return draft;
}

type Change = Pick<Draft, 'changes' | 'actor' | 'base'>;
type Stored = Pick<Draft, 'list' | 'recordId' | 'changes' | 'actor'>;

/** Returns the ETag of a draft, which changes at each save. */
export const draftTag = ({ savedAt }: Draft): string => `"${savedAt}"`;

/**
 * Stores a change as the draft of its record, which can have only one. It is validated like a write, so that it can be
 * published. Throws RecordChanged when there is already a draft, and the errors of a write.
 */
export async function addDraft(db: Db, stored: Stored & Change): Promise<Draft> {
  await withDraft(db, stored, async () => undefined);
  const [row] = await db.query<{ id: number }>(
    `insert into catalogue_draft (resource, record_id, changes, actor, base) values ($1, $2, $3, $4, $5)
     on conflict (resource, record_id) do nothing returning id`,
    [stored.list, stored.recordId, JSON.stringify(stored.changes), stored.actor, jsonOf(stored.base)],
  );
  if (row) return await readDraft(db, row.id);
  const [there] = (await readDrafts(db)).filter(
    ({ list, recordId }) => list === stored.list && recordId === stored.recordId,
  );
  throw new RecordChanged(there ? draftTag(there) : '');
}

/**
 * Changes a draft. Throws UnknownRecord without such a draft, RecordChanged when `ifMatch` does not match it, and the
 * errors of a write.
 */
export async function changeDraft(
  db: Db,
  id: number,
  { changes, actor, base }: Change,
  ifMatch: string | null,
): Promise<Draft> {
  const draft = await readDraft(db, id);
  if (ifMatch !== null && ifMatch.trim() !== draftTag(draft)) throw new RecordChanged(draftTag(draft));
  await withDraft(db, { ...draft, changes }, async () => undefined);
  const saved = await db.query(
    `update catalogue_draft set changes = $2, actor = $3, base = $5, saved_at = clock_timestamp(), failure = null
     where id = $1 and ($4::text is null or ${utc('saved_at')} = $4) returning id`,
    [id, JSON.stringify(changes), actor, ifMatch === null ? null : draft.savedAt, jsonOf(base)],
  );
  const now = await readDraft(db, id);
  if (saved.length === 0) throw new RecordChanged(draftTag(now));
  return now;
}

/** Deletes a draft. Throws UnknownRecord. */
export async function discardDraft(q: Querier, id: number): Promise<void> {
  const gone = await q.query('delete from catalogue_draft where id = $1 returning id', [id]);
  if (gone.length === 0) throw new UnknownRecord();
}

/** Plans the publication; null removes the plan. Throws UnknownRecord, or InvalidRecord for a past time. */
export async function planDraft(q: Querier, id: number, at: Date | null): Promise<Draft> {
  if (at !== null && !(at.getTime() > Date.now()))
    throw new InvalidRecord([{ propertyPath: 'cuando', rule: 'future' }]);
  await q.query('update catalogue_draft set publish_at = $2, failure = null where id = $1', [id, at?.toISOString()]);
  return await readDraft(q, id);
}

/**
 * Publishes a draft and returns the id of its record. With `isPlanned` it must still be due, because the plan may have
 * been changed or withdrawn. Throws UnknownRecord, InvalidRecord with the fields that have been changed since, and the
 * errors of a write.
 */
export const publishDraft = (writer: Writer, id: number, isPlanned = false): Promise<number> =>
  write(writer, async (q) => {
    const draft = await readDraft(q, id);
    if (isPlanned && !(await isDue(q, id))) throw new UnknownRecord();
    await refuseChanged(q, draft);
    const { value, changed } = await storeDraft(q, { ...draft, actor: writer.actor });
    await discardDraft(q, id);
    return { value: value.id, changed };
  });

/** Throws InvalidRecord with the fields of the record that have changed since the draft was made. */
async function refuseChanged(q: Querier, { list: name, recordId, changes, base }: Draft): Promise<void> {
  const list = listOf(name);
  const row = recordId === null || base === null ? null : await readRow(q, list, recordId);
  if (row === null || base === null) return;
  const record = editorRecord(list, row, await readReverse(q, list, [row]), 'all');
  const changed = Object.keys(changes).filter((field) => field in base && !isSame(base[field], record[field] ?? null));
  if (changed.length > 0) throw new InvalidRecord(changed.map((field) => ({ propertyPath: field, rule: 'changed' })));
}

const jsonOf = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/**
 * Publishes the due drafts, each in the name of its last editor. If a draft can no longer be published, the reason is
 * stored and the plan is removed. Returns how many were published.
 */
export async function publishDue({ db, onWritten }: Omit<Writer, 'actor'>): Promise<number> {
  const due = await db.query<{ id: number; actor: string }>(
    `select id, actor from catalogue_draft where ${DUE} order by publish_at, id`,
  );
  let published = 0;
  for (const { id, actor } of due) {
    try {
      await publishDraft({ db, onWritten, actor }, id, true);
      published += 1;
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      await db.query(`update catalogue_draft set publish_at = null, failure = $2 where id = $1 and ${DUE}`, [
        id,
        JSON.stringify(failure),
      ]);
    }
  }
  return published;
}

const DUE = 'publish_at <= now()';

const isDue = async (q: Querier, id: number): Promise<boolean> =>
  (await q.query(`select from catalogue_draft where id = $1 and ${DUE}`, [id])).length > 0;

/** Returns the violations of a refusal, empty for a record that is gone; null for other errors. */
function failureOf(error: unknown): Violation[] | null {
  if (error instanceof InvalidRecord) return [...error.violations];
  return error instanceof UnknownRecord || error instanceof UnreadableRecord ? [] : null;
}

/** Returns why a planned publication failed, by field; the field is null when the record is gone. */
export function failureTexts(failure: Violation[], locale: ContentLocale): { field: string | null; text: string }[] {
  if (failure.length === 0) return [{ field: null, text: translatorFor(locale, 'editing')('draftGone') }];
  return failure.map((one) => ({ field: one.propertyPath, text: violationText(one, locale) }));
}

/** Thrown to roll back a transaction; carries the result of the work in it. */
class TakenBack extends Error {
  constructor(readonly value: unknown) {
    super('taken back');
  }
}

/** Runs `work` in a transaction in which the draft is published, and rolls it back. Throws the errors of a write. */
export async function withDraft<T>(
  db: Db,
  draft: Stored,
  work: (q: Querier, row: ContentRow) => Promise<T>,
): Promise<T> {
  try {
    return await db.tx<T>(async (q) => {
      const { value } = await storeDraft(q, draft);
      throw new TakenBack(await work(q, value));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.value as T;
    throw error;
  }
}

function storeDraft(q: Querier, { list: name, recordId, changes, actor }: Stored): Promise<Written<ContentRow>> {
  const list = listOf(name);
  const sent = { body: changes, locale: 'all', ifMatch: null } as const;
  return recordId === null ? storeNew(q, actor, list, sent) : storeChange(q, actor, list, recordId, sent);
}

/** Returns the list of that name. Throws UnknownRecord for pictures: their bytes are stored at upload. */
export function listOf(name: string): Editable {
  const list = editableOf(name);
  if (!list || list.name === 'media_objects') throw new UnknownRecord();
  return list;
}

/**
 * Returns how a draft is shown to editors: the future name of the record, and the fields that differ from the published
 * record.
 */
export async function describeDraft(q: Querier, draft: Draft): Promise<{ name: string; fields: string[] }> {
  const list = listOf(draft.list);
  const before = draft.recordId === null ? null : await readRow(q, list, draft.recordId);
  const sent = list.title ? (draft.changes[list.title] ?? before?.[list.title]) : null;
  const name = typeof sent === 'object' && sent !== null && 'es' in sent ? sent.es : sent;
  return {
    name: typeof name === 'string' ? name : '',
    fields: before ? changedFields(list, draft, before) : Object.keys(draft.changes),
  };
}

function changedFields(list: Editable, { changes }: Draft, before: ContentRow): string[] {
  try {
    return Object.keys(changesBetween(list.name, before, parseRecord(list, changes, before, 'all')));
  } catch {
    return Object.keys(changes); // rules have changed since
  }
}
