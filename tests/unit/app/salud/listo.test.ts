import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({ API_URL: undefined as string | undefined, LOG_LEVEL: 'silent' }));
vi.mock('@/lib/env', () => ({ env: () => settings }));

const { GET } = await import('@/app/salud/listo/route');

const JSON_LD = { 'content-type': 'application/ld+json' };

let server: http.Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function upstream(handler: http.RequestListener): Promise<void> {
  server = http.createServer(handler);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  settings.API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('GET /salud/listo', () => {
  it('is 503 until the lists of the catalogue were read', async () => {
    const held: http.ServerResponse[] = [];
    let isHolding = true;
    await upstream((req, res) => {
      if (req.url === '/api/configuracions') res.writeHead(200, JSON_LD).end('{}');
      else if (isHolding) held.push(res);
      else res.writeHead(404).end();
    });

    expect((await GET()).status).toBe(503);
    expect(held.length).toBeGreaterThan(0);
    isHolding = false;
    for (const answer of held) answer.writeHead(404).end();
    await expect.poll(async () => (await GET()).status).toBe(200);
  });

  it('is 200 when the upstream responds', async () => {
    await upstream((req, res) => {
      res.writeHead(req.url === '/api/configuracions' ? 200 : 404, JSON_LD).end('{}');
    });

    expect((await GET()).status).toBe(200);
  });

  it.each([
    ['fails', (_req, res) => res.writeHead(500).end()],
    ['breaks off', (req) => req.socket.destroy()],
    ['does not answer within a second', () => {}],
    ['does not end its answer within a second', (_req, res) => res.writeHead(200, JSON_LD).write('{')],
    ['answers something else', (_req, res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>')],
  ] satisfies [string, http.RequestListener][])('is 503 when the upstream %s', async (_, handler) => {
    await upstream(handler);
    const answer = await GET();

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
