import { describe, expect, it } from 'vitest';
import { chooseEncoding, matchesEtag } from '@/server/negotiate';

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['br;q=0.001', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['GZIP', 'gzip'],
    ['brotli, x-gzip', 'identity'],
  ])('answers %j with %s', (accept, encoding) => {
    expect(chooseEncoding({ 'accept-encoding': accept })).toBe(encoding);
  });
});

describe('matchesEtag', () => {
  it.each([
    ['"a-br"', true],
    ['W/"a-br"', true],
    ['"b", "a-br"', true],
    ['*', true],
    ['"a"', false],
    ['a-br', false],
    [undefined, false],
  ])('If-None-Match %j of "a-br": %s', (header, expected) => {
    expect(matchesEtag(header, '"a-br"')).toBe(expected);
  });
});
