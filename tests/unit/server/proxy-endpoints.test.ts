import { describe, expect, it } from 'vitest';
import { CACHEABLE, startProxy } from './support';

describe('a response that is not a page', () => {
  it('keeps the status and the text of a missing page', async () => {
    const { get } = await startProxy((_, res) => res.writeHead(404, CACHEABLE).end('<h1>No existe</h1>'));
    const { status, text, headers } = await get('/junk');

    expect([status, text]).toEqual([404, '<h1>No existe</h1>']);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=1');
  });

  it.each([
    ['/%ff', 400],
    ['/clinicas/%00', 400],
    [`/${'a'.repeat(3_000)}`, 400],
    ['/%2e%2e/etc/passwd', 400],
    ['//evil.example', 308],
    ['/clinicas/', 308],
    ['/_next/image?url=x', 404],
    ['/_next/static/none.js', 404],
  ])('%s answers %i without asking the framework', async (path, status) => {
    const { get, seen } = await startProxy((_, res) => res.end());

    expect([(await get(path)).status, seen.length]).toEqual([status, 0]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('is 405 for %s on a page', async (method) => {
    const { get, seen } = await startProxy((_, res) => res.end());
    const { status, headers } = await get('/clinicas', { method });

    expect([status, headers.allow, seen.length]).toEqual([405, 'GET, HEAD', 0]);
  });
});

const JSON_TYPE = { 'content-type': 'application/json' };

describe('an endpoint', () => {
  it('gets the unchanged request and its response is returned unchanged', async () => {
    const { get, seen } = await startProxy((req, res) => {
      const headers = { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'], 'x-middleware-next': '1' };
      req.pipe(res.writeHead(422, headers));
    });
    const answer = await get('/api/citas/solicitar?x=1', {
      method: 'POST',
      body: '{"a":1}',
      headers: { ...JSON_TYPE, cookie: 'c=1', host: 'clinica.example' },
    });

    expect([answer.status, answer.text, answer.headers['set-cookie']]).toEqual([422, '{"a":1}', ['a=1', 'b=2']]);
    expect([answer.headers['cache-control'], answer.headers['x-middleware-next']]).toEqual(['no-store', undefined]);
    expect([seen[0]?.method, seen[0]?.url, seen[0]?.headers.cookie, seen[0]?.headers.host]).toEqual([
      'POST',
      '/api/citas/solicitar?x=1',
      'c=1',
      'clinica.example',
    ]);
  });

  it.each([
    ['with a length', {}],
    ['without one', { 'transfer-encoding': 'chunked' }],
  ])('refuses a body over 64 kB %s, before the framework sees it', async (_, headers: Record<string, string>) => {
    const { get, seen } = await startProxy((_req, res) => res.end());
    const { status } = await get('/api/contactos/solicitar', {
      method: 'POST',
      body: Buffer.alloc(65_537),
      headers: { ...JSON_TYPE, ...headers },
    });

    expect([status, seen.length]).toEqual([413, 0]);
  });

  it('accepts a body of exactly 64 kB', async () => {
    const { get } = await startProxy((req, res) => req.resume().on('end', () => res.end('ok')));
    const body = Buffer.alloc(65_536);

    expect((await get('/api/contactos/solicitar', { method: 'POST', headers: JSON_TYPE, body })).text).toBe('ok');
  });

  it('returns 503 when the framework does not respond', async () => {
    const { get } = await startProxy((req) => req.socket.destroy());
    const { status, headers } = await get('/api/buscador', { method: 'POST', headers: JSON_TYPE, body: '{}' });

    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });
});

describe('a request of the framework’s router, which no page of ours makes', () => {
  it('gets the document as everybody does, and the framework sees no header of the router', async () => {
    const { get, seen } = await startProxy((req, res) => {
      const isPublic = req.url === '/';
      res.writeHead(200, isPublic ? CACHEABLE : {}).end(req.headers.rsc ? 'data' : 'page');
    });
    const headers = { rsc: '1', 'next-router-state-tree': 'x', 'next-url': '/' };
    for (const path of ['/', '/', '/portal-profesional?_rsc=1', '/api/cookies']) {
      expect((await get(path, { headers })).text, path).toBe('page');
    }
    expect((await get('/')).text).toBe('page');
    expect(seen.flatMap((req) => Object.keys(req.headers)).filter((name) => /^rsc$|^next-/.test(name))).toEqual([]);
  });
});

describe('POST /api/revalidate', () => {
  it('makes the next visitor of any page wait for the new one after a success', async () => {
    let edition = 1;
    const { get } = await startProxy((req, res) =>
      req.url === '/api/revalidate'
        ? res.writeHead(200).end()
        : res.writeHead(200, CACHEABLE).end(`edition ${edition}`),
    );
    await get('/');
    edition = 2;
    expect((await get('/')).text).toBe('edition 1');
    await get('/api/revalidate', { method: 'POST', body: '{}' });

    expect((await get('/')).text).toBe('edition 2');
  });

  it('changes nothing after a refusal', async () => {
    let edition = 1;
    const { get } = await startProxy((req, res) =>
      req.url === '/api/revalidate'
        ? res.writeHead(401).end()
        : res.writeHead(200, CACHEABLE).end(`edition ${edition}`),
    );
    await get('/');
    edition = 2;
    await get('/api/revalidate', { method: 'POST', body: '{}' });

    expect((await get('/')).text).toBe('edition 1');
  });
});

describe('while the site is stopping', () => {
  it('/salud/listo answers 503 and pages still answer', async () => {
    const { get, drain } = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end('<h1>Clínica</h1>'));
    expect((await get('/salud/listo')).status).toBe(200);
    drain();

    expect([(await get('/salud/listo')).status, (await get('/')).status]).toEqual([503, 200]);
  });
});
