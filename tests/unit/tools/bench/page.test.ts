import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSettings } from '@/scripts/project.mjs';
import { gzipped, HIDDEN_PAGES, inlinedShare, LISTING_PAGES } from '@/tools/bench/page.mjs';

const TEXT = 'a page '.repeat(100);
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((req, res) => {
    if (req.url === '/missing') res.writeHead(404).end();
    else if (req.url === '/plain') res.end(TEXT);
    else res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(TEXT, { level: 1 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

describe('the bytes of a response', () => {
  it('are those sent by the server', async () => {
    expect((await gzipped(`${origin}/`)).gzip).toEqual(gzipSync(TEXT, { level: 1 }));
  });

  it('are compressed here when the server did not', async () => {
    const { gzip } = await gzipped(`${origin}/plain`);
    expect(gunzipSync(gzip).toString()).toBe(TEXT);
  });

  it('are null when the page is missing', async () => {
    await expect(gzipped(`${origin}/missing`)).rejects.toThrow('/missing answered 404');
  });
});

describe('inlined data per markup', () => {
  const markup = '<main>año</main><script src="/a.js" async=""></script>';
  const statement = '<script id="x" type="application/ld+json">{"@type":"Thing"}</script>';

  it('counts every script in the document, in bytes', () => {
    const data = '<script>self.__next_f.push([1,"ñ"])</script>';
    const share = Buffer.byteLength(data) / Buffer.byteLength(markup);
    expect(inlinedShare(`${markup}${data}`)).toBeCloseTo(share, 10);
    expect(inlinedShare(`${data}${markup}${data}`)).toBeCloseTo(2 * share, 10);
  });

  it('excludes files and data for search engines', () => {
    expect(inlinedShare(markup + statement)).toBe(0);
  });
});

it('measures the insurers page, which the settings of the demo group name', () => {
  expect(LISTING_PAGES.insurers).toBe('/aseguradoras');
  expect(demoSettings().INSURERS).toContain('=');
  expect(Object.keys(LISTING_PAGES)).toEqual(expect.arrayContaining(HIDDEN_PAGES));
});
