// @own-process: errors of fetch are compared, and belong to the process.
import { json } from '@clinic/contract/tests/support/loopback';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readApi, readBlog, requestApi, sendApi } from '@/lib/upstream/client';
import { apiUpstream } from '@/tests/support/api-upstream';

const upstream = apiUpstream();

beforeAll(() => {
  process.env.LOCALE_HEADER = 'X-TEST-LOCALE';
});
beforeEach(() => {
  upstream.answer = (_request, response) => json(response, 200, { a: 1 });
});

const read = () => readApi('/api/x', { locale: 'ca', tags: ['x'] });

describe('the request', () => {
  it('asks the API for JSON-LD in the language of the page, without a bearer', async () => {
    expect(await read()).toEqual({ a: 1 });
    expect(upstream.headers[0]).toMatchObject({ accept: 'application/ld+json', 'x-test-locale': 'ca' });
    expect(upstream.headers[0]).not.toHaveProperty('authorization');
  });

  it('sends the blog no header of ours', async () => {
    await readBlog(new URL(`${upstream.origin}/wp-json/wp/v2/posts`), ['posts']);
    expect(upstream.headers[0]).not.toHaveProperty('x-test-locale');
  });

  it('carries the bearer only where it is given', async () => {
    await sendApi('/api/profesionales/misdatos', { email: 'x' }, { bearer: 'abc' });
    expect(upstream.headers[0]).toMatchObject({ authorization: 'Bearer abc', 'content-type': 'application/json' });
  });
});

describe('the response', () => {
  it.each([
    [404, 'not_found'],
    [410, 'not_found'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [400, 'invalid'],
    [422, 'invalid'],
    [429, 'too_many'],
    [500, 'unavailable'],
    [405, 'unexpected_shape'],
    [406, 'unexpected_shape'],
  ])('reads HTTP %i as %s, also with an HTML body', async (status, code) => {
    upstream.answer = (_request, response) => json(response, status, '<h1>no</h1>', 'text/html');
    await expect(read()).rejects.toMatchObject({ code, status, serverMessage: null });
  });

  it('does not follow a redirect', async () => {
    upstream.answer = (_request, response) => response.writeHead(301, { location: '/api/y' }).end();
    await expect(read()).rejects.toMatchObject({ code: 'unavailable', status: 301 });
    expect(upstream.calls).toEqual(['GET /api/x']);
  });

  it('refuses a success that is not JSON, or broken JSON', async () => {
    upstream.answer = (_request, response) => json(response, 200, '<h1>ok</h1>', 'text/html');
    await expect(read()).rejects.toMatchObject({ code: 'unexpected_shape' });
    upstream.answer = (_request, response) => json(response, 200, '{"a":');
    await expect(read()).rejects.toMatchObject({ code: 'unexpected_shape' });
  });

  it('reads an empty success as null', async () => {
    upstream.answer = (_request, response) => response.writeHead(204).end();
    expect(await read()).toBeNull();
  });

  it('refuses more than 5 MB, declared or not', async () => {
    const big = JSON.stringify('x'.repeat(5 * 1024 * 1024 + 1));
    upstream.answer = (_request, response) => json(response, 200, big);
    await expect(read()).rejects.toMatchObject({ code: 'unexpected_shape' });
    upstream.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(big) });
      response.end(big);
    };
    await expect(read()).rejects.toMatchObject({ code: 'unexpected_shape' });
  });

  it('provides the message and the fields that the upstream refused', async () => {
    const body = { 'hydra:description': 'nombre: vacío', violations: [{ propertyPath: 'nombre', message: 'vacío' }] };
    upstream.answer = (_request, response) => json(response, 422, body);
    await expect(sendApi('/api/contactos/solicitar', {})).rejects.toMatchObject({
      code: 'invalid',
      serverMessage: 'nombre: vacío',
      violations: [{ field: 'nombre', message: 'vacío' }],
    });
  });

  it('keeps the query of a call, which may be personal, out of the error', async () => {
    upstream.answer = (_request, response) => json(response, 500, {});
    const failure: unknown = await requestApi('/api/citas/comprobar?numcita=secret').catch((error: unknown) => error);
    expect(String(failure)).toContain('/api/citas/comprobar');
    expect(String(failure)).not.toContain('secret');
  });
});

describe('an upstream in trouble', () => {
  it('is abandoned without a response to a read', async () => {
    upstream.answer = () => {};
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
    expect(upstream.calls).toHaveLength(1);
  });

  it('is abandoned when a body trickles for longer than the deadline', async () => {
    let drip: NodeJS.Timeout | undefined;
    upstream.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      drip = setInterval(() => response.write(' '), 200);
    };
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
    clearInterval(drip);
  });

  it.each([502, 503, 504])('gets one retry of a read after %i', async (status) => {
    upstream.answer = (_request, response) =>
      upstream.calls.length === 1 ? json(response, status, {}) : json(response, 200, { a: 2 });
    expect(await read()).toEqual({ a: 2 });
  });

  it('gets one retry of a read after a reset, and never more', async () => {
    upstream.answer = (request) => request.socket.destroy();
    await expect(read()).rejects.toMatchObject({ code: 'unavailable', status: null });
    expect(upstream.calls).toHaveLength(2);
  });

  it('gets no repeated POST, and no repeated read after a 500', async () => {
    upstream.answer = (_request, response) => json(response, 503, {});
    await expect(sendApi('/api/citas/solicitar', {})).rejects.toMatchObject({ code: 'unavailable' });
    upstream.answer = (_request, response) => json(response, 500, {});
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
    expect(upstream.calls).toEqual(['POST /api/citas/solicitar', 'GET /api/x']);
  });

  it('gets at most a tenth of the load in retries, plus one', async () => {
    upstream.answer = (request, response) =>
      request.url === '/ok' ? json(response, 200, []) : json(response, 503, {});
    for (let count = 0; count < 20; count += 1) await readBlog(new URL(`${upstream.origin}/ok`), []);
    upstream.calls.length = 0;
    for (let count = 0; count < 10; count += 1)
      await readBlog(new URL(`${upstream.origin}/down`), []).catch(() => null);
    expect(upstream.calls).toHaveLength(14);
  });

  it('gets no calls of a kind that fails at every address, while other kinds go on', async () => {
    upstream.answer = (_request, response) => json(response, 500, {});
    const readPicture = (id: number) => readApi(`/api/media_objects/${id}`, { tags: ['x'] });
    for (let id = 0; id < 12; id += 1) await readPicture(id).catch(() => null);
    const before = upstream.calls.length;
    await expect(readPicture(99)).rejects.toMatchObject({ code: 'unavailable', status: null });
    expect(upstream.calls).toHaveLength(before);
    upstream.answer = (_request, response) => json(response, 200, { success: true });
    expect(await read()).toEqual({ success: true });
    expect(await sendApi('/api/contactos/solicitar', {})).toEqual({ success: true });
    await expect.poll(() => readPicture(99).catch(() => null), { timeout: 3000 }).toEqual({ success: true });
  });

  it.each([429, 404, 401, 422, 500])('stays in use after the response to one visitor: %i', async (status) => {
    upstream.answer = (_request, response) => json(response, status, {});
    for (let count = 0; count < 30; count += 1) await sendApi('/login_profesional_check', {}).catch(() => null);
    expect(upstream.calls).toHaveLength(30);
    upstream.answer = (_request, response) => json(response, 200, { token: 'x' });
    expect(await sendApi('/login_profesional_check', {})).toEqual({ token: 'x' });
  });

  it('has repeated failures of one address counted once', async () => {
    upstream.answer = (request, response) => json(response, request.url === '/api/x/1/y' ? 500 : 200, [1]);
    for (let count = 0; count < 30; count += 1) await readApi('/api/x/1/y', { tags: [] }).catch(() => null);
    expect(upstream.calls).toHaveLength(30);
    expect(await readApi('/api/x/2/y', { tags: [] })).toEqual([1]);
  });

  it('is replaced by the last good response while it fails, but not when it reports a missing record', async () => {
    expect(await read()).toEqual({ a: 1 });
    for (const status of [500, 429]) {
      upstream.answer = (_request, response) => json(response, status, {});
      expect(await read()).toEqual({ a: 1 });
    }
    upstream.answer = (_request, response) => json(response, 404, {});
    await expect(read()).rejects.toMatchObject({ code: 'not_found' });
    upstream.answer = (_request, response) => json(response, 500, {});
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is not filled up by a burst of one visitor', async () => {
    let open = 0;
    let most = 0;
    upstream.answer = (_request, response) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        json(response, 200, {});
      }, 20);
    };
    const slots = (visitorAddress: string) => requestApi('/api/citas/buscarhuecos?x=1', { visitorAddress });
    const burst = Array.from({ length: 60 }, () => slots('203.0.113.1').catch(({ code }: { code: string }) => code));
    expect(await slots('198.51.100.1')).toEqual({});
    const answers = await Promise.all(burst);
    expect(answers.filter((answer) => answer === 'too_many')).toHaveLength(30);
    expect(most).toBeLessThan(8);
    expect(upstream.headers[0]).toMatchObject({ 'x-forwarded-for': '203.0.113.1' });
  });

  it('has no missing records counted as trouble', async () => {
    upstream.answer = (_request, response) => json(response, 404, {});
    for (let count = 0; count < 30; count += 1) await read().catch(() => null);
    expect(upstream.calls).toHaveLength(30);
  });

  it('gets at most 16 connections per class', async () => {
    let open = 0;
    let most = 0;
    upstream.answer = (_request, response) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        json(response, 200, {});
      }, 20);
    };
    await Promise.all(Array.from({ length: 60 }, (_, index) => readApi(`/api/x?nombre=${index}`, { tags: [] })));
    expect(most).toBe(16);
  });
});
