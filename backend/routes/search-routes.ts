import { Hono } from 'hono';
import type { CatalogueReader } from '#catalogue/cache';
import { contentLocale } from '#catalogue/locale';
import { findRecords, firstCharacters, searchBody } from '#search/find';
import type { Db } from '#store/db';
import { invalidToken } from './respond';

export type SearchRoutesOptions = { db: Db; read: CatalogueReader; localeHeader: string };

/**
 * POST /api/buscador with JSON {busqueda} (docs/contract.md#search): five lists, best first, at most twelve records
 * each. An empty query finds nothing.
 */
export function searchRoutes({ db, read, localeHeader }: SearchRoutesOptions): Hono {
  const app = new Hono();
  app.post('/buscador', async (c) => {
    if (c.req.header('authorization')?.startsWith('Bearer ')) return invalidToken();
    const locale = contentLocale(c.req.header(localeHeader));
    const text = askedText(await c.req.json().catch(() => null));
    const [found, catalogue] = await Promise.all([findRecords(db, text, locale), read(locale)]);
    return c.json(searchBody(found, catalogue), 200, {
      'content-type': 'application/json',
      'cache-control': 'no-cache, private',
    });
  });
  return app;
}

/** Returns the text of a body `{busqueda}`, or ''. */
function askedText(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('busqueda' in body)) return '';
  return typeof body.busqueda === 'string' ? firstCharacters(body.busqueda) : '';
}
