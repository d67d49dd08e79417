import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Answered } from '@/server/proxy';
import { clientAddress } from '@/server/trusted-headers';
import { CACHEABLE, startProxy } from './support';

const from = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress } as Socket,
});

describe('clientAddress', () => {
  it.each([
    ['no proxy of ours: the connection, whatever is written', from('10.0.0.9', '9.9.9.9'), 0, '10.0.0.9'],
    ['an IPv4 address in IPv6 clothes', from('::ffff:10.0.0.9'), 0, '10.0.0.9'],
    ['one proxy: what it wrote last', from('10.0.0.1', '6.6.6.6, 83.1.2.3'), 1, '83.1.2.3'],
    ['two proxies: what the outer one wrote', from('10.0.0.1', '6.6.6.6, 83.1.2.3, 10.0.0.2'), 2, '83.1.2.3'],
    ['a shorter list than our proxies write', from('10.0.0.1', '83.1.2.3'), 2, '83.1.2.3'],
    ['a proxy that wrote nothing', from('10.0.0.1'), 1, '10.0.0.1'],
  ])('%s', (_, req, hops, address) => {
    expect(clientAddress(req, hops)).toBe(address);
  });
});

const UUID = /^[\da-f]{8}-[\da-f-]{27}$/;

describe('the id of a request', () => {
  const answers: Answered[] = [];
  const start = (trustedHops: number) =>
    startProxy((_req, res) => res.writeHead(200, CACHEABLE).end('<p>Hola'), {
      trustedHops,
      onAnswer: (answer) => answers.push(answer),
    });

  it('is identical in the response, in the log and for the framework', async () => {
    const { get, seen } = await start(0);
    const { headers } = await get('/clinicas');
    expect(headers['x-request-id']).toMatch(UUID);
    expect(seen.at(-1)?.headers['x-request-id']).toBe(headers['x-request-id']);
    await expect.poll(() => answers.at(-1)?.request).toBe(headers['x-request-id']);
  });

  it('is accepted from a trusted proxy only', async () => {
    const sent = {
      headers: { 'x-request-id': 'f00dfeedf00dfeed', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    };
    const trusting = await start(1);
    expect((await trusting.get('/api/cookies', sent)).headers['x-request-id']).toBe('f00dfeedf00dfeed');
    expect(trusting.seen.at(-1)?.headers.traceparent).toBe(sent.headers.traceparent);
    const alone = await start(0);
    expect((await alone.get('/api/cookies', sent)).headers['x-request-id']).toMatch(UUID);
    expect(alone.seen.at(-1)?.headers.traceparent).toBeUndefined();
  });

  it.each(['ana@example.com', 'short', 'a b c d e f g h', 'x'.repeat(65)])('is never %s', async (id) => {
    const { get } = await start(1);
    const { headers } = await get('/api/cookies', { headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).toMatch(UUID);
  });

  it('is not in a document sent from the cache, which is served without the framework', async () => {
    const { port } = await start(0);
    // Kept alive: the head of such a response is written once for all of a second.
    const idOf = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/clinicas`);
      await answer.text();
      return answer.headers.get('x-request-id');
    };
    expect(await idOf()).toMatch(UUID);
    expect(await idOf()).toBeNull();
  });
});
