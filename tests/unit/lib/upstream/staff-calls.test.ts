import http from 'node:http';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetState } from '@/tests/support/process-state';
import { latch, listen } from '@/tests/unit/server/support';

const settings = vi.hoisted(() => ({ DESK: 'on', DESK_NETWORKS: [] as string[], API_URL: 'http://127.0.0.1:1' }));
vi.mock('@/lib/env', () => ({ env: () => settings }));
const { isForStaff, passToDesk, streamFromDesk } = await import('@/lib/upstream/staff-calls');

type Seen = { method?: string; url?: string; headers: http.IncomingHttpHeaders; body: string };
let seen: Seen[];

beforeEach(() => {
  Object.assign(settings, { DESK: 'on', DESK_NETWORKS: [] });
  seen = [];
});
afterAll(() => forgetState('staff-calls'));
afterEach(() => vi.useRealTimers());

/** A backend that responds once it has read the body. */
async function startBackend(answer: http.RequestListener = (_, res) => res.end('{}')): Promise<void> {
  const backend = http.createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    seen.push({ method: req.method, url: req.url, headers: req.headers, body: Buffer.concat(parts).toString() });
    answer(req, res);
  });
  settings.API_URL = `http://127.0.0.1:${await listen(backend)}`;
}

const call = (path: string, init: RequestInit = {}) =>
  passToDesk(new Request(`https://www.clinic.example${path}`, init));
const act = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' };

describe('a desk call', () => {
  it('reaches the backend with its cookies, its body and the client’s address', async () => {
    await startBackend();
    const headers = {
      ...{ ...act.headers, cookie: 'gestion=x', 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'otro.example' },
      ...{ 'x-request-id': 'id-of-a-request', 'accept-encoding': 'br', host: 'www.clinic.example' },
    };
    for (const method of ['POST', 'PUT']) await call('/gestion/api/sesion?a=%C3%B1+b', { ...act, method, headers });
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/gestion/api/sesion?a=%C3%B1+b', '{"a":1}'],
      ['PUT', '/gestion/api/sesion?a=%C3%B1+b', '{"a":1}'],
    ]);
    expect(seen[0]?.headers).toMatchObject({
      ...{ cookie: 'gestion=x', 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'id-of-a-request' },
      ...{ host: settings.API_URL.slice('http://'.length), 'content-type': 'application/json' },
    });
    expect(seen[0]?.headers).not.toHaveProperty('x-forwarded-host');
    expect(seen[0]?.headers).not.toHaveProperty('accept-encoding');
  });

  it('returns the status and the headers of the backend', async () => {
    const sent = {
      ...{ 'content-security-policy': "default-src 'none'", 'permissions-policy': 'camera=(self)', etag: '"1"' },
      ...{ 'referrer-policy': 'no-referrer', 'content-type': 'application/json', 'cache-control': 'private' },
      'content-disposition': 'attachment; filename="caso.json"',
    };
    const cookies = ['a=1; Path=/gestion; Expires=Wed, 21 Oct 2037 07:28:00 GMT', 'b=2'];
    await startBackend((_, res) => res.writeHead(401, { ...sent, 'set-cookie': cookies }).end('{"motivo":"x"}'));
    const { status, headers } = await call('/gestion/api/sesion');
    expect([status, headers.getSetCookie()]).toEqual([401, cookies]);
    expect(Object.fromEntries(headers)).toMatchObject(sent);
  });

  it('follows no redirect, and has no body where none is allowed', async () => {
    await startBackend(({ url, method }, res) => {
      if (url === '/gestion/otra') return res.writeHead(303, { location: '/gestion' }).end();
      if (method === 'DELETE') return res.writeHead(204).end();
      return res.writeHead(304, { etag: '"1"' }).end();
    });
    const moved = await call('/gestion/otra');
    expect([moved.status, moved.headers.get('location'), seen.length]).toEqual([303, '/gestion', 1]);
    expect((await call('/gestion/api/sesion', { method: 'DELETE' })).status).toBe(204);
    const known = await call('/gestion/pantallas/a.js', { headers: { 'if-none-match': '"1"' } });
    expect([known.status, seen.at(-1)?.headers['if-none-match']]).toEqual([304, '"1"']);
    expect((await call('/gestion', { method: 'HEAD' })).body).toBeNull();
  });

  it('is streamed both ways', async () => {
    let finish = () => {};
    await startBackend((_, res) => {
      res.write('first');
      finish = () => res.end('last');
    });
    const sent = Array.from({ length: 64 }, () => new Uint8Array(65_536));
    const body = new ReadableStream({
      pull: (controller) => {
        const part = sent.pop();
        if (part) controller.enqueue(part);
        else controller.close();
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-length': '4194304' } } as RequestInit;
    const answer = await call('/gestion/catalogo/media_objects', init);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect([seen[0]?.body.length, (await reader?.read())?.value]).toEqual([4_194_304, 'first']);
    finish();
    expect((await reader?.read())?.value).toBe('last');
  });

  it('is repeated when it is a read and the backend closes an idle connection; an act uses a new connection', async () => {
    const used = new Set<object>();
    const arrived: string[] = [];
    await startBackend(({ method, socket }, res) => {
      arrived.push(`${method} ${used.has(socket) ? 'used' : 'new'}`);
      if (used.has(socket)) return socket.resetAndDestroy();
      used.add(socket);
      res.end('{}');
    });
    for (const init of [{}, act, {}]) {
      const answer = await call('/gestion/api/sesion', init);
      expect([answer.status, await answer.text()]).toEqual([200, '{}']);
      await new Promise(setImmediate); // undici reuses a connection in the turn after its response
    }
    expect(arrived).toEqual(['GET new', 'POST new', 'GET used', 'GET new']);
  });

  it('is sent once when it is an act, whatever its result', async () => {
    await startBackend(({ socket }) => socket.resetAndDestroy());
    expect([(await call('/gestion/api/sesion', act)).status, seen.length]).toEqual([503, 1]);
  });

  it('gets 503 when the backend is down, or has not responded in half a minute', async () => {
    settings.API_URL = 'http://127.0.0.1:1';
    const gone = await call('/gestion');
    expect([gone.status, gone.headers.get('retry-after'), await gone.json()]).toEqual([
      503,
      '5',
      { error: 'unavailable' },
    ]);
    const arrived = latch();
    await startBackend(arrived.open);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const late = call('/gestion/api/pendiente');
    await arrived.opened;
    vi.advanceTimersByTime(30_000);
    expect((await late).status).toBe(503);
  });

  it('ends with the request of the browser', async () => {
    const [arrived, closed] = [latch(), latch()];
    await startBackend((_, res) => {
      res.on('close', closed.open);
      arrived.open();
    });
    const leaving = new AbortController();
    const answer = call('/gestion/api/pendiente', { signal: leaving.signal });
    await arrived.opened;
    leaving.abort();
    await closed.opened;
    expect((await answer).status).toBe(503);
  });
});

describe('the desk', () => {
  it.each([
    [[], '198.51.100.1', true],
    [['10.0.0.0/8'], '10.20.30.40', true],
    [['10.0.0.0/8'], '11.0.0.1', false],
    [['10.0.0.0/8', '192.0.2.9'], '192.0.2.9', true],
    [['2001:db8::/32'], '2001:db8::1', true],
    [['2001:db8::/32'], '2001:db9::1', false],
    [['10.0.0.0/8'], 'nonsense', false],
    [['10.0.0.0/8'], '10.0.0.1, 10.0.0.2', false],
  ])('of %j is for %s: %s', async (networks, address, isAllowed) => {
    await startBackend();
    settings.DESK_NETWORKS = networks;
    const headers = { 'x-forwarded-for': address };
    expect(isForStaff(new Headers(headers))).toBe(isAllowed);
    const { status } = await call('/gestion/api/sesion', { ...act, headers: { ...act.headers, ...headers } });
    expect([status, seen.length]).toEqual(isAllowed ? [200, 1] : [404, 0]);
  });

  it.each([{ DESK: 'off' }, { API_URL: undefined }])('returns 404 to everybody with %j', async (set) => {
    await startBackend();
    Object.assign(settings, set);
    expect([isForStaff(new Headers()), (await call('/gestion')).status, seen.length]).toEqual([false, 404, 0]);
  });
});

it('a stream uses no connection of the calls, and ends with its browser or with the server', async () => {
  const open: http.ServerResponse[] = [];
  await startBackend((req, res) => {
    if (!req.url?.endsWith('/eventos')) return res.end('{}');
    open.push(res.writeHead(200, { 'content-type': 'text/event-stream' }));
    res.write('data: 1\n\n');
  });
  const closed = () => open.filter(({ destroyed }) => destroyed).length;
  const connect = () => streamFromDesk(new Request('https://www.clinic.example/gestion/api/eventos'));
  const screens = await Promise.all(Array.from({ length: 40 }, connect));
  const texts = screens.slice(1).map(({ body }) => body?.pipeThrough(new TextDecoderStream()).getReader());
  expect((await texts[0]?.read())?.value).toBe('data: 1\n\n');
  for (const res of open) res.write('data: 2\n\n');
  expect((await texts[0]?.read())?.value).toBe('data: 2\n\n');
  expect((await call('/gestion/api/pendiente')).status).toBe(200);
  await screens[0]?.body?.cancel();
  await vi.waitFor(() => expect(closed()).toBe(1));
  process.emit('SIGTERM');
  await vi.waitFor(() => expect(closed()).toBe(40));
});
