import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bodyIn, chooseEncoding, compress, isText, matchesEtag, pack } from '@/server/encoding';

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

const textOf = (length: number): Buffer =>
  Buffer.from(Array.from({ length: length / 8 }, (_, place) => (place * 7919).toString(36).padStart(8, 'ñ')).join(''));

describe('a body', () => {
  it.each([0, 8, 16, 64_000])('of about %i bytes is restored completely', async (length) => {
    const body = textOf(length);
    expect(brotliDecompressSync(await compress(body, 'br')).equals(body)).toBe(true);
    expect(gunzipSync(await compress(body, 'gzip')).equals(body)).toBe(true);
    expect(await compress(body, 'identity')).toBe(body);
  });

  it('is restored completely when it is larger than the largest window', async () => {
    const body = Buffer.alloc(5_000_000, 'clínica ');
    expect(brotliDecompressSync(await compress(body, 'br')).equals(body)).toBe(true);
  });

  it('requests no brotli window larger than it fills', async () => {
    const [first = 0] = await compress(textOf(60_000), 'br');
    // RFC 7932 9.1: a first bit of 0 says 16, else three bits say 18 to 24.
    const bits = (first & 1) === 0 ? 16 : 17 + ((first >> 1) & 7);
    expect(bits).toBeLessThan(constants.BROTLI_DEFAULT_WINDOW);
  });
});

it('a compressed body is restored in each encoding', async () => {
  const body = textOf(64_000);
  const packed = await pack(body);
  expect(brotliDecompressSync(bodyIn(packed, 'br')).equals(body)).toBe(true);
  expect(gunzipSync(bodyIn(packed, 'gzip')).equals(body)).toBe(true);
  for (const _ of ['unpacked', 'cached']) expect(bodyIn(packed, 'identity').equals(body)).toBe(true);
});

describe('isCompressible', () => {
  it.each([
    ['text/html; charset=utf-8', true],
    ['application/ld+json', true],
    ['application/speculationrules+json', true],
    ['application/atom+xml', true],
    ['image/svg+xml', true],
    ['image/png', false],
    ['font/woff2', false],
  ])('%s: %s', (type, expected) => {
    expect(isText(type)).toBe(expected);
  });
});
