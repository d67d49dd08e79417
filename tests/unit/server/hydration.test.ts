import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Audience } from '@/server/exchange';
import { dataAddress, deferScripts, readDataAddress, versionOf } from '@/server/hydration';
import { CACHEABLE, startProxy } from './support';

const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const STYLE = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const page = (main: string) =>
  `<!DOCTYPE html><html><head>${STYLE}${HINT}${script('a-1')}${script('b_2')}${OLD}</head>` +
  `<body>${main}${script('main')}<script>self.__next_f.push([1,"x"])</script></body></html>`;

const start = '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a": 1});</script>';
const written = (html: string, audience: Audience) => deferScripts(html, audience, null).html;

describe('the scripts of the framework', () => {
  it('are named at the end of the page, in order, and requested nowhere else', () => {
    expect(written(page('<h1>Clínica</h1>'), 'public')).toBe(
      `<!DOCTYPE html><html><head>${STYLE}${OLD}</head><body><h1>Clínica</h1>` +
        '<script>self.__next_f.push([1,"x"])</script><script type="deferred">/_next/static/chunks/a-1.js ' +
        '/_next/static/chunks/b_2.js /_next/static/chunks/main.js</script></body></html>',
    );
  });

  it('come after the data of the page, which no longer is in inline scripts', () => {
    expect(written(page(start), 'public')).toContain(
      '<body><script type="page-data">{"a":1}\nx</script><script type="deferred">/_next/',
    );
    // It may contain a visitor's text, and stays escaped.
    expect(written(page(start), 'private')).toContain('<script>self.__next_f.push([1,"x"])</script>');
  });

  it('stay in the head of a page that is useless without them', () => {
    const form = page('<noscript><p>Este formulario necesita JavaScript</p></noscript>');

    expect(written(form, 'public')).toBe(form);
    const complete = page('<noscript data-complete=""><p>Busca una clínica</p></noscript>');
    expect(written(complete, 'public')).toContain('type="deferred"');
  });

  it.each([
    ['a page without them', '<!DOCTYPE html><html><body><h1>Clínica</h1></body></html>'],
    ['a page that is cut off', page('').slice(0, -7)],
    ['a script of elsewhere', '<html><body><script src="https://other.example/a.js" async=""></script></body></html>'],
    ['the words of a text', `<html><body>${page('').replaceAll('<', '&lt;')}</body></html>`],
  ])('leave %s as it is', (_, html) => {
    expect(written(html, 'public')).toBe(html);
  });

  it('are loaded without a sign of use on a page rendered for one visitor', () => {
    expect(written(page(''), 'private')).toContain('<script type="deferred" data-at-once="">');
    for (const audience of ['public', 'query'] as const) {
      expect(written(page(''), audience)).not.toContain('data-at-once');
    }
  });
});

describe('the hydration data', () => {
  const DATA = '{"a":1}\nx';
  const apart = (main: string, path = '/clinicas') => deferScripts(page(start + main), 'public', path);

  it('is separate from a public page, at an address that names the rest of the page', () => {
    const { html, data } = apart('<h1>Clínicas</h1>');
    expect(data).toEqual({ version: expect.stringMatching(/^[\w-]{16}$/), text: DATA });
    expect(html).toContain(
      `<script type="page-data">/datos/${data?.version}/clinicas</script><script type="deferred">`,
    );
    expect(html).not.toContain(DATA);
    expect(apart('<h1>Clínicas</h1>', '/').html).toContain(`<script type="page-data">/datos/${data?.version}</script>`);
  });

  it('has another version with another page or other scripts, and no other with other data', () => {
    const { version } = apart('<h1>Clínicas</h1>').data ?? {};
    expect(apart('<h1>Clínica</h1>').data?.version).not.toBe(version);
    const scripts = page(`${start}<h1>Clínicas</h1>`).replaceAll('a-1', 'a-2');
    expect(deferScripts(scripts, 'public', '/clinicas').data?.version).not.toBe(version);
    const rows = page(`${start}<h1>Clínicas</h1>`).replace('"x"', '"y"');
    expect(deferScripts(rows, 'public', '/clinicas').data).toEqual({ version, text: '{"a":1}\ny' });
  });

  it.each([
    ['whose address could end the element', page(start), '/clinicas</script>'],
    ['without an address of its own', page(start), null],
  ])('stays in a page %s', (_, html, path) => {
    const kept = deferScripts(html, 'public', path);
    expect(kept.data).toBeNull();
    expect(kept.html).toContain(`<script type="page-data">${DATA}</script>`);
  });
});

const VERSION = versionOf('<html>');

describe("the address of a page's data", () => {
  it.each(['/', '/clinicas', '/ca/clinicas/valencia-centro', '/actualidad/%C3%B1'])('is decoded to %s', (page) => {
    expect(readDataAddress(dataAddress(VERSION, page) ?? '')).toEqual({ version: VERSION, page });
  });

  it('is null for a path that would end the script element', () => {
    expect(dataAddress(VERSION, '/a</script>')).toBeNull();
  });

  it.each(['/datos', '/datos/', '/datos/short/clinicas', `/datos/${VERSION}x/clinicas`, `/ca/datos/${VERSION}`])(
    'is not %s',
    (path) => {
      expect(readDataAddress(path)).toBeNull();
    },
  );
});

const documentOf = (heading: string) =>
  '<html><head><script src="/_next/static/chunks/a.js" async=""></script></head>' +
  `<body><h1>${heading}</h1><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a": 1});</script>` +
  `<script>self.__next_f.push([1,${JSON.stringify(`0:"${heading}"`)}])</script></body></html>`;
const addressIn = (html: string) => /<script type="page-data">([^<]*)<\/script>/.exec(html)?.[1] ?? '';

describe("a page's data", () => {
  it('is sent separately, compressed for the browser, with permanent caching', async () => {
    const { get } = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end(documentOf('Clínicas')));
    const address = addressIn((await get('/clinicas')).text);
    expect(address).toMatch(/^\/datos\/[\w-]{16}\/clinicas$/);
    const data = '{"a":1}\n0:"Clínicas"';
    const br = await get(address, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(br.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(br.body).toString()).toBe(data);
    const gzip = await get(address, { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gzip.body).toString()).toBe(data);
    const plain = await get(address, { headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, data]);
  });

  it('is found by a proxy that has not sent the page, and stays available for the previous page', async () => {
    let heading = 'Clínicas';
    const { get } = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end(documentOf(heading)), {
      times: { ttlMs: 0, maxStaleMs: 0 },
    });
    const address = addressIn((await get('/')).text);
    const other = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end(documentOf(heading)));
    expect((await other.get(address)).text).toContain('Clínicas');
    heading = 'Especialidades';
    expect((await get(address)).text).toContain('Clínicas');
    const changed = addressIn((await get('/')).text);
    expect(changed).not.toBe(address);
    expect((await get(changed)).text).toContain('Especialidades');
    expect((await get(address)).text).toContain('Clínicas');
  });

  it('returns 404 for a page without it, an impossible page, or a page for one visitor', async () => {
    const { get } = await startProxy((req, res) =>
      req.url === '/payment/ok'
        ? res.writeHead(200, { 'content-type': 'text/html' }).end(documentOf('Pago'))
        : res.writeHead(200, CACHEABLE).end(documentOf('Clínicas')),
    );
    for (const page of ['', '/clinicas', '/No/existe', '/payment/ok']) {
      expect((await get(`/datos/${VERSION}${page}`)).status).toBe(404);
    }
    expect((await get(`/datos/${VERSION}/clinicas`, { method: 'POST' })).status).toBe(405);
  });
});
