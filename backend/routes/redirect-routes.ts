import { Hono } from 'hono';
import { editableOf } from '#editing/editable';
import { readRedirects } from '#editing/redirects';
import type { Db } from '#store/db';
import { apiError, apiHeaders, sendBody, toBody } from './respond';

/** Redirects of addresses that are no longer used (docs/contract.md#redirects): our own addition. */
export function redirectRoutes({ db, localeHeader }: { db: Db; localeHeader: string }): Hono {
  const app = new Hono();
  app.get('/redirecciones', async (c) => {
    const [name, slug] = [c.req.query('recurso') ?? null, c.req.query('urlseo') ?? null];
    if ((name !== null && !editableOf(name)) || slug?.includes('\0'))
      return apiError(400, 'recurso or urlseo is invalid', 'jsonld');
    const found = await readRedirects(db, name, slug);
    const members = found.map(({ list, slug, id, target }) => ({
      ...{ '@id': `/api/redirecciones/${list}/${slug}`, '@type': 'Redireccion' },
      ...{ recurso: list, urlseo: slug, destino: target, registro: `/api/${list}/${id}` },
    }));
    const body = {
      ...{ '@id': '/api/redirecciones', '@type': 'hydra:Collection' },
      ...{ 'hydra:member': members, 'hydra:totalItems': members.length },
    };
    return sendBody(c.req.raw, toBody(body), apiHeaders('jsonld', localeHeader));
  });
  return app;
}
