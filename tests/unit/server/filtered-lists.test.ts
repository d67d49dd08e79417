import { describe, expect, it } from 'vitest';
import { CACHEABLE, startProxy } from './support';

const PRIVATE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' };

/** Serves an address with a query per request, and any other as a cached page. */
const startSite = () =>
  startProxy((req, res) => {
    res.writeHead(200, req.url?.includes('?') ? PRIVATE : CACHEABLE).end(`<p>${req.url}</p>`);
  });

describe('a list with a filter in its address', () => {
  it('is rendered per request with its query, and the complete list once for all', async () => {
    const { get, seen } = await startSite();
    expect((await get('/clinicas?localidad=Torrent')).text).toContain('/clinicas?localidad=Torrent');
    expect((await get('/clinicas?localidad=Sagunt')).text).toContain('/clinicas?localidad=Sagunt');
    expect((await get('/en/pruebas?servicio=imagen')).text).toContain('/en/pruebas?servicio=imagen');
    expect((await get('/especial-online?clinica=')).text).toContain('/especial-online?clinica=');
    for (const query of ['', '?localidad=&especialidad=', '?utm_source=x']) {
      expect((await get(`/clinicas${query}`)).text).toContain('<p>/clinicas</p>');
    }
    expect(seen.filter(({ url }) => url === '/clinicas')).toHaveLength(1);
  });

  it('is cached only by the browser of its visitor, which revalidates each time', async () => {
    const { get } = await startSite();
    expect((await get('/clinicas?abierta=1')).headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  });
});
