import { json, Loopback } from '@clinic/contract/tests/support/loopback';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/media/[...ruta]/route';
import { plainPath } from '@/lib/pictures/media-file';
import { apiUpstream } from '@/tests/support/api-upstream';

const upstream = apiUpstream();
const elsewhere = new Loopback();
beforeAll(async () => {
  process.env.PICTURE_HOSTS = (await elsewhere.start()).origin;
});
afterAll(() => elsewhere.stop());
beforeEach(() => {
  upstream.calls.length = 0;
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://site.example.test${path}`, { headers }));
const picture = (type: string, bytes: Buffer, more: Record<string, string> = {}) => {
  upstream.answer = (_request, response) => response.writeHead(200, { 'content-type': type, ...more }).end(bytes);
};

describe('GET /media', () => {
  it('streams a picture of the API with its validators, cached for a day', async () => {
    picture('image/jpeg', Buffer.from('jpeg'), { etag: '"a"', 'set-cookie': 'a=b' });
    const answer = await ask('/media/api/2026/x.jpg');
    expect(await answer.text()).toBe('jpeg');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      etag: '"a"',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=86400',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(upstream.calls).toEqual(['GET /media/2026/x.jpg']);
  });

  it('forwards the validator and returns 304 without a body', async () => {
    upstream.answer = (request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"a"' ? 304 : 200, { etag: '"a"' }).end();
    const answer = await ask('/media/api/x.jpg', { 'If-None-Match': '"a"' });
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, '"a"', '']);
  });

  it.each(['image/svg+xml', 'image/svg+xml; charset=utf-8', 'text/html', 'application/javascript'])(
    'returns 404 for %s',
    async (type) => {
      picture(type, Buffer.from('<svg/>'));
      expect((await ask('/media/api/x.jpg')).status).toBe(404);
    },
  );

  it('returns 404 for a redirect, a failure, an unknown source and a blog that is not configured', async () => {
    upstream.answer = (_request, response) => response.writeHead(302, { location: '/media/y.jpg' }).end();
    expect((await ask('/media/api/x.jpg')).status).toBe(404);
    upstream.answer = (_request, response) => json(response, 500, {});
    expect((await ask('/media/api/x.jpg')).status).toBe(404);
    expect((await ask('/media/otro/x.jpg')).status).toBe(404);
    upstream.answer = (_request, response) => json(response, 200, { 'hydra:member': [{ blog: null }] });
    expect((await ask('/media/blog/x.jpg')).status).toBe(404);
  });

  it('refuses a declared size over 8 MB, and breaks off an undeclared one', async () => {
    const big = Buffer.alloc(8 * 1024 * 1024 + 1);
    picture('image/png', big, { 'content-length': String(big.length) });
    expect((await ask('/media/api/x.png')).status).toBe(404);
    picture('image/png', big);
    await expect(ask('/media/api/x.png').then((answer) => answer.arrayBuffer())).rejects.toThrow();
  });

  it('reads no more than necessary of a picture of 50 MB', async () => {
    const piece = Buffer.alloc(1024 * 1024);
    let sent = 0;
    let hungUp: () => void = () => undefined;
    const end = new Promise<void>((resolve) => {
      hungUp = resolve;
    });
    upstream.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).on('close', hungUp);
      const more = () => {
        while (sent < 50 && !response.destroyed) {
          sent += 1;
          if (!response.write(piece)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    };
    const answer = await ask('/media/api/x.jpg');
    await expect(answer.arrayBuffer()).rejects.toThrow();
    await end;
    expect(sent).toBeLessThan(50);

    picture('image/jpeg', piece, { 'content-length': String(50 * piece.length) });
    expect((await ask('/media/api/x.jpg')).status).toBe(404);
  });

  it('serves pictures of the upstream’s other folders, and of the allowed hosts', async () => {
    picture('image/png', Buffer.from('png'));
    expect(await (await ask('/media/web/uploads/2026/x.png')).text()).toBe('png');
    elsewhere.answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('other');
    const { host } = new URL(elsewhere.origin);
    expect(await (await ask(`/media/otros/${host}/f/x`)).text()).toBe('other');
    expect([upstream.calls, elsewhere.calls]).toEqual([['GET /uploads/2026/x.png'], ['GET /f/x']]);
  });

  it('requests no picture from the API or any other host', async () => {
    const paths = ['/media/web/api/x.png', '/media/web/uploads/x', '/media/web/_profiler', '/media/otros/x'];
    for (const path of [...paths, '/media/otros/other.example.test/x.png', '/media/otros/127.0.0.1:1/x.png']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
    expect([...upstream.calls, ...elsewhere.calls.slice(1)]).toEqual([]);
  });

  it('never requests an unusual path from the upstream', async () => {
    for (const path of ['/media/api/..%2fapi%2fx', '/media/api/%252e%252e/x', '/media/api/.env', '/media/api/']) {
      expect((await ask(path)).status).toBe(404);
    }
    expect(upstream.calls).toEqual([]);
  });
});

describe('plainPath', () => {
  it.each([
    ['2026/11/noticia-1.png', '2026/11/noticia-1.png'],
    ['a%20b.jpg', 'a%20b.jpg'],
    ['%C3%B1.jpg', '%C3%B1.jpg'],
  ])('lets %s through', (raw, path) => {
    expect(plainPath(raw)).toBe(path);
  });

  it.each([
    '../x.jpg',
    'a/../x.jpg',
    '%2e%2e/x.jpg',
    '..%2fx.jpg',
    'a%2fb.jpg',
    'a%5cb.jpg',
    'a\\b.jpg',
    '%252e%252e/x.jpg',
    'a//b.jpg',
    'a/',
    '.env',
    'a%00.jpg',
    'a%0d%0ax.jpg',
    '%ff.jpg',
    '%zz.jpg',
    'a%3fx.jpg',
    'x'.repeat(501),
  ])('refuses %s', (raw) => {
    expect(plainPath(raw)).toBeNull();
  });
});
