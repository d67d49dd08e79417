import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectFramework } from '@/server/framework';

const SLOW_MS = 300;
const slow = http.createServer((_, res) => void setTimeout(() => res.end('text'), SLOW_MS));
let port = 0;

beforeAll(async () => {
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
  port = (slow.address() as AddressInfo).port;
});
afterAll(() => slow.close());

it('returns 404 for a page that the framework found missing after it had sent 200', async () => {
  const pages: Record<string, string> = {
    '/absent': '<main></main><template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404"></template>',
    '/there': '<main>data-dgst="NEXT_HTTP_ERROR_FALLBACK;404"</main>',
  };
  const renderer = http.createServer((req, res) => void res.end(pages[req.url ?? '']));
  await new Promise<void>((done) => renderer.listen(0, '127.0.0.1', done));
  const { ask, close } = connectFramework((renderer.address() as AddressInfo).port);
  expect([(await ask('/absent', {})).status, (await ask('/there', {})).status]).toEqual([404, 200]);
  close();
  renderer.close();
});

it('accepts heads that repeat a long address, as the framework sends for rewrites', async () => {
  const renderer = http.createServer((_, res) => res.writeHead(200, { 'x-rewritten': 'y'.repeat(30_000) }).end('text'));
  await new Promise<void>((done) => renderer.listen(0, '127.0.0.1', done));
  const { ask, open, close } = connectFramework((renderer.address() as AddressInfo).port);
  expect((await ask('/', {})).status).toBe(200);
  expect((await open('GET', '/', {}, Buffer.alloc(0), new AbortController().signal)).statusCode).toBe(200);
  close();
  renderer.close();
});

describe('connectFramework', () => {
  const deadlines = { page: SLOW_MS / 6, part: SLOW_MS / 6, crawlerText: SLOW_MS * 20 };
  const texts = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/sitemaps/medicos-12.xml'];
  const pages = ['/', '/medicos', '/sitemaps', '/actualidad/x.xml', '/medicos?x=/sitemap.xml', '/sitemaps/a/b.xml'];

  it('abandons a page after its timeout', async () => {
    const { ask, open, close } = connectFramework(port, deadlines);
    const signal = new AbortController().signal;
    for (const path of pages) {
      await expect(ask(path, {}), path).rejects.toThrow('aborted');
      await expect(open('GET', path, {}, Buffer.alloc(0), signal), path).rejects.toThrow('no response in time');
    }
    close();
  });

  it('waits longer for crawler files, which are built from complete lists', async () => {
    const { ask, open, close } = connectFramework(port, deadlines);
    const signal = new AbortController().signal;
    for (const path of texts) {
      expect((await ask(path, {})).body.toString(), path).toBe('text');
      expect((await open('GET', path, {}, Buffer.alloc(0), signal)).statusCode, path).toBe(200);
    }
    close();
  });
});
