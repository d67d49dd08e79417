import http, { type IncomingMessage } from 'node:http';
import net from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectFramework } from '@/server/framework';
import { BodyBudget } from '@/server/read-body';
import { type EndpointOptions, serveEndpoints } from '@/server/serve-endpoint';
import { converse, listen, security, startProxy } from './support';

const JSON_TYPE = { 'content-type': 'application/json' };
const HEAD = 'POST /x HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 192.0.2.1\r\ncontent-type: application/json\r\n';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** One endpoint that accepts 64 kB of JSON, with a handler that records its requests. */
async function startEndpoints(options: Partial<EndpointOptions>) {
  const seen: IncomingMessage[] = [];
  const inner = http.createServer((req, res) => {
    seen.push(req);
    res.end();
  });
  const framework = connectFramework(await listen(inner));
  closing.push(framework.close);
  const serve = serveEndpoints({ framework, ...options });
  const endpoint = { methods: ['POST'] as const, body: { type: /json/, maxBytes: 65_536 } };
  const server = http.createServer((req, res) => {
    const exchange = { req, res, security, address: '127.0.0.1', cache: 'none' } as const;
    void serve(exchange, { endpoint, path: '/x', search: '' });
  });
  return { port: await listen(server), seen };
}

describe('an endpoint refuses without calling the handler', () => {
  it.each([
    ['another method', 'PUT', JSON_TYPE, '{}', 405, ''],
    ['TRACE', 'TRACE', {}, '', 405, ''],
    ['another type', 'POST', { 'content-type': 'text/plain' }, '{}', 415, '{"error":"not_json"}'],
    [
      'several parts',
      'POST',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x',
      415,
      '{"error":"not_json"}',
    ],
    ['no type', 'POST', {}, '{}', 415, '{"error":"not_json"}'],
    ['too much', 'POST', JSON_TYPE, 'a'.repeat(65_537), 413, '{"error":"too_large"}'],
  ])('%s', async (_, method, headers: Record<string, string>, body, status, text) => {
    const { get, seen } = await startProxy((_req, res) => res.end());
    const answer = await get('/api/buscador', { method, headers, body });

    expect([answer.status, answer.text, seen.length]).toEqual([status, text, 0]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD, POST, OPTIONS' : undefined);
  });

  it.each([
    ['/api/citas/solicitar', 'POST, OPTIONS'],
    ['/api/buscador', 'GET, HEAD, POST, OPTIONS'],
    ['/api/profesional/sesion', 'GET, HEAD, DELETE, OPTIONS'],
    ['/media/320/api/x.jpg', 'GET, HEAD, OPTIONS'],
    ['/sitemaps/medicos-2.xml', 'GET, HEAD, OPTIONS'],
  ])('OPTIONS, which lists the methods of %s', async (path, methods) => {
    const { get, seen } = await startProxy((_req, res) => res.end());
    const { status, headers } = await get(path, { method: 'OPTIONS' });

    expect([status, headers.allow, seen.length]).toEqual([204, methods, 0]);
  });
});

describe('a body', () => {
  it('that never ends is dropped after its time limit', async () => {
    const budget = new BodyBudget();
    const { port, seen } = await startEndpoints({ budget, bodyDeadlineMs: 200 });
    const received = await converse(port, `${HEAD}content-length: 50000\r\n\r\n${' '.repeat(40_000)}`);

    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect([budget.total, seen.length]).toEqual([0, 0]);
  });

  it('counts while it is held, and is released when its sender disconnects', async () => {
    const budget = new BodyBudget();
    const { port } = await startEndpoints({ budget });
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`${HEAD}content-length: 50000\r\n\r\n${' '.repeat(40_000)}`);
    await vi.waitFor(() => expect(budget.total).toBeGreaterThanOrEqual(40_000));
    socket.destroy();
    await vi.waitFor(() => expect(budget.total).toBe(0));
  });

  it.each([
    ['of its sender', { allBytes: 1_000_000, addressBytes: 20_000 }, 429],
    ['of all', { allBytes: 20_000, addressBytes: 1_000_000 }, 503],
  ])('that passes the memory %s is refused, and asked for again soon', async (_, limits, status) => {
    const budget = new BodyBudget(limits);
    const { port } = await startEndpoints({ budget });
    const received = await converse(port, `${HEAD}content-length: 50000\r\n\r\n${' '.repeat(49_000)}`);

    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received).toMatch(/^Retry-After: 5\r$/m);
    expect(budget.total).toBe(0);
  });

  it('in chunks of one byte counts by its content', async () => {
    const budget = new BodyBudget();
    const { port } = await startEndpoints({ budget });
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(30_000)}`);
    await vi.waitFor(() => expect(budget.total).toBeGreaterThanOrEqual(30_000));
    expect(budget.total).toBeLessThanOrEqual(65_536);
    socket.destroy();
  });
});

describe('a connection to the handler', () => {
  it('that carried a body is never reused: the handler may have responded without reading it', async () => {
    const sockets: unknown[] = [];
    const { get } = await startProxy((req, res) => {
      sockets.push(req.socket);
      res.end(req.method);
    });
    const body = JSON.stringify({ busqueda: 'a'.repeat(60_000) });
    for (let count = 0; count < 3; count++) {
      expect((await get('/api/buscador', { method: 'POST', headers: JSON_TYPE, body })).text).toBe('POST');
      expect((await get('/api/buscador')).text).toBe('GET');
    }

    expect(new Set(sockets.filter((_, index) => index % 2 === 0)).size).toBe(3);
    expect(new Set(sockets).size).toBe(4);
  });
});

describe('a client that an endpoint refuses for a while', () => {
  const limited = (more: Record<string, string>) =>
    startProxy((req, res) => {
      req.resume();
      res.writeHead(429, { 'retry-after': '30', ...more }).end('{"error":"too_many"}');
    });
  const post = { method: 'POST', headers: JSON_TYPE, body: '{}' };

  it('is refused without another call', async () => {
    const { get, seen } = await limited({ 'x-limit': 'client' });
    const first = await get('/api/buscador', post);
    const second = await get('/api/buscador', post);

    expect([first.status, second.status, seen.length]).toEqual([429, 429, 1]);
    expect([second.text, second.headers['retry-after']]).toEqual([first.text, '30']);
    expect(first.headers['x-limit']).toBeUndefined();
    await get('/api/contactos/solicitar', post);
    await get('/api/buscador');
    expect(seen).toHaveLength(3);
  });

  it('causes a call again after that time, and not sooner when the machine’s clock is put forward', async () => {
    const { get, seen } = await limited({ 'x-limit': 'client', 'retry-after': '1' });
    await get('/api/buscador', post);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const { status, headers } = await get('/api/buscador', post);
    expect([status, headers['retry-after'], seen.length]).toEqual([429, '1', 1]);
    vi.useRealTimers();
    await expect.poll(() => get('/api/buscador', post).then(() => seen.length), { timeout: 5_000 }).toBe(2);
  });

  it('is refused in the language of each page', async () => {
    const { get, seen } = await startProxy((req, res) => {
      req.resume();
      res.writeHead(429, { 'retry-after': '30', 'x-limit': 'client' }).end(req.headers.referer);
    });
    const from = async (page: string) =>
      (await get('/api/buscador', { ...post, headers: { ...JSON_TYPE, referer: page } })).text;
    const pages = ['http://x/ca', 'http://x/en/medicos'];
    for (const page of [...pages, ...pages]) expect(await from(page)).toBe(page);

    expect(seen).toHaveLength(2);
  });

  it('causes a call each time when the refusal depended on its data, such as a name with too many tries', async () => {
    const { get, seen } = await limited({});
    await get('/login_profesional_check', post);
    await get('/login_profesional_check', post);

    expect(seen).toHaveLength(2);
  });
});
