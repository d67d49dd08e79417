import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiate';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Pictures and fonts are compressed already; the rest of what a page is made of is text. */
export const isText = (contentType: string): boolean =>
  /^(?:text\/|application\/(?:json|ld\+json|javascript|manifest\+json|xml|(?:rss|atom)\+xml)|image\/svg\+xml)/i.test(
    contentType,
  );

/** `effort`: 'once' for a body kept and sent many times, 'each' for one made for a single visitor. */
export function compress(body: Buffer, encoding: Encoding, effort: 'once' | 'each'): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body);
  if (encoding === 'gzip') return toGzip(body, { level: effort === 'once' ? 9 : 5 });
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: effort === 'once' ? 6 : 4,
    [BROTLI_PARAM_SIZE_HINT]: body.length,
    [BROTLI_PARAM_LGWIN]: windowBits(body.length),
  };
  return toBrotli(body, { params });
}

/** A window as large as the text, not of 4 MB whatever it is: no page becomes longer, and less memory is asked for. */
const windowBits = (length: number): number => {
  const { BROTLI_DEFAULT_WINDOW, BROTLI_MIN_WINDOW_BITS } = constants;
  return Math.min(BROTLI_DEFAULT_WINDOW, Math.max(BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))));
};
