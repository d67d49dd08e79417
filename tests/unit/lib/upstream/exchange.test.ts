import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '@/lib/upstream/exchange';
import { readJson } from '@/lib/upstream/read-json';

let server: http.Server;
let origin: string;
let closed = 0;
const agent = new Agent();

beforeAll(async () => {
  server = http.createServer((request, response) => {
    if (request.url === '/elsewhere') return response.writeHead(302, { location: '/echo' }).end();
    if (request.url === '/endless') {
      request.socket.once('close', () => {
        closed += 1;
      });
      return response.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, headers } = request;
      response.writeHead(method === 'DELETE' ? 404 : 200, [
        ...['content-type', 'application/ld+json', 'x-two', 'a', 'x-two', 'b'],
      ]);
      response.end(JSON.stringify({ method, coding: headers['accept-encoding'], body: `${Buffer.concat(parts)}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await agent.close();
  server.close();
});

const call = (path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET', signal = new AbortController().signal) =>
  exchange(origin + path, { method, headers: { Accept: 'application/json' }, signal, dispatcher: agent });

describe('a call of a visitor', () => {
  it('sends the body once and asks for an answer that is not packed', async () => {
    const answer = await exchange(`${origin}/echo`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"busqueda":"rodilla"}',
      signal: new AbortController().signal,
      dispatcher: agent,
    });
    expect([answer.ok, answer.status]).toEqual([true, 200]);
    expect((await readJson('POST', answer))?.value).toEqual({
      method: 'POST',
      coding: 'identity',
      body: '{"busqueda":"rodilla"}',
    });
  });

  it('has the headers by name, repeated ones joined, null for what is not there', async () => {
    const answer = await call('/echo');
    expect(['content-type', 'x-two', 'x-none'].map((name) => answer.headers.get(name))).toEqual([
      'application/ld+json',
      'a, b',
      null,
    ]);
    await answer.body?.cancel();
  });

  it('follows no redirect and calls no failure a success', async () => {
    const answers = [await call('/elsewhere'), await call('/echo', 'DELETE')];
    expect(answers.map(({ ok, status }) => [ok, status])).toEqual([
      [false, 302],
      [false, 404],
    ]);
    for (const answer of answers) await answer.body?.cancel();
  });

  it('gives the socket up when the body is not wanted, without an error that nobody hears', async () => {
    const answer = await call('/endless');
    await expect(readJson('GET', answer)).rejects.toThrow('answered text/html');
    await expect.poll(() => closed).toBe(1);
  });

  it('rejects when its signal ends it, before the head and in the middle of the body', async () => {
    await expect(call('/echo', 'GET', AbortSignal.abort())).rejects.toThrow();
    const stop = new AbortController();
    const answer = await call('/endless', 'GET', stop.signal);
    const reader = answer.body?.getReader();
    expect(`${(await reader?.read())?.value}`).toBe('<p>');
    stop.abort();
    await expect(reader?.read()).rejects.toThrow();
  });
});
