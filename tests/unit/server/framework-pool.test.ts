import http from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { PURGE_HEADER } from '@/lib/http/purge-header';
import { connectFrameworks, type Purge, rendererFor } from '@/server/framework-pool';
import { listen } from './support';

const VISITOR = { 'x-forwarded-for': '203.0.113.9' };
const pages = Array.from({ length: 200 }, (_, index) => `/clinicas/centro-${index}`);
const visitors = Array.from({ length: 200 }, (_, index) => ({ 'x-forwarded-for': `203.0.113.${index}` }));

describe('which renderer answers', () => {
  it('spreads pages by their address and visitors by theirs, the same one each time', () => {
    const ofPages = pages.map((path) => rendererFor(path, {}, 3));
    const ofVisitors = visitors.map((headers) => rendererFor('/clinicas?provincia=valencia', headers, 3));
    for (const chosen of [ofPages, ofVisitors]) {
      for (const one of [0, 1, 2]) expect(chosen.filter((index) => index === one).length).toBeGreaterThan(30);
    }
    expect(pages.map((path) => rendererFor(path, {}, 3))).toEqual(ofPages);
  });

  it('sends a visitor of one network to one renderer, whatever the query', () => {
    const of = (path: string, address: string) => rendererFor(path, { 'x-forwarded-for': address }, 64);
    expect(of('/buscador?q=a', '2001:db8:1:2::1')).toBe(of('/clinicas?provincia=x', '2001:db8:1:2:3::9'));
  });

  it.each([
    ['an endpoint', '/api/citas/solicitar', VISITOR],
    ['the login', '/login_profesional_check', VISITOR],
    ['a page of a professional', '/profesionales/area', { ...VISITOR, cookie: 'cookies=x; pro=sealed' }],
    ['a first password', '/profesionales/clave', { ...VISITOR, cookie: 'pro-clave=sealed' }],
  ])('sends %s to the first, which counts', (_what, path, headers) => {
    for (const { 'x-forwarded-for': address } of visitors) {
      expect(rendererFor(path, { ...headers, 'x-forwarded-for': address }, 8)).toBe(0);
    }
  });
});

describe('several renderers as one', () => {
  /** Renderers that answer with these statuses; `seen` is what each was asked. */
  async function start(statuses: number[], afterPurge?: (purge: Purge) => Promise<void>) {
    const seen: string[][] = statuses.map(() => []);
    const names: unknown[] = [];
    const ports = await Promise.all(
      statuses.map((status, index) =>
        listen(
          http.createServer(async (req, res) => {
            names.push(req.headers[PURGE_HEADER]);
            seen[index]?.push(`${req.url} ${await text(req)}`);
            res.writeHead(status).end(`${index}`);
          }),
        ),
      ),
    );
    const framework = connectFrameworks(ports, afterPurge);
    const open = async (method: string, path: string, body = '') => {
      const answer = await framework.open(method, path, {}, Buffer.from(body), new AbortController().signal);
      return `${answer.statusCode} ${await text(answer)}`;
    };
    return { seen, names, open };
  }

  it('purge in every one before the purge is answered', async () => {
    let after: Purge | null = null;
    const { seen, names, open } = await start([200, 200, 200], async (purge) => {
      if (seen.every((asked) => asked.length === 1)) after = purge;
    });
    expect(await open('POST', '/api/revalidate', '{"tags":["a"]}')).toBe('200 0');
    expect(seen).toEqual(Array.from({ length: 3 }, () => ['/api/revalidate {"tags":["a"]}']));
    expect(names).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), names[0], names[0]]);
    expect(after).toEqual({ id: names[0], body: '{"tags":["a"]}' });
  });

  it('answer a purge with the failure of one, so that it is asked again', async () => {
    const { open } = await start([200, 503], () => Promise.reject(new Error('never called')));
    expect(await open('POST', '/api/revalidate', '{}')).toBe('503 1');
  });

  it('are ready when all are', async () => {
    expect(await (await start([200, 503])).open('GET', '/salud/listo')).toBe('503 1');
    expect(await (await start([200, 200])).open('GET', '/salud/listo')).toBe('200 0');
  });
});
