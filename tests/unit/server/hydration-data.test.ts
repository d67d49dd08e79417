import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dataAddress, readDataAddress, versionOf } from '@/server/hydration-data';
import { CACHEABLE, startProxy } from './support';

const VERSION = versionOf('<html>');

describe('the address of the data of a page', () => {
  it.each(['/', '/clinicas', '/ca/clinicas/valencia-centro', '/actualidad/%C3%B1'])('leads back to %s', (page) => {
    expect(readDataAddress(dataAddress(VERSION, page) ?? '')).toEqual({ version: VERSION, page });
  });

  it('is none for a path that would end the script element', () => {
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

describe('the data of a page', () => {
  it('is sent apart, in what the browser takes, and kept for ever', async () => {
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

  it('is found by a proxy that has not sent the page, and stays for those who have the page of before', async () => {
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

  it('is not found for a page that never had it, an impossible one, or one visitor’s', async () => {
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
