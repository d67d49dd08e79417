import { describe, expect, it } from 'vitest';
import { CACHEABLE, startProxy } from './support';

const HTML = '<!doctype html><html><body><h1>Clínica</h1></body></html>';
const PER_VISIT = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' };
const RULES = '"/prefetch.speculationrules"';

const startPublic = () => startProxy((_, res) => res.writeHead(200, CACHEABLE).end(HTML));
const startPrivate = () => startProxy((_, res) => res.writeHead(200, PER_VISIT).end(HTML));

describe('the prefetch rules', () => {
  it('are linked from a public page, but not with Save-Data', async () => {
    const { get, seen } = await startPublic();
    const savesData = { headers: { 'save-data': 'on' } };
    for (const repeated of ['new', 'cached']) {
      expect((await get('/clinicas')).headers['speculation-rules'], repeated).toBe(RULES);
      const { headers, text } = await get('/clinicas', savesData);
      expect([headers['speculation-rules'], text], repeated).toEqual([undefined, HTML]);
      expect(headers.vary, repeated).toContain('Save-Data');
    }
    expect(seen).toHaveLength(1);
  });

  it('are not linked from a form or a missing page', async () => {
    const { get } = await startProxy((req, res) => res.writeHead(req.url === '/nada' ? 404 : 200, CACHEABLE).end(HTML));
    const named = ['/contacto', '/ca/pedir-cita', '/mapa/torrent', '/nada'].map(
      async (path) => (await get(path)).headers['speculation-rules'],
    );
    expect(await Promise.all(named)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('are linked from lists that are rendered per request, but not from a page for one visitor', async () => {
    const { get } = await startPrivate();
    const { headers } = await get('/especial-online?orden=precio');
    expect(headers['speculation-rules']).toBe(RULES);
    expect(headers.vary).toBe('Accept-Encoding, Save-Data');
    const saving = await get('/clinicas?abierta=1', { headers: { 'save-data': 'on' } });
    expect(saving.headers['speculation-rules']).toBeUndefined();
    for (const path of ['/portal-profesional', '/payment/ok/N1', '/consentimiento-informado/N1']) {
      expect((await get(path)).headers['speculation-rules'], path).toBeUndefined();
    }
  });
});

describe('a prefetch', () => {
  const BY_BROWSER = { 'sec-purpose': 'prefetch', 'sec-fetch-mode': 'navigate' };

  it('of a public page gets the usual response, without data of the visitor', async () => {
    const { get, seen } = await startPublic();
    const ahead = await get('/clinicas', { headers: { ...BY_BROWSER, cookie: '__Host-pro=x' } });
    const click = await get('/clinicas');

    expect([ahead.status, ahead.text, ahead.headers['set-cookie']]).toEqual([200, HTML, undefined]);
    expect(ahead.headers['cache-control']).toBe(click.headers['cache-control']);
    expect(Object.keys(seen[0]?.headers ?? {})).not.toContain('cookie');
  });

  it('by the bootstrap script is fresh for the click, in that browser only', async () => {
    const { get } = await startPublic();
    const own = { purpose: 'prefetch' };
    const { headers } = await get('/clinicas', { headers: own });
    expect(headers['cache-control']).toBe('private, max-age=30');
    const again = await get('/clinicas', { headers: { ...own, 'if-none-match': String(headers.etag) } });
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'private, max-age=30']);
    expect((await get('/clinicas')).headers['cache-control']).toMatch(/^public, max-age=0, must-revalidate/);
  });

  it.each<Record<string, string>>([
    { ...BY_BROWSER },
    { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-mode': 'navigate' },
    { purpose: 'prefetch' },
  ])('of what is one visitor’s own, or may do something, does not get through: %j', async (headers) => {
    const { get, seen } = await startPrivate();
    const refused = ['/portal-profesional', '/api/pagos/pagar?numcita=N1', '/api/profesional/sesion', '/salud/listo'];
    for (const path of refused) {
      const answer = await get(path, { headers });
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 503, 'no-store']);
    }
    expect(seen).toEqual([]);
  });

  it('keeps the parts of a prerendered page', async () => {
    const { get } = await startPrivate();
    const part = { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-mode': 'cors' };
    expect((await get('/api/profesional/sesion', { headers: part })).status).toBe(200);
  });
});
