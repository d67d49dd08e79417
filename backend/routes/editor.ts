import type { Hono } from 'hono';
import { parseQueryString, type QueryParameters } from '#catalogue/query-string';
import type { ContentRow } from '#catalogue/tables';
import type { Editable } from '#editing/editable';
import { EDITOR_API, editorRecord } from '#editing/editor-record';
import { type EditorPage, readPageOf } from '#editing/list';
import { readReverse, readRow } from '#editing/rows';
import { createRecord, deleteRecord, updateRecord } from '#editing/save';
import { UnknownRecord } from '#editing/violations';
import { answerEditor, answerIn, EDITOR_HEADERS, refuseEditor } from './editor-answers';
import { dataFile, EDITOR_WIRE, FILE, type SentBody } from './editor-body';
import { answerRow, type EditorOptions, localeOf, withList, withRecord, writerOf } from './editor-call';
import { draftEndpoints } from './editor-drafts';
import { historyEndpoints } from './editor-history';
import { editorFilters, searchTemplate } from './filters';
import { pageView } from './hydra';
import { apiDocumentation, contextOf, entrypointOf, type HydraApi } from './hydra-docs';
import { DOCS_FORMATS, type DocsFormat, negotiate, OPENAPI_FORMATS } from './negotiate';
import { openApiDocument } from './openapi';
import { notAcceptable } from './respond';
import { createStaffEndpoints, sessionCookie } from './staff-endpoint';

/** The vocabulary is a URN, because the site may have several addresses. */
const API: HydraApi = { entrypoint: EDITOR_API, vocab: 'urn:clinica:catalogo#', isWritable: true };

/** The writable API of the catalogue (docs/contract.md#writing), for editors and managers signed in at the desk. */
export function editorRoutes(options: EditorOptions): Hono {
  const endpoints = createStaffEndpoints(options, EDITOR_WIRE);
  const { on, app } = endpoints;
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(EDITOR_HEADERS))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });

  on('GET', '/', 'editor', async ({ c }) => answerEditor(c, 200, entrypointOf(API)));
  documentationEndpoints(endpoints, options);
  on('GET', '/contexts/:type', 'anybody', async ({ c }) => {
    const context = contextOf(API, c.req.param('type') ?? '');
    return context ? answerEditor(c, 200, context) : refuseEditor(c, 404, 'Not Found');
  });
  draftEndpoints(endpoints, options);
  historyEndpoints(endpoints, options);
  readingEndpoints(endpoints, options);
  writingEndpoints(endpoints, options);
  return app;
}

/** Both documentations; `/docs` negotiates between them. */
function documentationEndpoints({ on }: ReturnType<typeof createStaffEndpoints>, options: EditorOptions): void {
  const { brand: title, localeHeader, isSecure } = options;
  const openApi = openApiDocument(API, { title, localeHeader, cookie: sessionCookie(isSecure) });
  on('GET', '/docs.jsonld', 'editor', async ({ c }) => answerEditor(c, 200, apiDocumentation(API, title)));
  const formats = { '/docs': DOCS_FORMATS, '/docs.json': ['json'], '/docs.jsonopenapi': OPENAPI_FORMATS } as const;
  for (const [path, accepted] of Object.entries(formats))
    on('GET', path, 'editor', async ({ c }) => {
      const accept = c.req.header('accept');
      const format = negotiate<DocsFormat>(accept, accepted);
      if (!format) return notAcceptable(accept ?? '', accepted);
      return answerIn(format, 200, format === 'jsonld' ? apiDocumentation(API, title) : openApi);
    });
}

function readingEndpoints({ on }: ReturnType<typeof createStaffEndpoints>, options: EditorOptions): void {
  const { db } = options;
  on('GET', '/:lista', 'editor', (call) =>
    withList(call, async (list) => {
      const parameters = parseQueryString(new URL(call.c.req.url).search);
      const locale = localeOf(call.c, options);
      const [page, reverse] = await db.tx(async (q) => {
        const found = await readPageOf(q, list, parameters, locale);
        return [found, await readReverse(q, list, found.rows)] as const;
      });
      const members = page.rows.map((row) => editorRecord(list, row, reverse, locale));
      return answerEditor(call.c, 200, editorCollection(list, parameters, page, members));
    }),
  );

  on('GET', '/:lista/:id', 'editor', (call) =>
    withRecord(call, async (list, id) => {
      const row = await readRow(db, list, id);
      if (!row) throw new UnknownRecord();
      return await answerRow(call.c, options, list, row);
    }),
  );
}

function writingEndpoints({ on }: ReturnType<typeof createStaffEndpoints>, options: EditorOptions): void {
  on('POST', '/:lista', 'editor', (call) =>
    withList(call, async (list) => {
      const { picture, body, stored } = await pictureOf(options, list, call.body, true);
      const sent = { body, locale: localeOf(call.c, options) };
      const row = await createRecord(writerOf(options, call.account), list, sent, picture);
      return await answerRow(call.c, options, list, row, 201, stored);
    }),
  );

  for (const method of ['PUT', 'PATCH'] as const)
    on(method, '/:lista/:id', 'editor', (call) =>
      withRecord(call, async (list, id) => {
        const { picture, body, stored } = await pictureOf(options, list, call.body, false);
        const ifMatch = call.c.req.header('if-match') ?? null;
        const sent = { body, locale: localeOf(call.c, options), ifMatch };
        const again =
          picture && ((q: Parameters<typeof picture>[0], row: ContentRow) => picture(q, id, String(row.contentUrl)));
        const row = await updateRecord(writerOf(options, call.account), list, id, sent, again);
        return await answerRow(call.c, options, list, row, 200, stored);
      }),
    );

  on('DELETE', '/:lista/:id', 'editor', (call) =>
    withRecord(call, async (list, id) => {
      const ifMatch = call.c.req.header('if-match') ?? null;
      await deleteRecord(writerOf(options, call.account), list, id, ifMatch);
      return new Response(null, { status: 204, headers: EDITOR_HEADERS });
    }),
  );
}

/**
 * Returns the picture of an upload and the values the response states about it, or neither without an upload. A new
 * record must have one.
 */
async function pictureOf({ draw }: EditorOptions, list: Editable, body: SentBody, isNew: boolean) {
  if (list.name !== 'media_objects') return { picture: undefined, body };
  const file = body[FILE];
  const sent = file ? { bytes: Buffer.from(await file.arrayBuffer()), name: file.name } : dataFile(body.contentUrl);
  if (!sent && !isNew) return { picture: undefined, body };
  const { makePicture, storePicture } = await import('#editing/picture');
  const { bytes, name } = sent ?? { bytes: Buffer.alloc(0), name: '' };
  const made = await makePicture(bytes, name, file ? 'file' : 'contentUrl', draw);
  const picture = (q: Parameters<typeof storePicture>[0], id: number, contentUrl?: string) =>
    storePicture(q, made, id, contentUrl);
  return { picture, body, stored: { guardada: { ancho: made.width, alto: made.height, bytes: made.bytes.length } } };
}

/** A page of a list as JSON-LD, with links to the other pages and the available filters. */
function editorCollection(list: Editable, parameters: QueryParameters, page: EditorPage, members: object[]) {
  const path = `${EDITOR_API}/${list.name}`;
  return {
    '@context': `${EDITOR_API}/contexts/${list.type}`,
    '@id': path,
    '@type': 'hydra:Collection',
    'hydra:member': members,
    'hydra:totalItems': page.total,
    ...pageView(path, parameters, page),
    'hydra:search': searchTemplate(path, editorFilters(list)),
  };
}
