import { checkCatalogue, type Problem } from '#editing/checks';
import { editableOf } from '#editing/editable';
import { iriOf } from '#editing/editor-record';
import { RULES } from '#editing/findings';
import { idOf } from '#editing/parse';
import { addRedirect, type Redirect, readRedirects, removeRedirect } from '#editing/redirects';
import { restoreRevision } from '#editing/restore';
import { type Revision, readDeletions, readRevisions } from '#editing/revisions';
import { write } from '#editing/save';
import { usesOf } from '#editing/uses';
import { InvalidRecord, UnknownRecord } from '#editing/violations';
import { readContent } from '#seed/read';
import { fieldSchemas } from '#seed/validate';
import { answerEditor, EDITOR_HEADERS, wireUse } from './editor-answers';
import { answerRow, type EditorCall, type EditorOptions, withList, withRecord, writerOf } from './editor-call';
import { type createStaffEndpoints, textOf } from './staff-endpoint';

type Endpoints = ReturnType<typeof createStaffEndpoints>;

/** Problems in the catalogue, its history, and redirects of old addresses: our own addition. */
export function historyEndpoints(endpoints: Endpoints, options: EditorOptions): void {
  redirectEndpoints(endpoints, options);
  const { on } = endpoints;
  const { db } = options;

  on('GET', '/revision', 'editor', async ({ c }) => {
    const problems = checkCatalogue(await readContent(db), await readRedirects(db, null, null));
    const shown = RULES.flatMap((rule) => problems.filter((one) => one.rule === rule).slice(0, MAX_PER_RULE));
    const totals = Object.fromEntries(RULES.map((rule) => [rule, problems.filter((one) => one.rule === rule).length]));
    return answerEditor(c, 200, { problemas: shown.map(wireProblem), totales: totals });
  });

  on('GET', '/papelera', 'editor', async ({ c }) =>
    answerEditor(c, 200, { borrados: (await readDeletions(db)).map(wireRevision) }),
  );

  on('GET', '/:lista/:id/historial', 'editor', (call) =>
    withRecord(call, async (list, id) => {
      const before = Number(call.c.req.query('antes') ?? '');
      const from = Number.isSafeInteger(before) && before > 0 ? before : null;
      const revisions = await readRevisions(db, list.name, id, from);
      return answerEditor(call.c, 200, { revisiones: revisions.map(wireRevision) });
    }),
  );

  on('POST', '/:lista/:id/historial/:revision/restaurar', 'editor', (call) =>
    withRecord(call, async (list, id) => {
      const revision = call.c.req.param('revision') ?? '';
      if (!/^\d{1,15}$/.test(revision)) throw new UnknownRecord();
      const row = await restoreRevision(writerOf(options, call.account), list, id, Number(revision));
      return await answerRow(call.c, options, list, row);
    }),
  );

  on('GET', '/:lista/:id/usos', 'editor', (call) =>
    withRecord(call, async (list, id) =>
      answerEditor(call.c, 200, { usos: (await usesOf(db, list.name, id)).map(wireUse) }),
    ),
  );
}

function redirectEndpoints({ on }: Endpoints, options: EditorOptions): void {
  const { db } = options;

  on('GET', '/redirecciones', 'editor', async ({ c }) =>
    answerEditor(c, 200, { redirecciones: (await readRedirects(db, null, null)).map(wireRedirect) }),
  );

  on('PUT', '/redirecciones/:lista', 'editor', (call) =>
    withList(call, async (list) => {
      const slug = textOf(call.body.urlseo);
      if (!list.slug) throw new UnknownRecord();
      if (!fieldSchemas(list.name)[list.slug]?.safeParse(slug).success)
        throw new InvalidRecord([{ propertyPath: 'urlseo', rule: 'slug' }]);
      const id = idOf(list.name, call.body.registro);
      await write(writerOf(options, call.account), async (q) => {
        await addRedirect(q, list, slug, id);
        return { value: undefined, changed: [list.name] };
      });
      return answerEditor(call.c, 200, {
        redirecciones: (await readRedirects(db, list.name, slug)).map(wireRedirect),
      });
    }),
  );

  on('DELETE', '/redirecciones/:lista', 'editor', (call: EditorCall) =>
    withList(call, async (list) => {
      const slug = call.c.req.query('urlseo') ?? '';
      await write(writerOf(options, call.account), async (q) => {
        if (!(await removeRedirect(q, list, slug))) throw new UnknownRecord();
        return { value: undefined, changed: [list.name] };
      });
      return new Response(null, { status: 204, headers: EDITOR_HEADERS });
    }),
  );
}

/** Problems listed per rule; the rest is only counted. */
const MAX_PER_RULE = 200;

const wireProblem = ({ rule, list, id, title, field, locales, detail }: Problem) => ({
  ...{ regla: rule, recurso: list, id, nombre: title, campo: field, idiomas: locales, detalle: detail },
});

/** Returns a redirect under its wire names; `destino` is the current slug of its record. */
const wireRedirect = ({ list, slug, id, target }: Redirect) => ({
  ...{ recurso: list, urlseo: slug, destino: target },
  registro: iriOf(list, id),
});

function wireRevision({ id, at, actor, who, list, recordId, kind, changes, isUndoable }: Revision) {
  const title = editableOf(list)?.title ?? '';
  return {
    ...{ id, hora: at, quien: who ?? actor, tipo: kind, recurso: list, registro: recordId },
    recuperable: kind === 'delete' && isUndoable,
    nombre: kind === 'delete' ? (changes[title]?.[0] ?? null) : null,
    cambios: Object.fromEntries(
      Object.entries(changes).map(([field, [before, after]]) => [field, { antes: before, despues: after }]),
    ),
  };
}
