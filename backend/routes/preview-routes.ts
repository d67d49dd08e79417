import { madridTime } from '@clinic/contract/dates';
import { Hono, type MiddlewareHandler } from 'hono';
import { createCatalogueReader } from '#catalogue/cache';
import { readCatalogue } from '#catalogue/load';
import type { GroupNames } from '#catalogue/names';
import { type Draft, withDraft } from '#editing/drafts';
import { findPreview, PREVIEW_HEADER } from '#editing/previews';
import type { Db } from '#store/db';
import { blogRoutes } from './blog-routes';
import { catalogueRoutes } from './catalogue-routes';

type PreviewOptions = { db: Db; names: GroupNames; localeHeader: string; now: () => Date };

/** Maximum number of drafts whose catalogue is in memory. */
const MAX_DRAFTS = 3;

/**
 * Requests with the token of a preview are answered as if its draft were published; 403 for an invalid token. GET
 * /api/vista_previa returns the page of the preview (docs/contract.md#previews).
 */
export function previews(options: PreviewOptions): MiddlewareHandler {
  const { db, names, now } = options;
  const catalogues = new Map<string, Hono>();

  const catalogueOf = (draft: Draft): Hono => {
    const key = `${draft.id} ${draft.savedAt}`;
    const known = catalogues.get(key);
    if (known) return known;
    const made = draftCatalogue(options, draft);
    catalogues.set(key, made);
    for (const old of [...catalogues.keys()].slice(0, -MAX_DRAFTS)) catalogues.delete(old);
    return made;
  };

  return async (c, next) => {
    const token = c.req.header(PREVIEW_HEADER);
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isOfCatalogue = /^\/(?:api|wp-json)(?:\/|$)/.test(c.req.path) || c.req.query('rest_route') !== undefined;
    if (token === undefined || !isReading || !isOfCatalogue) return await next();
    const preview = await findPreview(db, token);
    if (c.req.path === '/api/vista_previa')
      return preview ? c.json({ ruta: preview.path, caduca: preview.expiresAt }) : c.json({ error: 'not_found' }, 404);
    if (!preview) return c.json({ error: 'preview_expired' }, 403);
    const { draft } = preview;
    if (draft.list !== 'posts') {
      const answer = await catalogueOf(draft).fetch(c.req.raw);
      return answer.status === 404 && !answer.headers.has('link') ? await next() : answer;
    }
    if (c.req.path.startsWith('/api')) return await next();
    return await withDraft(db, draft, async (q, row) => {
      // An unpublished article is previewed as published.
      await q.query(`update post set status = 'publish', date = least(date, $2::timestamp) where id = $1`, [
        row.id,
        madridTime(now()),
      ]);
      return await blogRoutes({ db: q, names, now }).fetch(c.req.raw);
    });
  };
}

/** The catalogue with a draft applied, read again when something else in it has changed. */
function draftCatalogue({ db, names, localeHeader }: PreviewOptions, draft: Draft): Hono {
  const read = createCatalogueReader(db, names, 0, (locale) =>
    withDraft(db, draft, (q) => readCatalogue(q, locale, names)),
  );
  return new Hono().route('/api', catalogueRoutes({ read, localeHeader }));
}
