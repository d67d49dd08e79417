import { describe, expect, it } from 'vitest';
import { CACHEABLE, startProxy } from './support';

/** A site without pages, whose redirects are these. */
const startMoved = (targets: Record<string, unknown>) =>
  startProxy((req, res) => {
    const url = new URL(req.url ?? '', 'http://site');
    if (url.pathname !== '/api/redirecciones') return res.writeHead(404, CACHEABLE).end('<html>no está</html>');
    return res.end(JSON.stringify({ destino: targets[url.searchParams.get('ruta') ?? ''] ?? null }));
  });

describe('a page that is not found', () => {
  it('is at its new address when its record has another slug, with the query of the visitor', async () => {
    const { get } = await startMoved({ '/clinicas/antes': '/clinicas/ahora' });
    for (const search of ['', '?utm=1', '?a=%20b']) {
      const { status, headers, body } = await get(`/clinicas/antes${search}`);
      expect([status, headers.location, body.length]).toEqual([308, `/clinicas/ahora${search}`, 0]);
    }
    expect((await get('/clinicas/nunca')).status).toBe(404);
  });

  it('leads to no other site, whatever the redirect says', async () => {
    const targets = [
      '//evil.example/x',
      'https://evil.example/',
      'javascript:alert(1)',
      7,
      '/\\evil.example',
      '/\t/evil.example',
    ];
    const { get } = await startMoved(
      Object.fromEntries(targets.map((target, index) => [`/pruebas/p${index}`, target])),
    );
    for (const [index] of targets.entries()) expect((await get(`/pruebas/p${index}`)).status).toBe(404);
  });

  it('stays one when the redirects cannot be read', async () => {
    const { get } = await startProxy((req, res) =>
      req.url?.startsWith('/api/') ? res.writeHead(500).end() : res.writeHead(404, CACHEABLE).end('no está'),
    );
    expect((await get('/clinicas/antes')).status).toBe(404);
  });

  it('is asked for again after a purge: a redirect that is gone leads nowhere', async () => {
    const targets: Record<string, string> = { '/clinicas/antes': '/clinicas/ahora' };
    const { get, expireAll } = await startMoved(targets);
    expect((await get('/clinicas/antes')).status).toBe(308);
    delete targets['/clinicas/antes'];
    expireAll();
    expect((await get('/clinicas/antes')).status).toBe(404);
  });
});
