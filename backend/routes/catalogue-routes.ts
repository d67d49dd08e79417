import { type Context, Hono } from 'hono';
import type { CatalogueReader } from '#catalogue/cache';
import { relationsOf } from '#catalogue/links';
import type { Catalogue, WireRecord } from '#catalogue/load';
import { contentLocale } from '#catalogue/locale';
import { parseQueryString } from '#catalogue/query-string';
import { isResourceName, RESOURCES, type ResourceName } from '#catalogue/resources';
import { InvalidPageError, select } from '#catalogue/select';
import { collectionBody, itemBody, plainRecord } from './hydra';
import { apiDocumentation, contextOf, entrypointOf, type HydraApi } from './hydra-docs';
import { DOCS_FORMATS, type DocsFormat, type Format, negotiate, OPENAPI_FORMATS, RECORD_FORMATS } from './negotiate';
import { openApiDocument } from './openapi';
import { apiError, apiHeaders, type Body, docsLinks, invalidToken, notAcceptable, sendBody, toBody } from './respond';

export type CatalogueRoutesOptions = { read: CatalogueReader; localeHeader: string };

/** GET and HEAD of the catalogue under /api (docs/contract.md#catalogue). Unknown paths fall through. */
export function catalogueRoutes({ read, localeHeader }: CatalogueRoutesOptions): Hono {
  const app = new Hono();
  const answerIn = createAnswer({ read, localeHeader });
  const answer = (c: Context, build: (catalogue: Catalogue, format: Format) => unknown) =>
    answerIn(RECORD_FORMATS, c, build);
  documentationRoutes(app, answerIn, localeHeader);

  app.get('/:resource', async (c, next) => {
    const name = c.req.param('resource');
    if (!isResourceName(name)) return await next();
    return await answer(c, (catalogue, format) => list(c, catalogue, format, name));
  });

  app.get('/:resource/:id', async (c, next) => {
    const name = c.req.param('resource');
    if (!isResourceName(name)) return await next();
    return await answer(c, (catalogue, format) => {
      const record = find(catalogue, name, c.req.param('id'));
      return record && item(name, forOrigin(record, originOf(c)), format);
    });
  });

  app.get('/:resource/:id/:property', async (c, next) => {
    const { resource, id, property } = c.req.param();
    if (!isResourceName(resource)) return await next();
    if (RESOURCES[resource].pictures.includes(property)) {
      return await answer(c, (catalogue, format) => {
        const iri = find(catalogue, resource, id)?.[property];
        const picture =
          typeof iri === 'string' && find(catalogue, 'media_objects', iri.slice(iri.lastIndexOf('/') + 1));
        return picture ? item('media_objects', picture, format) : null;
      });
    }
    if (!isResourceName(property) || !relationsOf(resource).includes(property)) return await next();
    const parent = { name: resource, id: toId(id) };
    return await answer(c, (catalogue, format) => list(c, catalogue, format, property, parent));
  });

  return app;
}

type AnswerIn = <F extends DocsFormat>(
  formats: readonly F[],
  c: Context,
  build: (catalogue: Catalogue, format: F) => unknown,
) => Promise<Response>;

/** Returns a function that responds with a body in one of the formats, from one cache; 404 for a null body. */
function createAnswer({ read, localeHeader }: CatalogueRoutesOptions): AnswerIn {
  const cached = createBodyCache();

  return async (formats, c, build) => {
    if (c.req.header('authorization')?.startsWith('Bearer ')) return invalidToken();
    const accept = c.req.header('accept');
    const format = negotiate(accept, formats);
    if (!format) return notAcceptable(accept ?? '', formats);
    const locale = contentLocale(c.req.header(localeHeader));
    const catalogue = await read(locale);
    try {
      const body = cached(catalogue.version, `${locale} ${format} ${c.req.url}`, (): Body => {
        const value = build(catalogue, format);
        if (value === null) throw new NotFoundError();
        return toBody(value);
      });
      const link = docsLinks(`${originOf(c)}/api`);
      return sendBody(c.req.raw, body, { ...apiHeaders(format, localeHeader), link });
    } catch (error) {
      if (error instanceof NotFoundError) return apiError(404, 'Not Found', format);
      if (error instanceof InvalidPageError) return apiError(400, error.message, format);
      throw error;
    }
  };
}

/** The entry point, the contexts, and both documentations; `/docs` negotiates between them. */
function documentationRoutes(app: Hono, answerIn: AnswerIn, localeHeader: string): void {
  const openApi = (c: Context) => openApiDocument(apiOf(c), { title: TITLE, localeHeader });
  const hydra = (c: Context) => apiDocumentation(apiOf(c), TITLE);
  app.get('/', (c) => answerIn(RECORD_FORMATS, c, () => entrypointOf(apiOf(c))));
  app.get('/docs', (c) => answerIn(DOCS_FORMATS, c, (_, format) => (format === 'jsonld' ? hydra(c) : openApi(c))));
  app.get('/docs.jsonld', (c) => answerIn(RECORD_FORMATS, c, () => hydra(c)));
  app.get('/docs.json', (c) => answerIn(['json'], c, () => openApi(c)));
  app.get('/docs.jsonopenapi', (c) => answerIn(OPENAPI_FORMATS, c, () => openApi(c)));
  app.get('/contexts/:type', (c) => answerIn(RECORD_FORMATS, c, () => contextOf(apiOf(c), c.req.param('type'))));
}

const TITLE = 'API';

class NotFoundError extends Error {}

function list(
  c: Context,
  catalogue: Catalogue,
  format: Format,
  name: ResourceName,
  parent?: { name: ResourceName; id: number },
): unknown {
  const url = new URL(c.req.url);
  const parameters = parseQueryString(url.search);
  const found = select(catalogue, name, parameters, parent);
  const selection = { ...found, records: found.records.map((record) => forOrigin(record, url.origin)) };
  if (format === 'json') return selection.records.map(plainRecord);
  return collectionBody(name, url.pathname, parameters, selection);
}

const item = (name: ResourceName, record: WireRecord, format: Format): unknown =>
  format === 'jsonld' ? itemBody(name, record) : plainRecord(record);

const toId = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);

const find = (catalogue: Catalogue, name: ResourceName, id: string): WireRecord | null =>
  catalogue.collections[name].byId.get(toId(id)) ?? null;

/** Fills in the origin of the blog, which this backend hosts itself, from the request. */
const forOrigin = (record: WireRecord, origin: string): WireRecord =>
  record['@type'] === 'Configuracion' && record.blog === 'self' ? { ...record, blog: origin } : record;

const apiOf = (c: Context): HydraApi => ({
  entrypoint: '/api',
  vocab: `${originOf(c)}/api/docs.jsonld#`,
  isWritable: false,
});

const originOf = (c: Context): string => new URL(c.req.url).origin;

const MAX_BYTES = 32 * 1024 * 1024;

/** Cache of response bodies of one catalogue version; evicts the oldest when it exceeds `maxBytes`. */
export function createBodyCache(maxBytes = MAX_BYTES) {
  const bodies = new Map<string, Body>();
  let heldVersion = -1;
  let bytes = 0;

  /** Returns the cached body of a key, or builds it. */
  return (version: number, key: string, build: () => Body): Body => {
    if (version !== heldVersion) {
      bodies.clear();
      bytes = 0;
      heldVersion = version;
    }
    const known = bodies.get(key);
    if (known) return known;
    const body = build();
    bodies.set(key, body);
    bytes += size(key, body);
    for (const [oldKey, old] of bodies) {
      if (bytes <= maxBytes) break;
      bodies.delete(oldKey);
      bytes -= size(oldKey, old);
    }
    return body;
  };
}

const size = (key: string, body: Body): number => 2 * (key.length + body.text.length);
