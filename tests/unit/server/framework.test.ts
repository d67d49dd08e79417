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

describe('connectFramework', () => {
  const deadlines = { page: SLOW_MS / 6, part: SLOW_MS / 6, crawlerText: SLOW_MS * 20 };
  const texts = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/sitemaps/medicos-12.xml'];
  const pages = ['/', '/medicos', '/sitemaps', '/actualidad/x.xml', '/medicos?x=/sitemap.xml', '/sitemaps/a/b.xml'];

  it('gives up a page that is late', async () => {
    const { ask, open, close } = connectFramework(port, deadlines);
    const signal = new AbortController().signal;
    for (const path of pages) {
      await expect(ask(path, {}), path).rejects.toThrow('the page took too long');
      await expect(open('GET', path, {}, Buffer.alloc(0), signal), path).rejects.toThrow('the answer took too long');
    }
    close();
  });

  it('waits longer for what crawlers read, which is made of whole lists', async () => {
    const { ask, open, close } = connectFramework(port, deadlines);
    const signal = new AbortController().signal;
    for (const path of texts) {
      expect((await ask(path, {})).body.toString(), path).toBe('text');
      expect((await open('GET', path, {}, Buffer.alloc(0), signal)).statusCode, path).toBe(200);
    }
    close();
  });
});
