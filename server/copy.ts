import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { compress } from './compress';
import { inlineScriptSources } from './inline-scripts';
import { Lru } from './lru';
import { chooseEncoding, type Encoding, matchesEtag } from './negotiate';
import type { Security } from './security-headers';
import { isFramedMap } from './third-parties';

/** A whole answer of the framework. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A document in the two compressed encodings, ready to be written; the plain one is unpacked when it is asked for. */
export type Copy = {
  status: number;
  digest: string;
  bytes: number;
  variants: Record<Encoding, Variant>;
  packed: Record<Packed, Buffer>;
};

type Asked = { path: string; digest: string; security: Security; extra?: string[] };

type Packed = Exclude<Encoding, 'identity'>;
type Variant = { etag: string; head: string[]; unchangedHead: string[] };

/** Plain bodies asked for lately, by entity tag. Kept with each copy they would be two thirds of its weight. */
const unpacked = new Lru<Buffer>(8_000_000);

/**
 * What browsers and caches in front are told: ask each time (304 is cheap); a shared cache may keep it for a second, be
 * four seconds late while it asks, and answer with it for a day while the site is down.
 */
const PUBLIC = 'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=4, stale-if-error=86400';
const PUBLIC_MISSING = 'public, max-age=0, must-revalidate, s-maxage=1';

/** Headers of the framework that a shared document keeps. */
const KEPT = ['content-type', 'content-language', 'x-robots-tag'] as const;

const hash = (parts: (string | Buffer)[]): string => {
  const sha = createHash('sha256');
  for (const part of parts) sha.update(part);
  return sha.digest('base64url').slice(0, 27);
};

/** Tells whether two replies are the same document; also the stem of its entity tags. */
export const digestOf = ({ status, headers, body }: Reply): string =>
  hash([String(status), ...KEPT.map((name) => `${name}:${headers[name] ?? ''}\n`), body]);

/** Compresses a public document and writes its heads once, for all the requests it will answer. */
export async function makeCopy(reply: Reply, asked: Asked): Promise<Copy> {
  const { path, digest, security, extra = [] } = asked;
  const { status, headers, body } = reply;
  const shared = [
    ...extra,
    ...keptHeaders(reply),
    ...policyHeaders(reply, security, path),
    'Vary',
    'Accept-Encoding, RSC',
  ];
  shared.push('Cache-Control', status === 200 ? PUBLIC : PUBLIC_MISSING);

  const make = (encoding: Encoding, length: number): Variant => {
    const etag = `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const unchangedHead = [...shared, 'ETag', etag];
    const head = [...unchangedHead, 'Content-Length', String(length)];
    if (encoding !== 'identity') head.push('Content-Encoding', encoding);
    if (headers['content-type']) head.push('Content-Type', headers['content-type']);
    return { etag, head, unchangedHead };
  };
  const [br, gzip] = await Promise.all([compress(body, 'br', 'once'), compress(body, 'gzip', 'once')]);
  const variants = {
    br: make('br', br.length),
    gzip: make('gzip', gzip.length),
    identity: make('identity', body.length),
  };
  return { status, digest, bytes: br.length + gzip.length + 4_096, variants, packed: { br, gzip } };
}

const keptHeaders = ({ headers }: Reply): string[] =>
  KEPT.flatMap((name) => (name !== 'content-type' && headers[name] ? [name, String(headers[name])] : []));

/** All security headers of a document. One that states its own policy keeps it; a missing page is never the map's. */
export function policyHeaders({ status, headers, body }: Reply, security: Security, path: string): string[] {
  const own = headers['content-security-policy'];
  return [...security.fixed, 'Content-Security-Policy', String(own ?? policyOf())];

  function policyOf(): string {
    if (!headers['content-type']?.startsWith('text/html')) return security.policy();
    const html = body.toString();
    const sources = inlineScriptSources(html);
    return status === 200 && isFramedMap(path) ? security.mapPolicy(sources) : security.pagePolicy(html, sources);
  }
}

/** Answers with a copy: 304 when the client holds it, else the body in its best encoding. */
export function sendCopy(req: IncomingMessage, res: ServerResponse, copy: Copy): void {
  const encoding = chooseEncoding(req.headers['accept-encoding'] as string | undefined);
  const variant = copy.variants[encoding];
  if (copy.status === 200 && matchesEtag(req.headers['if-none-match'], variant.etag)) {
    res.writeHead(304, variant.unchangedHead).end();
    return;
  }
  res.writeHead(copy.status, variant.head);
  if (req.method === 'HEAD') res.end();
  else res.end(encoding === 'identity' ? plainBody(copy) : copy.packed[encoding]);
}

function plainBody({ variants, packed }: Copy): Buffer {
  const { etag } = variants.identity;
  const known = unpacked.get(etag);
  if (known) return known;
  const body = gunzipSync(packed.gzip);
  unpacked.set(etag, body, body.length);
  return body;
}
