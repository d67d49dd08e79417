/** What a document can be sent in, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const MAX_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/** The best of our three encodings a client accepts. Browsers send a handful of values, so the answer is remembered. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const known = remembered.get(accept);
  if (known) return known;
  const chosen = accepts(accept, 'br') ? 'br' : accepts(accept, 'gzip') ? 'gzip' : 'identity';
  if (remembered.size < MAX_REMEMBERED) remembered.set(accept, chosen);
  return chosen;
}

/** True when the header allows this encoding: named with a quality above zero, or by a star when it is not named. */
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
  return ifNoneMatch.split(',').some((candidate) => {
    const tag = candidate.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
