import { expect, it } from 'vitest';
import { CACHEABLE, startProxy } from './support';

// A browser in a preview has the cookie of Next's draft mode: the proxy requests each of its pages from Next.

const COOKIE = 'a=1; __prerender_bypass=x';
const page = (name: string) => `<!doctype html><html><body><main><h1>${name}</h1></main></body></html>`;

const startSite = () =>
  startProxy(({ headers: { cookie } }, res) => {
    const isDraft = cookie?.includes('__prerender_bypass=') === true;
    const headers = {
      ...CACHEABLE,
      ...(isDraft && { 'x-robots-tag': 'noindex, nofollow', etag: '"x"', link: '</x>' }),
    };
    res.writeHead(200, headers).end(page(isDraft ? 'Borrador' : 'Publicada'));
  });

it('a page of a preview is rendered for each request, and never cached', async () => {
  const { get, seen } = await startSite();
  await get('/paginas/x');
  for (const path of ['/paginas/x', '/paginas/x?a=1']) {
    const { status, headers, text } = await get(path, { headers: { cookie: COOKIE } });
    expect([status, text.includes('Borrador')]).toEqual([200, true]);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect([headers.etag, headers.link, headers['speculation-rules']]).toEqual([undefined, undefined, undefined]);
  }
  expect(seen.map(({ url }) => url)).toEqual(['/paginas/x', '/paginas/x', '/paginas/x?a=1']);
  expect((await get('/paginas/x')).text).toContain('Publicada');
  expect(seen).toHaveLength(3);
});

it('a page that is first requested in a preview is not cached for others', async () => {
  const { get } = await startSite();
  expect((await get('/paginas/x', { headers: { cookie: COOKIE } })).text).toContain('Borrador');
  const { headers, text } = await get('/paginas/x');
  expect([text.includes('Publicada'), headers['x-robots-tag']]).toEqual([true, undefined]);
});

it('a list is rendered with its query for this visitor only, and an impossible address at the shared one', async () => {
  const { get, seen } = await startSite();
  for (const path of ['/ca/medicos?idioma=3', '/ca/medicos?x=1', '/ca/NO/%20']) {
    const { headers } = await get(path, { headers: { cookie: COOKIE } });
    expect(headers['cache-control']).toBe('private, no-store');
  }
  expect(seen.map(({ url }) => url)).toEqual(['/ca/medicos?idioma=3', '/ca/medicos?x=1', '/ca/no-encontrada']);
});

it('is not prefetched', async () => {
  const { get } = await startSite();
  const ahead = { cookie: COOKIE, 'sec-purpose': 'prefetch' };
  expect((await get('/paginas/x', { headers: ahead })).status).toBe(503);
});

it('a link is forwarded to Next with its query, and its cookies to the browser', async () => {
  const { get, seen } = await startProxy(({ url }, res) =>
    url?.includes('clave=')
      ? res.writeHead(303, { Location: '/ca/x', 'Set-Cookie': ['a=1', 'b=2'], 'Cache-Control': 'no-store' }).end()
      : res.writeHead(410, { 'Cache-Control': 'no-store' }).end(),
  );
  const { status, headers } = await get('/vista-previa?clave=x');
  expect([status, headers.location, headers['set-cookie']]).toEqual([303, '/ca/x', ['a=1', 'b=2']]);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(seen.at(-1)?.url).toBe('/vista-previa?clave=x');
});
