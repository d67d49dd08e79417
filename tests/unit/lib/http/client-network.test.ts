import { expect, it } from 'vitest';
import { clientNetwork } from '@/lib/http/client-network';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%j is of %j', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
