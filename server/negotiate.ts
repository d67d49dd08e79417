import type { IncomingHttpHeaders } from 'node:http';

/** Content encodings, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const MAX_CACHED = 200;
const cached = new Map<string, Encoding>();

/** The best of our three encodings a client accepts. Cached, because browsers send a handful of values. */
export function chooseEncoding({ 'accept-encoding': accept }: IncomingHttpHeaders): Encoding {
  if (!accept) return 'identity';
  const known = cached.get(accept);
  if (known) return known;
  const chosen = accepts(accept, 'br') ? 'br' : accepts(accept, 'gzip') ? 'gzip' : 'identity';
  if (cached.size < MAX_CACHED) cached.set(accept, chosen);
  return chosen;
}

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
