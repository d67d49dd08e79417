import { gzipSync } from 'node:zlib';
import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteApi, requestApi, sendApi } from '@/lib/upstream/client';
import { apiUpstream } from '@/tests/support/api-upstream';

const upstream = apiUpstream();
let closed = 0;

beforeEach(() => {
  closed = 0;
  upstream.answer = (_request, response) => json(response, 200, { a: 1 });
});

/** Sends the head and the first bytes of a body that never ends. */
function answerEndlessly(type: string): void {
  upstream.answer = (request, response) => {
    request.socket.once('close', () => {
      closed += 1;
    });
    response.writeHead(200, { 'content-type': type }).write('<p>');
  };
}

describe("a visitor's call", () => {
  it('sends its body once', async () => {
    const bodies: string[] = [];
    upstream.answer = (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        bodies.push(Buffer.concat(parts).toString());
        json(response, 200, {});
      });
    };
    await sendApi('/api/buscador', { busqueda: 'rodilla' });
    expect(bodies).toEqual(['{"busqueda":"rodilla"}']);
  });

  it('decompresses a response', async () => {
    upstream.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/ld+json', 'content-encoding': 'gzip' });
      response.end(gzipSync('{"a":"ñ"}'));
    };
    expect(await requestApi('/api/x')).toEqual({ a: 'ñ' });
  });

  it('refuses a compressed response of more than 5 MB', async () => {
    upstream.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/ld+json', 'content-encoding': 'gzip' });
      response.end(gzipSync(JSON.stringify('x'.repeat(6 * 1024 * 1024))));
    };
    await expect(requestApi('/api/x')).rejects.toMatchObject({ code: 'unexpected_shape', isTooLarge: true });
  });

  it.each([
    ['a read', () => requestApi('/api/x')],
    ['a POST', () => sendApi('/api/x', {})],
    ['a DELETE', () => deleteApi('/api/x')],
  ])('follows no redirect of %s', async (_what, call) => {
    upstream.answer = (_request, response) => response.writeHead(307, { location: '/api/y' }).end();
    await expect(call()).rejects.toMatchObject({ code: 'unavailable', status: 307 });
    expect(upstream.calls).toHaveLength(1);
  });

  it('closes the socket of a response that it does not read', async () => {
    answerEndlessly('text/html');
    await expect(requestApi('/api/x')).rejects.toMatchObject({ code: 'unexpected_shape' });
    await expect.poll(() => closed).toBe(1);
  });

  it('ends when its signal is aborted, before the head and within the body', async () => {
    await expect(requestApi('/api/x', { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'unavailable' });
    expect(upstream.calls).toEqual([]);
    answerEndlessly('application/ld+json');
    const stop = new AbortController();
    const call = requestApi('/api/x', { signal: stop.signal });
    call.catch(() => undefined);
    await expect.poll(() => upstream.calls.length).toBe(1);
    stop.abort();
    await expect(call).rejects.toMatchObject({ code: 'unavailable' });
    await expect.poll(() => closed).toBe(1);
  });
});
