import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Content encodings, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in both compressed encodings. */
export type Packed = Record<Exclude<Encoding, 'identity'>, Buffer>;

/** The best of our three encodings a client accepts. */
export const chooseEncoding = ({ 'accept-encoding': accept = '' }: IncomingHttpHeaders): Encoding =>
  accepts(accept, 'br') ? 'br' : accepts(accept, 'gzip') ? 'gzip' : 'identity';

/** True when the header allows this encoding, by name or by `*`, with a quality above zero. */
function accepts(header: string, encoding: Encoding): boolean {
  let star = false;
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const isAllowed = !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
    if (name === encoding) return isAllowed;
    if (name === '*') star = isAllowed;
  }
  return star;
}

/** True when If-None-Match names this tag. Weak and strong compare alike, as RFC 9110 13.1.2 asks. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag) return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => {
    const tag = candidate.trim();
    return tag === '*' || tag.replace(/^W\//, '') === opaque;
  });
}

/** True for types worth compressing: pictures and fonts are compressed already. */
export const isText = (contentType: string): boolean =>
  /^(?:text\/|application\/(?:javascript|(?:[\w.-]+\+)?(?:json|xml))|image\/svg\+xml)/i.test(contentType);

/** Quality 11 would save 10 % for 100 times the work (docs/decisions/0194). */
const BROTLI_QUALITY = 6;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The body in an encoding; 'identity' is itself. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body);
  if (encoding === 'gzip') return toGzip(body);
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [BROTLI_PARAM_SIZE_HINT]: body.length,
    [BROTLI_PARAM_LGWIN]: windowBits(body.length),
  };
  return toBrotli(body, { params });
}

/** A window as large as the text instead of always 4 MB: the same output with less memory. */
const windowBits = (length: number): number => {
  const { BROTLI_DEFAULT_WINDOW, BROTLI_MIN_WINDOW_BITS } = constants;
  return Math.min(BROTLI_DEFAULT_WINDOW, Math.max(BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))));
};

/** Compresses a body that is cached, once for all requests. */
export async function pack(body: Buffer): Promise<Packed> {
  const [br, gzip] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')]);
  return { br, gzip };
}

/** Recently requested plain bodies: stored with every cached response they would be two thirds of its size. */
const unpacked = new LRUCache<Packed, Buffer>({ maxSize: 8_000_000, sizeCalculation: ({ length }) => length + 1 });

/** A packed body in an encoding. */
export function bodyIn(packed: Packed, encoding: Encoding): Buffer {
  if (encoding !== 'identity') return packed[encoding];
  const known = unpacked.get(packed);
  if (known) return known;
  const body = gunzipSync(packed.gzip);
  unpacked.set(packed, body);
  return body;
}
