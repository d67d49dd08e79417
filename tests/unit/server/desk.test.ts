import http from 'node:http';
import { UPLOAD_BYTES } from '@clinic/contract/pictures';
import { describe, expect, it, vi } from 'vitest';
import { BodyBudget } from '@/server/read-body';
import { ask, CACHEABLE, latch, startProxy } from './support';

// The proxy at the addresses of the desk. Access and passing on: tests/unit/lib/upstream/staff-calls.test.ts.

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('a response of the desk', () => {
  it('opens the camera in the document that says so, and on no other page', async () => {
    const { get } = await startProxy((_, res) => res.writeHead(200, { 'permissions-policy': 'camera=(self)' }).end());
    expect((await get('/gestion')).headers['permissions-policy']).toBe('camera=(self)');
    const other = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end());
    expect((await other.get('/otra')).headers['permissions-policy']).toContain('camera=()');
  });

  it('keeps its policy and its cookies, and is stored nowhere', async () => {
    const { get } = await startProxy((_, res) =>
      res
        .writeHead(404, [
          ...['content-security-policy', "default-src 'none'", 'set-cookie', 'a=1', 'set-cookie', 'b=2'],
          ...['content-type', 'text/html'],
        ])
        .end('of the backend'),
    );
    const { status, text, headers } = await get('/gestion/otra');
    expect([status, text]).toEqual([404, 'of the backend']);
    expect(headers).toMatchObject({
      ...{ 'content-security-policy': "default-src 'none'", 'cache-control': 'no-store', 'set-cookie': ['a=1', 'b=2'] },
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('is compressed when it is a script or a style', async () => {
    const { get } = await startProxy((_, res) =>
      res
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'private, max-age=9' })
        .end('x'.repeat(999)),
    );
    const { headers } = await get('/gestion/pantallas/a.js', { headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, max-age=9' });
  });

  it.each(['/gestion', '/gestion/api/sesion'])(
    '%s is the cached 404 page where the framework shows it',
    async (path) => {
      const { get, seen } = await startProxy(({ url }, res) =>
        url === '/no-encontrada'
          ? res.writeHead(404, CACHEABLE).end('<h1>No existe</h1>')
          : res.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Not sent</h1>'),
      );
      const { status, text, headers } = await get(path, { headers: { 'accept-encoding': 'identity' } });
      expect([status, text]).toEqual([404, '<h1>No existe</h1>']);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(seen.map(({ url }) => url)).toEqual([path, '/no-encontrada']);
      expect((await get(path, { method: 'HEAD' })).status).toBe(404);
    },
  );
});

it('the events of the desk are sent at once, beside every other call, and end when the site stops', async () => {
  const open: http.ServerResponse[] = [];
  const { port, framework } = await startProxy((req, res) => {
    if (!req.url?.endsWith('/eventos')) return res.end('{}');
    open.push(res.writeHead(200, { 'content-type': 'text/event-stream' }));
    res.write('data: 1\n\n');
  });
  const listen = () =>
    new Promise<http.IncomingMessage>((resolve) => {
      const headers = { 'accept-encoding': 'br, gzip' };
      http.get({ port, path: '/gestion/api/eventos', headers, agent: false }, resolve);
    });
  const screens = await Promise.all(Array.from({ length: 140 }, listen));
  const [first] = screens;
  if (!first) throw new Error('No screen is open.');
  const texts: string[] = [];
  first.on('data', (part: Buffer) => texts.push(part.toString()));
  await vi.waitFor(() => expect(texts.join('')).toBe('data: 1\n\n'));
  for (const res of open) res.write('data: 2\n\n');
  await vi.waitFor(() => expect(texts.join('')).toBe('data: 1\n\ndata: 2\n\n'));
  expect(first.headers['content-encoding']).toBeUndefined();
  expect((await ask(port, '/gestion/api/pendiente')).status).toBe(200);
  const closed = () => open.filter(({ destroyed }) => destroyed).length;
  const left = screens.slice(0, -1);
  screens.at(-1)?.destroy();
  await vi.waitFor(() => expect(closed()).toBe(1));
  const ended = Promise.all(left.map((one) => new Promise((resolve) => one.on('close', resolve))));
  for (const one of left) one.on('error', () => undefined).resume();
  framework.endStreams();
  await ended;
  await vi.waitFor(() => expect(closed()).toBe(140));
});

describe('a body of the desk', () => {
  const RECORD = 'application/merge-patch+json';
  const FORM = 'multipart/form-data; boundary=x';
  const PICTURES = '/gestion/catalogo/media_objects';

  it('is accepted by the types of API Platform, with records larger than the other calls', async () => {
    const sizes: number[] = [];
    const budget = new BodyBudget({ allBytes: 1, addressBytes: 1 }); // of visitors
    const handler: http.RequestListener = async (req, res) => {
      let size = 0;
      for await (const part of req) size += (part as Buffer).length;
      sizes.push(size);
      res.end('{}');
    };
    const { port } = await startProxy(handler, { budget, trustedHops: 1 });
    const sent: [method: string, path: string, type: string, bytes: number, status: number][] = [
      ['POST', '/gestion/api/sesion', 'application/json', 65_536, 200],
      ['POST', '/gestion/api/sesion', 'application/json', 65_537, 413],
      ['POST', '/gestion/api/sesion', 'application/x-www-form-urlencoded', 10, 415],
      ['PATCH', '/gestion/catalogo/medicos/1', RECORD, 900_000, 200],
      ['POST', '/gestion/catalogo/medicos', 'application/ld+json', 10, 200],
      ['PATCH', '/gestion/catalogo/medicos/1', RECORD, 1_000_001, 413],
      ['POST', '/gestion/catalogo/medicos', FORM, 10, 415],
      ['POST', PICTURES, FORM, UPLOAD_BYTES, 200],
      ['POST', PICTURES, FORM, UPLOAD_BYTES + 1, 413],
      ['POST', PICTURES, 'text/html', 10, 415],
      ['PATCH', '/gestion/api/sesion', 'application/json', 10, 405],
      ['POST', '/gestion', 'application/json', 10, 405],
      ['POST', '/gestion/api/sesion', RECORD, 10, 415],
      ['POST', '/gestion/catalogos', 'application/ld+json', 10, 415],
    ];
    for (const [method, path, type, bytes, status] of sent) {
      const headers = { ...from('203.0.113.7'), 'content-type': type };
      const answer = await ask(port, path, { method, headers, body: 'x'.repeat(bytes) });
      expect([path, answer.status]).toEqual([path, status]);
    }
    expect(sizes).toEqual([65_536, 900_000, 10, UPLOAD_BYTES]);
  });

  it('may be one of the largest pictures from a client at a time, and two in all', async () => {
    const begun: http.ServerResponse[] = [];
    const two = latch();
    const { port } = await startProxy(
      (req, res) => {
        if (begun.push(res) === 2) two.open();
        req.resume();
      },
      { trustedHops: 1 },
    );
    const body = Buffer.alloc(UPLOAD_BYTES);
    const send = (address: string) =>
      ask(port, PICTURES, { method: 'POST', headers: { ...from(address), 'content-type': FORM }, body });
    const first = [send('203.0.113.7'), send('203.0.113.8')];
    await two.opened;
    expect([(await send('203.0.113.7')).status, (await send('203.0.113.9')).status]).toEqual([429, 503]);
    for (const res of begun) res.end('{}');
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  });
});
