import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '@/server/client-address';

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
