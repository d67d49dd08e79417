import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { Answered as Logged } from '@/server/proxy';
import { CACHEABLE, latch, startProxy } from './support';

const HTML = '<!doctype html><html><body><h1>Clínica</h1><script>self.__next_f.push([1,"a"])</script></body></html>';
const SECURITY = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

describe('a public page', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['', (body: Buffer) => body],
  ])('is sent in the encoding the client takes: %j', async (encoding, undo) => {
    const { get } = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end(HTML));
    const { headers, body } = await get('/', { headers: { 'accept-encoding': encoding } });

    expect(undo(body).toString()).toBe(HTML);
    expect(headers['content-encoding'] ?? '').toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
  });

  it('is requested without data of the visitor, so that it can be shown to the next one', async () => {
    const { get, seen } = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end(HTML));
    await get('/clinicas?q=1', { headers: { cookie: '__Host-pro=x', 'accept-language': 'en', 'user-agent': 'x' } });

    expect(seen[0]?.url).toBe('/clinicas');
    expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual(['accept', 'connection', 'host', 'x-request-id']);
  });

  it('is one page for every query', async () => {
    const { get, seen } = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end(HTML));
    for (const query of ['', '?utm_source=a', '?x=1', '?x=2']) await get(`/${query}`);

    expect(seen).toHaveLength(1);
  });

  it('carries a different tag for each encoding, and returns 304 for a current copy', async () => {
    const { get } = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end(HTML));
    const plain = await get('/');
    const packed = await get('/', { headers: { 'accept-encoding': 'br' } });
    const again = await get('/', { headers: { 'accept-encoding': 'br', 'if-none-match': packed.headers.etag ?? '' } });
    const other = await get('/', { headers: { 'accept-encoding': 'br', 'if-none-match': plain.headers.etag ?? '' } });

    expect(plain.headers.etag).toMatch(/^"[\w-]{27}"$/);
    expect(packed.headers.etag).toBe(`${plain.headers.etag?.slice(0, -1)}-br"`);
    expect([again.status, again.text, other.status]).toEqual([304, '', 200]);
    expect(again.headers['cache-control']).toBe(packed.headers['cache-control']);
    expect(again.headers['content-security-policy']).toBe(packed.headers['content-security-policy']);
  });

  it('tells browsers to revalidate each time and shared caches to store it for a second', async () => {
    const { get } = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end(HTML));

    expect((await get('/')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=4, stale-if-error=86400',
    );
  });

  it('allows its own inline scripts and no others', async () => {
    const { get } = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end(`${HTML}<script>alert(1)</script>`));
    const policy = (await get('/')).headers['content-security-policy'];

    expect(policy).toContain("script-src 'self' 'sha256-o+AVanGgeHXuaJ2y8tCjP3mbGMjt79U+MRDdwV7W0FY=';");
    expect(policy).toContain("form-action 'self' https://pagos.example;");
  });

  it('responds to HEAD with the headers of GET and no body', async () => {
    const { get } = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end(HTML));
    const { status, headers, text } = await get('/', { method: 'HEAD' });

    expect([status, headers['content-length'], text]).toEqual([200, String(Buffer.byteLength(HTML)), '']);
  });

  it('reveals no internals of the framework', async () => {
    const leaks = {
      'x-middleware-rewrite': '/es',
      'x-nextjs-prerender': '1',
      link: '</a.css>',
      'x-powered-by': 'Next.js',
    };
    const { get } = await startProxy((_, res) => res.writeHead(200, { ...CACHEABLE, ...leaks }).end(HTML));
    const names = Object.keys((await get('/')).headers);

    expect(names.filter((name) => /^x-(middleware|nextjs|powered)|^link$/.test(name))).toEqual([]);
  });
});

describe('a page that differs per visitor', () => {
  const dynamic = { 'content-type': 'text/html', 'cache-control': 'private, no-store' };

  it('is rendered for each visitor with their query and cookie, and never cached', async () => {
    const { get, seen } = await startProxy((req, res) =>
      res.writeHead(200, dynamic).end(`${req.url} ${req.headers.cookie}`),
    );
    const ana = await get('/portal-profesional?p=1', { headers: { cookie: 'c=ana' } });
    const eva = await get('/portal-profesional?p=2', { headers: { cookie: 'c=eva' } });

    expect([ana.text, eva.text]).toEqual(['/portal-profesional?p=1 c=ana', '/portal-profesional?p=2 c=eva']);
    expect([ana.headers['cache-control'], ana.headers.etag]).toEqual(['private, no-store', undefined]);
    expect(seen.map((req) => req.headers.cookie)).toEqual(['c=ana', 'c=eva']);
  });

  it('is shown to its logged-in visitor only', async () => {
    const { get } = await startProxy((req, res) => {
      const [, who] = /pro=(\w+)/.exec(req.headers.cookie ?? '') ?? [];
      if (who) res.writeHead(200, dynamic).end(`Hola, ${who}`);
      else res.writeHead(307, { location: '/' }).end();
    });
    const visit = async (cookie?: string) => {
      const { status, text, headers } = await get('/portal-profesional', { headers: cookie ? { cookie } : {} });
      return [status, text, headers['cache-control']];
    };
    const sent: unknown[] = [];
    for (const cookie of [undefined, 'pro=ana', undefined, 'pro=eva']) sent.push(await visit(cookie));

    const away = [307, '', 'private, no-store'];
    const shown = (who: string) => [200, `Hola, ${who}`, 'private, no-store'];
    expect(sent).toEqual([away, shown('ana'), away, shown('eva')]);
  });

  it('includes every page that sets a cookie, whatever its headers', async () => {
    let count = 0;
    const { get } = await startProxy((_, res) => {
      count += 1;
      res.writeHead(200, { ...CACHEABLE, 'set-cookie': `n=${count}` }).end(`${count}`);
    });

    expect([(await get('/a')).text, (await get('/a')).text]).toEqual(['2', '4']);
  });

  it('takes the address of the visitor from the connection, not from his headers', async () => {
    const { get, seen } = await startProxy((_, res) => res.writeHead(200, dynamic).end());
    await get('/portal-profesional', {
      headers: { 'x-forwarded-for': '9.9.9.9', 'x-real-ip': '9.9.9.9', 'x-middleware-subrequest': 'x' },
    });
    const inward = seen.at(-1)?.headers;

    expect([inward?.['x-forwarded-for'], inward?.['x-real-ip'], inward?.['x-middleware-subrequest']]).toEqual([
      '127.0.0.1',
      undefined,
      undefined,
    ]);
  });

  it('forwards a redirect and does not cache it', async () => {
    const { get } = await startProxy((_, res) => res.writeHead(308, { location: '/clinicas' }).end());
    const { status, headers } = await get('/es/clinicas');

    expect([status, headers.location, headers['cache-control']]).toEqual([308, '/clinicas', 'private, no-store']);
  });
});

describe('every response', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/missing'],
    ['GET', '/private'],
    ['GET', '/broken'],
    ['GET', '/%ff'],
    ['GET', '//x'],
    ['GET', '/_next/x.js'],
    ['POST', '/'],
    ['GET', '/api/x'],
    ['POST', '/api/large'],
    ['GET', '/salud/listo'],
  ])('%s %s carries the security headers', async (method, path) => {
    const { get } = await startProxy((req, res) => {
      const status = req.url === '/missing' ? 404 : req.url === '/broken' ? 500 : 200;
      res.writeHead(status, req.url === '/private' ? {} : CACHEABLE).end(HTML);
    });
    const body = path === '/api/large' ? Buffer.alloc(1_000_001) : undefined;
    const { headers } = await get(path, { method, ...(body ? { body } : {}) });

    expect(SECURITY.filter((name) => headers[name] === undefined)).toEqual([]);
  });

  it('keeps its own policy if a document has one', async () => {
    const { get } = await startProxy((_, res) =>
      res.writeHead(200, { 'content-security-policy': "default-src 'self'" }).end(),
    );

    expect((await get('/mapa')).headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('is logged by path without query, when it did not come from the cache', async () => {
    const onAnswer = vi.fn<(answer: Logged) => void>();
    const { opened, open } = latch();
    onAnswer.mockImplementation(open);
    const { get } = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end(HTML), { onAnswer });
    await get('/clinicas?email=a@b.es');
    await opened;
    await get('/clinicas');

    expect(onAnswer).toHaveBeenCalledTimes(1);
    expect(onAnswer.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', path: '/clinicas', status: 200 });
  });

  it('is counted by the pattern of its address, when it came from the cache', async () => {
    const onHit = vi.fn();
    const { get } = await startProxy(
      (req, res) => res.writeHead(req.url === '/maria-garcia' ? 404 : 200, CACHEABLE).end(HTML),
      { onHit },
    );
    const { headers } = await get('/ca/clinicas/valencia-centro');
    await get('/maria-garcia');
    expect(onHit).not.toHaveBeenCalled();

    await get('/ca/clinicas/valencia-centro');
    await get('/ca/clinicas/valencia-centro', { headers: { 'if-none-match': String(headers.etag) } });
    await get('/maria-garcia');
    expect(onHit.mock.calls).toEqual([
      ['/clinicas/[urlseo]', 200],
      ['/clinicas/[urlseo]', 304],
      ['/no-encontrada', 404],
    ]);
  });
});
