import http from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BareRequest } from '@/lib/http/bare-request';
import { type DirectEndpoint, directEndpoints } from '@/lib/http/direct-endpoints';
import { readCapped } from '@/lib/http/read-capped';
import { answerDirectly, MOST_BYTES } from '@/server/direct';
import { forgetState } from '@/tests/support/process-state';
import { ask, listen } from './support';

const PATH = '/api/buscador';
const echo = async ({ body, headers, url }: BareRequest) => {
  const text = await readCapped(body, MOST_BYTES);
  return Response.json({ text, from: headers.get('x-forwarded-for'), path: new URL(url).pathname }, { status: 201 });
};

/** The renderer's listener, with the framework answering 'framework'. */
const started = async (endpoint: Partial<DirectEndpoint>) => {
  directEndpoints().set(PATH, { isReady: () => true, answer: echo, ...endpoint });
  const server = http.createServer((req, res) => {
    if (!answerDirectly(req, res)) req.resume().on('end', () => res.end('framework'));
  });
  const port = await listen(server);
  return (body: string, path = PATH) =>
    ask(port, path, { method: 'POST', body, headers: { 'x-forwarded-for': '::1' } });
};

beforeEach(() => forgetState('direct-endpoints'));

describe('an endpoint that needs nothing of the framework', () => {
  it('is answered before it, with status, headers and length', async () => {
    const { status, headers, text } = await (await started({}))('niño');
    expect([status, headers['content-type'], JSON.parse(text)]).toEqual([
      201,
      'application/json',
      { text: 'niño', from: '::1', path: PATH },
    ]);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
  });

  it.each([
    ['is not ready', { isReady: () => false }, 'x', PATH],
    ['is another', {}, 'x', '/api/otro'],
    ['has a long body', {}, 'x'.repeat(MOST_BYTES + 1), PATH],
    ['has no body', {}, '', PATH],
  ])('is left to the framework when it %s', async (_name, endpoint, body, path) => {
    expect((await (await started(endpoint))(body, path)).text).toBe('framework');
  });

  it('breaks the connection off when it fails', async () => {
    const answer = async () => {
      throw new Error('mistake');
    };
    await expect((await started({ answer }))('x')).rejects.toThrow('socket hang up');
  });
});
