import http from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { connectFramework } from '@/server/framework';
import { createPreviews } from '@/server/previews';
import { CACHEABLE, listen, security, startProxy } from './support';

const TOKEN = 't'.repeat(43);
const COOKIE = `a=1; vista_previa=${TOKEN}`;
const page = (name: string) => `<!doctype html><html><body><main><h1>${name}</h1></main></body></html>`;

type Shown = { status: number; body: object };

/** The site before a framework of its own for the preview; the backend answers `shown` for TOKEN and 404 for another. */
async function startWithPreview(shown: Shown) {
  const drawn: { url: string; headers: http.IncomingHttpHeaders }[] = [];
  const preview = http.createServer((req, res) => {
    drawn.push({ url: req.url ?? '', headers: req.headers });
    res.writeHead(200, { ...CACHEABLE, etag: '"x"', link: '</x>' }).end(page('Borrador'));
  });
  const framework = connectFramework(await listen(preview));
  const previews = createPreviews({
    security,
    contact: { brand: 'Clínica', phone: '' },
    renderers: { of: async () => framework, stop: async () => {} },
    backend: {
      open: async (_, path, headers) => {
        expect(path).toBe('/api/vista_previa');
        const { status, body } = headers['x-vista-previa'] === TOKEN ? shown : { status: 404, body: {} };
        return Object.assign(Readable.from([JSON.stringify(body)]), { statusCode: status }) as http.IncomingMessage;
      },
    },
  });
  const site = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end(page('Publicada')), { previews });
  return { ...site, drawn };
}

const until = (ms: number) => new Date(Date.now() + ms).toISOString();
const LIVE: Shown = { status: 200, body: { ruta: '/ca/paginas/x', caduca: until(3_600_000) } };

it('a link leads to its page, with a cookie that no script reads and that holds as long as the link', async () => {
  const { get } = await startWithPreview(LIVE);
  const { status, headers } = await get(`/vista-previa?clave=${TOKEN}`);
  expect([status, headers.location, headers['cache-control']]).toEqual([303, '/ca/paginas/x', 'no-store']);
  const [line = ''] = headers['set-cookie'] ?? [];
  expect(line).toMatch(new RegExp(`vista_previa=${TOKEN}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3[56]\\d\\d`));
});

it.each(['', 'x', 'x'.repeat(43), `${TOKEN}x`])('a link with %j says that it has expired', async (secret) => {
  const { get } = await startWithPreview(LIVE);
  const { status, headers, body } = await get(`/vista-previa?clave=${secret}`);
  expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([410, undefined, 'no-store']);
  expect(body.toString()).toContain('lang="ca"');
});

it.each(['//otro.example', '/\\otro.example', '/\t/otro.example', 'https://otro.example'])(
  'is led to no other site: %s',
  async (ruta) => {
    const { get } = await startWithPreview({ status: 200, body: { ruta, caduca: until(1_000) } });
    expect((await get(`/vista-previa?clave=${TOKEN}`)).status).toBe(410);
  },
);

it('a page of a preview is drawn for each request, of nobody, and kept by nobody', async () => {
  const { get, seen, drawn } = await startWithPreview(LIVE);
  await get('/paginas/x');
  for (const path of ['/paginas/x', '/paginas/x?a=1']) {
    const { status, headers, body } = await get(path, { headers: { cookie: COOKIE } });
    expect([status, body.toString().includes('Borrador')]).toEqual([200, true]);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect([headers.etag, headers.link, headers['speculation-rules']]).toEqual([undefined, undefined, undefined]);
  }
  expect(drawn.map(({ url }) => url)).toEqual(['/paginas/x', '/paginas/x?a=1']);
  expect(drawn[0]?.headers.cookie).toBeUndefined();
  expect((await get('/paginas/x')).body.toString()).toContain('Publicada');
  expect(seen).toHaveLength(1);
});

it.each([
  ['under the name it has on another connection', `__Host-vista_previa=${TOKEN}`],
  ['under a longer name', `x_vista_previa=${TOKEN}`],
  ['of another length', `vista_previa=${TOKEN}x`],
])('a secret %s shows the published page, for it could not be taken away', async (_, cookie) => {
  const { get, drawn } = await startWithPreview({ status: 404, body: {} });
  const { status, body } = await get('/paginas/x', { headers: { cookie } });
  expect([status, body.toString().includes('Publicada'), drawn]).toEqual([200, true, []]);
});

it('a list is drawn with its query, an impossible address at the shared one', async () => {
  const { get, drawn } = await startWithPreview(LIVE);
  for (const path of ['/ca/medicos?idioma=3', '/ca/medicos?x=1', '/ca/NO/%20'])
    await get(path, { headers: { cookie: COOKIE } });
  expect(drawn.map(({ url }) => url)).toEqual(['/ca/medicos?idioma=3', '/ca/medicos?x=1', '/ca/no-encontrada']);
});

it('when it shows nothing any more, the cookie is taken away and the page is the published one', async () => {
  const { get, drawn } = await startWithPreview({ status: 404, body: {} });
  const { status, headers } = await get('/paginas/x?a=1', { headers: { cookie: COOKIE } });
  expect([status, headers.location]).toEqual([303, '/paginas/x?a=1']);
  expect(headers['set-cookie']?.[0]).toMatch(/vista_previa=; .*Max-Age=0/);
  expect(drawn).toEqual([]);
});

it('a backend that does not answer is no reason to show the published page as the draft', async () => {
  const { get } = await startWithPreview({ status: 500, body: {} });
  expect((await get('/paginas/x', { headers: { cookie: COOKIE } })).status).toBe(503);
});

it('is left by an address in each language', async () => {
  const { get } = await startWithPreview(LIVE);
  const { status, headers } = await get('/en/vista-previa/salir', { headers: { cookie: COOKIE } });
  expect([status, headers.location]).toEqual([303, '/en']);
  expect(headers['set-cookie']?.[0]).toMatch(/vista_previa=; .*Max-Age=0/);
});

it('is not fetched ahead, and where there are none its addresses are pages like others', async () => {
  const { get } = await startWithPreview(LIVE);
  const ahead = { cookie: COOKIE, 'sec-purpose': 'prefetch' };
  expect((await get('/paginas/x', { headers: ahead })).status).toBe(503);
  const plain = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end(page('Publicada')));
  expect((await plain.get('/paginas/x', { headers: { cookie: COOKIE } })).body.toString()).toContain('Publicada');
});
