import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { compress } from './compress';
import { inlineScriptSources } from './inline-scripts';
import { chooseEncoding, ENCODINGS, type Encoding, matchesEtag } from './negotiate';
import type { Security } from './security-headers';
import { isFramedMap } from './third-parties';

/** A whole answer of the framework. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A document in the three encodings, ready to be written. */
export type Copy = { status: number; digest: string; bytes: number; variants: Record<Encoding, Variant> };

type Asked = { path: string; digest: string; security: Security; extra?: string[] };

type Variant = { etag: string; body: Buffer; head: string[]; unchangedHead: string[] };

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

  const make = async (encoding: Encoding): Promise<Variant> => {
    const encoded = await compress(body, encoding, 'once');
    const etag = `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const unchangedHead = [...shared, 'ETag', etag];
    const head = [...unchangedHead, 'Content-Length', String(encoded.length)];
    if (encoding !== 'identity') head.push('Content-Encoding', encoding);
    if (headers['content-type']) head.push('Content-Type', headers['content-type']);
    return { etag, body: encoded, head, unchangedHead };
  };
  const [br, gzip, identity] = await Promise.all(
    ENCODINGS.map(make) as [Promise<Variant>, Promise<Variant>, Promise<Variant>],
  );
  const variants = { br, gzip, identity };
  const bytes = ENCODINGS.reduce((sum, encoding) => sum + variants[encoding].body.length, 4_096);
  return { status, digest, bytes, variants };
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
  const variant = copy.variants[chooseEncoding(req.headers['accept-encoding'] as string | undefined)];
  if (copy.status === 200 && matchesEtag(req.headers['if-none-match'], variant.etag)) {
    res.writeHead(304, variant.unchangedHead).end();
    return;
  }
  res.writeHead(copy.status, variant.head);
  if (req.method === 'HEAD') res.end();
  else res.end(variant.body);
}
