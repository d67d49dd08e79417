import { describe, expect, it } from 'vitest';
import { callLocale, clientNetwork } from '@/lib/http/endpoint-call';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%j is of %j', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

describe('callLocale', () => {
  it.each([
    ['what the call says', 'locale=en', 'http://localhost:3000/ca/clinicas', 'en'],
    ['the page it comes from', '', 'http://localhost:3000/ca/clinicas', 'ca'],
    ['the page it comes from, for a language there is not', 'locale=fr', 'http://localhost:3000/en', 'en'],
    ['Spanish for a page without prefix', '', 'http://localhost:3000/clinicas', 'es'],
    ['Spanish without a page', '', undefined, 'es'],
    ['Spanish for what is no address', '', 'x', 'es'],
  ])('is %s', (_what, query, page, locale) => {
    expect(callLocale(new URLSearchParams(query), page)).toBe(locale);
  });
});
