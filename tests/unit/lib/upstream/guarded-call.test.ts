// @own-process: errors of fetch are compared, and belong to the process.
import { gzipSync } from 'node:zlib';
import { json, Loopback } from '@clinic/contract/tests/support/loopback';
import { Agent } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GuardedCall } from '@/lib/upstream/guarded-call';

const upstream = new Loopback();
const sockets = new Agent({ connections: 2 });
const verdicts: string[] = [];
const agent = sockets.compose((dispatch) => (options, handler) => {
  const call = new GuardedCall(handler, {
    deadlineMs: options.path.endsWith('drip') ? 400 : 5000,
    isCached: !options.path.startsWith('/visitor'),
  });
  void call.verdict.then((verdict) => verdicts.push(verdict));
  return dispatch(options, call);
});

beforeAll(() => upstream.start());
afterAll(async () => {
  await sockets.destroy();
  await upstream.stop();
});

const ask = (path = '/api/x') => fetch(upstream.origin + path, { dispatcher: agent } as RequestInit);
const lastVerdict = () => verdicts.at(-1);

describe('a response that will be cached', () => {
  it('is passed on unchanged, JSON and JSON-LD, compressed or not', async () => {
    for (const type of ['application/json', 'application/ld+json; charset=utf-8']) {
      upstream.answer = (_request, response) => json(response, 200, { a: 'ñ' }, type);
      expect(await (await ask()).json()).toEqual({ a: 'ñ' });
      upstream.answer = (_request, response) => {
        response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' });
        response.end(gzipSync('{"a":"ñ"}'));
      };
      expect(await (await ask()).json()).toEqual({ a: 'ñ' });
    }
    expect(lastVerdict()).toBe('answered');
  });

  it.each([
    ['a page', '<h1>Mantenimiento</h1>', 'text/html', 'NOT_JSON'],
    ['cut short', '[{"a":1},{"a"', 'application/json', 'BROKEN_JSON'],
    ['an error that says so in its body', '{"code":500,"message":"no"}', 'application/json', 'BROKEN_JSON'],
  ])('fails before anybody can keep it when it is %s', async (_what, body, type, code) => {
    upstream.answer = (_request, response) => json(response, 200, body, type);
    await expect(ask()).rejects.toMatchObject({ cause: { code } });
    expect(lastVerdict()).toBe('failed');
  });

  it('fails when it is truncated and compressed, which plain decompression accepts', async () => {
    const packed = gzipSync(JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ index }))));
    upstream.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(packed.subarray(0, packed.length / 2));
    };
    await expect(ask()).rejects.toMatchObject({ cause: { code: 'BROKEN_JSON' } });
  });

  it('fails when it decompresses beyond the limit', async () => {
    upstream.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(gzipSync(JSON.stringify('x'.repeat(6 * 1024 * 1024))));
    };
    await expect(ask()).rejects.toMatchObject({ cause: { code: 'TOO_LARGE' } });
  });

  it('becomes a 204 when it is empty, so that the framework does not cache it', async () => {
    upstream.answer = (_request, response) => json(response, 200, '');
    expect((await ask()).status).toBe(204);
  });
});

describe('visitor calls and failures', () => {
  it('are passed to the caller', async () => {
    upstream.answer = (_request, response) => json(response, 502, '<h1>Bad gateway</h1>', 'text/html');
    expect((await ask()).status).toBe(502);
    upstream.answer = (_request, response) => json(response, 200, { code: 401 });
    expect(await (await ask('/visitor')).json()).toEqual({ code: 401 });
  });

  it.each([
    [200, 'answered'],
    [304, 'answered'],
    [404, 'answered'],
    [422, 'answered'],
    [429, 'answered'],
    [301, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ])('count %i as %s', async (status, verdict) => {
    upstream.answer = (_request, response) => response.writeHead(status).end();
    await (await ask('/visitor')).arrayBuffer().catch(() => null);
    expect(lastVerdict()).toBe(verdict);
  });

  it('distinguish an unreachable upstream from an interrupted response', async () => {
    upstream.answer = (request) => request.socket.destroy();
    await ask().catch(() => null);
    expect(lastVerdict()).toBe('failed');
    const gone = await new Loopback().start();
    await gone.stop();
    await fetch(gone.origin, { dispatcher: agent } as RequestInit).catch(() => null);
    expect(lastVerdict()).toBe('unreachable');
  });
});

describe('the deadline', () => {
  it('ends a dripping response, releases its socket, and includes the wait for a socket', async () => {
    const drips = new Set<NodeJS.Timeout>();
    let came = 0;
    let gone = 0;
    upstream.answer = (request, response) => {
      came += 1;
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 50);
      drips.add(drip);
      request.socket.once('close', () => {
        gone += 1;
      });
    };
    const calls = Array.from({ length: 6 }, () => ask('/drip'));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
    await expect.poll(() => came - gone).toBe(0);
    expect(came).toBeLessThan(6); // The deadline of the others had passed before they had a socket.
    for (const drip of drips) clearInterval(drip);

    upstream.answer = (_request, response) => json(response, 200, { a: 1 });
    expect(await (await ask()).json()).toEqual({ a: 1 });
  });

  it('applies to a body that is passed on unchanged', async () => {
    let drip: NodeJS.Timeout | undefined;
    upstream.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      drip = setInterval(() => response.write('x'), 50);
    };
    const answer = await ask('/visitor/drip');
    await expect(answer.arrayBuffer()).rejects.toThrow();
    clearInterval(drip);
  });
});
