import type { Context } from 'hono';
import { staffActor } from '#audit';
import { contentLocale } from '#catalogue/locale';
import type { ContentRow, TableName } from '#catalogue/tables';
import { type Editable, editableOf } from '#editing/editable';
import { EDITOR_API, type EditorLocale, editorRecord, iriOf } from '#editing/editor-record';
import { readReverse, rowTag } from '#editing/rows';
import type { Writer } from '#editing/save';
import { UnknownRecord } from '#editing/violations';
import type { Draw } from '#media/draw';
import type { StaffAccount } from '#staff/account';
import type { Db } from '#store/db';
import { answerEditor, refusalOf, refuseEditor } from './editor-answers';
import type { StaffCall } from './staff-endpoint';

export type EditorOptions = {
  db: Db;
  brand: string;
  localeHeader: string;
  isSecure: boolean;
  /** Draws pictures of uploads. */
  draw: Draw;
  /** Called with the changed lists once a write is stored. */
  onWritten: (changed: readonly TableName[]) => void;
};

export type EditorCall = StaffCall<'editor'>;

export const writerOf = ({ db, onWritten }: EditorOptions, { id }: StaffAccount): Writer => ({
  ...{ db, onWritten },
  actor: staffActor(id),
});

/** Returns the language of the locale header; `*` means all languages. */
export const localeOf = (c: Context, { localeHeader }: EditorOptions): EditorLocale => {
  const header = c.req.header(localeHeader);
  return header?.trim() === '*' ? 'all' : contentLocale(header);
};

/** Responds with the current record, its ETag and its address. */
export async function answerRow(
  c: Context,
  options: EditorOptions,
  list: Editable,
  row: ContentRow,
  status = 200,
  more: object = {},
): Promise<Response> {
  const record = editorRecord(list, row, await readReverse(options.db, list, [row]), localeOf(c, options));
  const body = { '@context': `${EDITOR_API}/contexts/${list.type}`, ...record, ...more };
  const address = iriOf(list.name, row.id);
  const made = { location: address, 'content-location': address };
  return answerEditor(c, status, body, { etag: rowTag(row), ...(status === 201 && made) });
}

/** Runs a call on the list in its path; responds 404 for an unknown list, or with the refusal that was thrown. */
export async function withList(call: EditorCall, run: (list: Editable) => Promise<Response>): Promise<Response> {
  const list = editableOf(call.c.req.param('lista') ?? '');
  if (!list) return refuseEditor(call.c, 404, 'Not Found');
  return await withRefusals(call, () => run(list));
}

/** Runs a call and converts refusals to responses. */
export async function withRefusals(call: EditorCall, run: () => Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    const refusal = refusalOf(call.c, error, call.account.locale);
    if (!refusal) throw error;
    return refusal;
  }
}

/** `withList` for a record of the list. */
export const withRecord = (call: EditorCall, run: (list: Editable, id: number) => Promise<Response>) =>
  withList(call, async (list) => {
    const id = call.c.req.param('id') ?? '';
    if (!/^\d{1,9}$/.test(id)) throw new UnknownRecord();
    return await run(list, Number(id));
  });
