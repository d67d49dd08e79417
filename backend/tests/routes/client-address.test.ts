import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '#routes/client-address';

const seen = async (header: string | null, hops: number, remoteAddress?: string): Promise<unknown> => {
  const app = new Hono().get('/', (c) => c.json(clientAddress(c, hops)));
  const headers: Record<string, string> = header === null ? {} : { 'X-Forwarded-For': header };
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return await response.json();
};

describe("the visitor's address", () => {
  it.each([
    ['203.0.113.7', 1, '127.0.0.1', '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7', 1, '127.0.0.1', '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7, 10.0.0.5', 2, '127.0.0.1', '203.0.113.7'],
    ['203.0.113.7', 2, '127.0.0.1', '203.0.113.7'],
    ['2001:DB8::7', 1, '127.0.0.1', '2001:db8::7'],
    ['::ffff:203.0.113.7', 1, '127.0.0.1', '203.0.113.7'],
    // Without a trusted proxy the header is ignored.
    ['203.0.113.7', 0, '198.51.100.4', '198.51.100.4'],
    [null, 1, '::ffff:198.51.100.4', '198.51.100.4'],
    ['<script>', 1, '198.51.100.4', '198.51.100.4'],
    // The site did not name the visitor: its own address is not the visitor's.
    [null, 1, '127.0.0.1', null],
    ['127.0.0.1', 1, '127.0.0.1', null],
    [null, 1, '::1', null],
    [null, 1, undefined, null],
  ])('%s behind %d, from %s, is %s', async (header, hops, remote, expected) => {
    expect(await seen(header, hops, remote)).toBe(expected);
  });
});
