import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { NOT_FOUND } from '@/lib/i18n/page-address';
import type { Deferred } from './deferred-scripts';
import { bodyIn, chooseEncoding, type Effort, type Encoding, matchesEtag, type Packed, pack } from './encoding';
import { type HydrationData, makeHydrationData } from './hydration-data';
import { PAGE_DATA_HEADER } from './next-internals/headers';
import { inlineScriptSources } from './next-internals/inline-scripts';
import { headFor, rulesHeader } from './prefetch';
import { routePattern, withoutLanguage } from './route-pattern';
import type { Security } from './security-headers';
import { isFramedMap } from './third-parties';

/** A whole response of the framework. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A response that is cached, with what its document is hydrated with where that is not in it. */
export type CacheableReply = Reply & Pick<Deferred, 'data'>;

/** A document in two compressed encodings with its headers; the plain body is decompressed on request. */
export type CachedResponse = {
  status: number;
  digest: string;
  bytes: number;
  variants: Record<Encoding, Variant>;
  packed: Packed;
  data: HydrationData | null;
  /** The path a redirect leads to. */
  movedTo?: string;
  /** The pattern of its address, for metrics. */
  route: string;
};

export type Asked = { path: string; digest: string; security: Security; extra?: string[]; effort?: Effort };

type Variant = { etag: string; head: string[]; unchangedHead: string[] };

/**
 * Browsers revalidate each time (304 is cheap); a shared cache may store it for a second, serve it stale for four while it
 * revalidates, and for a day while the site is down.
 */
const PUBLIC = 'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=4, stale-if-error=86400';
const PUBLIC_MISSING = 'public, max-age=0, must-revalidate, s-maxage=1';

/** Headers of the framework that a cached document keeps. */
const PRESERVED = ['content-type', 'content-language', 'x-robots-tag'] as const;

const hash = (parts: (string | Buffer)[]): string => {
  const sha = createHash('sha256');
  for (const part of parts) sha.update(part);
  return sha.digest('base64url').slice(0, 27);
};

/** Equal for two replies that are the same document; the stem of its entity tags. */
export const digestOf = ({ status, headers, body }: Reply): string =>
  hash([String(status), ...PRESERVED.map((name) => `${name}:${headers[name] ?? ''}\n`), body]);

/** Compresses a public document and prepares its headers once for all requests. */
export async function makeCachedResponse(reply: CacheableReply, asked: Asked): Promise<CachedResponse> {
  const { path, digest, security, extra = [], effort = 'once' } = asked;
  const { status, headers, body, data: text } = reply;
  const shared = [
    ...extra,
    ...forwardedHeaders(reply),
    ...policyHeaders(reply, security, path),
    'Vary',
    `Accept-Encoding, Save-Data, ${PAGE_DATA_HEADER}`,
    ...rulesHeader(path, status, headers['content-type']),
  ];
  shared.push('Cache-Control', status === 200 ? PUBLIC : PUBLIC_MISSING);

  const make = (encoding: Encoding, length: number): Variant => {
    // Weak: it stays when the same document is compressed smaller.
    const etag = encoding === 'br' ? `W/"${digest}-br"` : `"${digest}${encoding === 'gzip' ? '-gzip' : ''}"`;
    const unchangedHead = [...shared, 'ETag', etag];
    const head = [...unchangedHead, 'Content-Length', String(length)];
    if (encoding !== 'identity') head.push('Content-Encoding', encoding);
    if (headers['content-type']) head.push('Content-Type', headers['content-type']);
    return { etag, head, unchangedHead };
  };
  const [packed, data] = await Promise.all([
    pack(body, effort),
    text && makeHydrationData(text.version, text.text, effort),
  ]);
  const variants = {
    br: make('br', packed.br.length),
    gzip: make('gzip', packed.gzip.length),
    identity: make('identity', body.length),
  };
  const route = withoutLanguage(routePattern(status === 404 ? NOT_FOUND : path));
  const bytes = packed.br.length + packed.gzip.length + (data?.bytes ?? 0) + 4_096;
  return { status, digest, bytes, variants, packed, data, route };
}

const forwardedHeaders = ({ headers }: Reply): string[] =>
  PRESERVED.flatMap((name) => (name !== 'content-type' && headers[name] ? [name, String(headers[name])] : []));

/** All security headers of a document. Its own policy takes precedence; the map's policy is for a page found only. */
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

/** Sends a cached response: 304 when the client has it, else the body in the client's best encoding. */
export function sendCached(req: IncomingMessage, res: ServerResponse, cached: CachedResponse): void {
  const encoding = chooseEncoding(req.headers);
  const variant = cached.variants[encoding];
  if (cached.status === 200 && matchesEtag(req.headers['if-none-match'], variant.etag)) {
    res.writeHead(304, headFor(variant.unchangedHead, req.headers)).end();
    return;
  }
  res.writeHead(cached.status, headFor(variant.head, req.headers));
  res.end(req.method === 'HEAD' ? undefined : bodyIn(cached.packed, encoding));
}
