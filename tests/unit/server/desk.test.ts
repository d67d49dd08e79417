import http from 'node:http';
import { UPLOAD_BYTES } from '@clinic/contract/pictures';
import { describe, expect, it } from 'vitest';
import { connectDesk } from '@/server/desk';
import { ask, listen, startProxy } from './support';

const PAGE = 'the page of the site';

/** The proxy with a desk behind it; `seen` are the requests the backend got. */
async function withDesk(networks: string[] = [], answer: http.RequestListener = (_, res) => res.end('{}')) {
  const seen: { method?: string; url?: string; headers: http.IncomingHttpHeaders; body: string }[] = [];
  const backend = http.createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    seen.push({ method: req.method, url: req.url, headers: req.headers, body: Buffer.concat(parts).toString() });
    answer(req, res);
  });
  const port = await listen(backend);
  const desk = connectDesk(`http://127.0.0.1:${port}`, networks);
  const proxy = await startProxy((_, res) => res.writeHead(404).end(PAGE), { desk, trustedHops: 1 });
  return { ...proxy, seen, desk, backendPort: port };
}

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('the desk in the proxy', () => {
  it('is forwarded to the backend with its cookies, its body and the client’s address', async () => {
    const { port, seen, backendPort } = await withDesk();
    const headers = { ...from('203.0.113.7'), cookie: 'gestion=x', 'content-type': 'application/json' };
    for (const method of ['POST', 'PUT'])
      await ask(port, '/gestion/api/sesion?a=1', { method, headers, body: '{"a":1}' });
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/gestion/api/sesion?a=1', '{"a":1}'],
      ['PUT', '/gestion/api/sesion?a=1', '{"a":1}'],
    ]);
    expect(seen[0]?.headers).toMatchObject({
      ...{ cookie: 'gestion=x', 'x-forwarded-for': '203.0.113.7', host: `127.0.0.1:${backendPort}` },
    });
  });

  it('returns the backend’s status, cookies and policy, and is never cached', async () => {
    const { get } = await withDesk([], (_, res) =>
      res
        .writeHead(401, [
          ...['content-security-policy', "default-src 'none'", 'set-cookie', 'a=1; Path=/gestion', 'set-cookie', 'b=2'],
          ...['content-type', 'application/json', 'x-robots-tag', 'noindex'],
        ])
        .end('{"motivo":"wrong"}'),
    );
    const { status, headers, text } = await get('/gestion/api/sesion');
    expect([status, text]).toEqual([401, '{"motivo":"wrong"}']);
    expect(headers).toMatchObject({
      ...{ 'content-security-policy': "default-src 'none'", 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      'set-cookie': ['a=1; Path=/gestion', 'b=2'],
    });
  });

  it('allows the camera to the documents that need it, and to no other page', async () => {
    const { get } = await withDesk([], (_, res) => res.writeHead(200, { 'permissions-policy': 'camera=(self)' }).end());
    expect((await get('/gestion')).headers['permissions-policy']).toBe('camera=(self)');
    expect((await get('/otra')).headers['permissions-policy']).toContain('camera=()');
  });

  it('sends its scripts and styles compressed', async () => {
    const { get } = await withDesk([], (_, res) =>
      res
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'private, max-age=9' })
        .end('x'.repeat(999)),
    );
    const { headers } = await get('/gestion/pantallas/a.js', { headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, max-age=9' });
  });

  it.each([
    [['10.0.0.0/8'], '10.20.30.40', 200],
    [['10.0.0.0/8'], '11.0.0.1', 404],
    [['10.0.0.0/8', '192.0.2.9'], '192.0.2.9', 200],
    [['2001:db8::/32'], '2001:db8::1', 200],
    [['2001:db8::/32'], '2001:db9::1', 404],
    [['10.0.0.0/8'], 'nonsense', 404],
  ])('is for %j: %s gets %i, a page that is not found when it may not', async (networks, address, status) => {
    const { get } = await withDesk(networks);
    for (const path of ['/gestion', '/gestion/api/sesion']) {
      const answer = await get(path, { headers: from(address) });
      expect([answer.status, answer.text.includes(PAGE)]).toEqual([status, status === 404]);
    }
  });

  it('has no other address, and none without a desk', async () => {
    const { get, seen } = await withDesk();
    expect((await get('/gestiones')).text).toContain(PAGE);
    expect(seen).toEqual([]);
    const without = await startProxy((_, res) => res.writeHead(404).end(PAGE));
    expect((await without.get('/gestion')).text).toContain(PAGE);
    expect((await without.get('/gestion/api/sesion', { method: 'POST', body: '{}' })).status).toBe(405);
  });

  it('refuses a body that is not JSON or too large, and returns 503 when the backend is down', async () => {
    const { port } = await withDesk();
    const send = (type: string, body: string) =>
      ask(port, '/gestion/api/sesion', { method: 'POST', headers: { 'content-type': type }, body });
    expect((await send('application/x-www-form-urlencoded', 'a=1')).status).toBe(415);
    expect((await send('application/json', 'x'.repeat(70_000))).status).toBe(413);
    const gone = connectDesk('http://127.0.0.1:1', []);
    const proxy = await startProxy((_, res) => res.end(), { desk: gone });
    expect((await proxy.get('/gestion')).status).toBe(503);
  });

  it('responds although the backend closes an idle connection at the time of the next call', async () => {
    const used = new Set<object>();
    const arrived: string[] = [];
    const { get, port } = await withDesk([], ({ method, socket }, res) => {
      arrived.push(`${method} ${used.has(socket) ? 'used' : 'new'}`);
      if (used.has(socket)) return socket.resetAndDestroy();
      used.add(socket);
      res.end('{}');
    });
    const act = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await get('/gestion/api/pendiente')).status).toBe(200);
    expect((await ask(port, '/gestion/api/sesion', act)).status).toBe(200);
    expect((await get('/gestion/api/pendiente')).status).toBe(200);
    // Reads are retried; an act is not sent twice, and never on a connection that may be closing.
    expect(arrived).toEqual(['GET new', 'POST new', 'GET used', 'GET new']);
  });

  it('sends its events immediately, uncompressed, besides other calls, and ends them when the site stops', async () => {
    const open: http.ServerResponse[] = [];
    const { port, desk } = await withDesk([], (req, res) => {
      if (!req.url?.endsWith('/eventos')) return res.end('{}');
      open.push(res.writeHead(200, { 'content-type': 'text/event-stream' }));
      res.write('data: 1\n\n');
    });
    const listen = () =>
      new Promise<http.IncomingMessage>((resolve) => {
        const headers = { 'accept-encoding': 'br, gzip' };
        http.get({ port, path: '/gestion/api/eventos', headers, agent: false }, resolve);
      });
    const screens = await Promise.all(Array.from({ length: 40 }, listen));
    const [first] = screens;
    if (!first) throw new Error('No screen is open.');
    const texts: string[] = [];
    first.on('data', (part: Buffer) => texts.push(part.toString()));
    await expect.poll(() => texts.join('')).toBe('data: 1\n\n');
    for (const res of open) res.write('data: 2\n\n');
    await expect.poll(() => texts.join('')).toBe('data: 1\n\ndata: 2\n\n');
    expect(first.headers['content-encoding']).toBeUndefined();
    expect((await ask(port, '/gestion/api/pendiente')).status).toBe(200);
    const left = screens.slice(0, -1);
    screens.at(-1)?.destroy();
    await expect.poll(() => open.filter(({ destroyed }) => destroyed).length).toBe(1);
    const ended = Promise.all(left.map((one) => new Promise((resolve) => one.on('close', resolve))));
    for (const one of left) one.on('error', () => undefined).resume();
    desk.endStreams();
    await ended;
    await expect.poll(() => open.filter(({ destroyed }) => destroyed).length).toBe(40);
  });
});

describe('the writable catalogue', () => {
  const RECORD = 'application/merge-patch+json';
  const send = (port: number, path: string, method: string, type: string, bytes: number) =>
    ask(port, path, { method, headers: { ...from('203.0.113.7'), 'content-type': type }, body: 'x'.repeat(bytes) });

  it('is forwarded in the types of API Platform, with larger records than the other calls', async () => {
    const { port, seen } = await withDesk();
    const sent: [method: string, path: string, type: string, bytes: number, status: number][] = [
      ['PATCH', '/gestion/catalogo/medicos/1', RECORD, 900_000, 200],
      ['POST', '/gestion/catalogo/medicos', 'application/ld+json', 10, 200],
      ['PATCH', '/gestion/catalogo/medicos/1', RECORD, 1_000_001, 413],
      ['POST', '/gestion/catalogo/medicos', 'multipart/form-data; boundary=x', 10, 415],
      ['POST', '/gestion/catalogo/media_objects', 'multipart/form-data; boundary=x', UPLOAD_BYTES, 200],
      ['POST', '/gestion/catalogo/media_objects', 'multipart/form-data; boundary=x', UPLOAD_BYTES + 1, 413],
      ['POST', '/gestion/catalogo/media_objects', 'text/html', 10, 415],
      ['PATCH', '/gestion/api/sesion', 'application/json', 10, 405],
      ['POST', '/gestion/api/sesion', RECORD, 10, 415],
      ['POST', '/gestion/catalogos', 'application/ld+json', 10, 415],
    ];
    for (const [method, path, type, bytes, status] of sent)
      expect([path, (await send(port, path, method, type, bytes)).status]).toEqual([path, status]);
    expect(seen.map(({ body }) => body.length)).toEqual([900_000, 10, UPLOAD_BYTES]);
  });
});
