import {
  addDraft,
  changeDraft,
  type Draft,
  describeDraft,
  discardDraft,
  draftTag,
  failureTexts,
  listOf,
  planDraft,
  publishDraft,
  readDraft,
  readDrafts,
} from '#editing/drafts';
import { addPreview, NoPage } from '#editing/previews';
import { UnknownRecord, UnreadableRecord } from '#editing/violations';
import { answerEditor, EDITOR_HEADERS, refuseEditor } from './editor-answers';
import { type EditorCall, type EditorOptions, withRefusals, writerOf } from './editor-call';
import type { createStaffEndpoints } from './staff-endpoint';

/** Endpoints for unpublished changes, with preview links, and publication now or at a time: our own addition. */
export function draftEndpoints(endpoints: Endpoints, options: EditorOptions): void {
  storingEndpoints(endpoints, options);
  publishingEndpoints(endpoints, options);
}

type Endpoints = ReturnType<typeof createStaffEndpoints>;

function storingEndpoints({ on }: Endpoints, options: EditorOptions): void {
  const { db } = options;
  const answer = async (call: EditorCall, status: number, draft: Draft) =>
    answerEditor(call.c, status, await wireDraft(call, options, draft), { etag: draftTag(draft) });
  const actorOf = (call: EditorCall) => writerOf(options, call.account).actor;

  on('GET', '/borradores', 'editor', async (call) => {
    const drafts = await readDrafts(db);
    const wire: object[] = [];
    for (const draft of drafts) wire.push(await wireDraft(call, options, draft));
    return answerEditor(call.c, 200, { borradores: wire });
  });

  on('POST', '/borradores', 'editor', (call) =>
    withRefusals(call, async () => {
      const { recurso, registro = null, cambios, leidos } = call.body;
      const list = listOf(String(recurso)).name;
      const recordId = registro === null ? null : idIn(registro);
      return await answer(
        call,
        201,
        await addDraft(db, { list, recordId, changes: changesIn(cambios), base: baseIn(leidos), actor: actorOf(call) }),
      );
    }),
  );

  on('GET', '/borradores/:id', 'editor', (call) =>
    withRefusals(call, async () => await answer(call, 200, await readDraft(db, idOf(call)))),
  );

  on('PUT', '/borradores/:id', 'editor', (call) =>
    withRefusals(call, async () => {
      const { cambios, leidos } = call.body;
      const change = { changes: changesIn(cambios), base: baseIn(leidos), actor: actorOf(call) };
      const ifMatch = call.c.req.header('if-match') ?? null;
      return await answer(call, 200, await changeDraft(db, idOf(call), change, ifMatch));
    }),
  );

  on('DELETE', '/borradores/:id', 'editor', (call) =>
    withRefusals(call, async () => {
      await discardDraft(db, idOf(call));
      return new Response(null, { status: 204, headers: EDITOR_HEADERS });
    }),
  );
}

function publishingEndpoints({ on }: Endpoints, options: EditorOptions): void {
  const { db } = options;

  on('POST', '/borradores/:id/publicar', 'editor', (call) =>
    withRefusals(call, async () => {
      const { cuando } = call.body;
      if (cuando !== undefined) {
        const at = cuando === null ? null : new Date(typeof cuando === 'string' ? cuando : Number.NaN);
        const draft = await planDraft(db, idOf(call), at);
        return answerEditor(call.c, 200, await wireDraft(call, options, draft));
      }
      const registro = await publishDraft(writerOf(options, call.account), idOf(call));
      return answerEditor(call.c, 200, { registro });
    }),
  );

  on('POST', '/borradores/:id/enlace', 'editor', (call) =>
    withRefusals(call, async () => {
      const { idioma } = call.body;
      const locale = idioma === 'ca' || idioma === 'en' ? idioma : 'es';
      try {
        const { token, expiresAt } = await addPreview(db, idOf(call), locale);
        return answerEditor(call.c, 201, { url: `/vista-previa?clave=${token}`, caduca: expiresAt });
      } catch (error) {
        if (error instanceof NoPage) return refuseEditor(call.c, 409, 'no page', { error: 'no_page' });
        throw error;
      }
    }),
  );
}

/** Returns a draft under its wire names. */
async function wireDraft({ account }: EditorCall, { db }: EditorOptions, draft: Draft): Promise<object> {
  const { name, fields } = await describeDraft(db, draft);
  return {
    ...{ id: draft.id, recurso: draft.list, registro: draft.recordId, nombre: name, campos: fields },
    ...{
      cambios: draft.changes,
      leidos: draft.base,
      autor: draft.who ?? draft.actor,
      guardado: draft.savedAt,
      publicar: draft.publishAt,
    },
    fallo:
      draft.failure &&
      failureTexts(draft.failure, account.locale).map(({ field, text }) => ({ campo: field, mensaje: text })),
  };
}

function idOf({ c }: EditorCall): number {
  const id = c.req.param('id') ?? '';
  if (!/^\d{1,15}$/.test(id)) throw new UnknownRecord();
  return Number(id);
}

function idIn(sent: unknown): number {
  if (typeof sent !== 'number' || !Number.isSafeInteger(sent))
    throw new UnreadableRecord('"registro" must be a number.');
  return sent;
}

const baseIn = (sent: unknown): Record<string, unknown> | null => (aRecord(sent) ? sent : null);

const aRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changesIn(sent: unknown): Record<string, unknown> {
  if (!aRecord(sent)) throw new UnreadableRecord('"cambios" must be an object.');
  return sent;
}
