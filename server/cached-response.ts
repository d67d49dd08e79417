import { createHash } from 'node:crypto';
import { type Security, securityHeaders } from '@/lib/http/security-headers';
import { NOT_FOUND } from '@/lib/i18n/page-address';
import { folderOf, pageOf } from '@/lib/routes';
import { bodyIn, chooseEncoding, type Encoding, matchesEtag, type Packed, pack } from './encoding';
import type { Pair } from './exchange';
import type { Reply } from './framework';
import type { PageData } from './hydration';
import { inlineScriptSources } from './next-internals/inline-scripts';
import { headFor, rulesHeader } from './prefetch';

/** A response to be cached, with its hydration data if that is not in the document. */
export type CacheableReply = Reply & { data: PageData | null };

/** A document in two compressed encodings with its headers; the plain body is decompressed on request. */
export type CachedResponse = {
  status: number;
  digest: string;
  bytes: number;
  variants: Record<Encoding, Variant>;
  packed: Packed;
  /** Its hydration data. */
  data: { version: string; bytes: number; packed: Packed } | null;
  /** The target path of a redirect. */
  location: string | undefined;
  /** Its folder in app/, for metrics. */
  route: string;
};

type Variant = { etag: string; head: string[]; unchangedHead: string[] };

type Asked = { path: string; digest: string; security: Security };

/**
 * Browsers revalidate each time (304 is cheap); a shared cache may store it for a second, serve it stale for four while
 * it revalidates, and for a day while the site is down.
 */
const PUBLIC = 'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=4, stale-if-error=86400';
const PUBLIC_MISSING = 'public, max-age=0, must-revalidate, s-maxage=1';

/** Headers of the framework that a cached document keeps. */
const PRESERVED = ['content-type', 'content-language', 'x-robots-tag', 'location'] as const;

/** Equal for two responses that are the same document; the stem of their entity tags. */
export function digestOf({ status, headers, body }: Reply): string {
  const parts = [String(status), ...PRESERVED.map((name) => `${name}:${headers[name] ?? ''}\n`), body];
  const sha = createHash('sha256');
  for (const part of parts) sha.update(part);
  return sha.digest('base64url').slice(0, 27);
}

/** Compresses a public document and prepares its headers once for all requests. */
export async function makeCachedResponse(reply: CacheableReply, asked: Asked): Promise<CachedResponse> {
  const { path, digest, security } = asked;
  const { status, headers, body, data: text } = reply;
  const shared = [
    ...PRESERVED.flatMap((name) => (name !== 'content-type' && headers[name] ? [name, String(headers[name])] : [])),
    ...documentHeaders(reply, security, path),
    ...['Vary', 'Accept-Encoding, Save-Data'],
    ...rulesHeader(path, status, headers['content-type']),
    ...['Cache-Control', status === 200 ? PUBLIC : PUBLIC_MISSING],
  ];
  const make = (encoding: Encoding, { length }: Buffer): Variant => {
    const etag = `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const unchangedHead = [...shared, 'ETag', etag];
    const head = [...unchangedHead, 'Content-Length', String(length)];
    if (encoding !== 'identity') head.push('Content-Encoding', encoding);
    if (headers['content-type']) head.push('Content-Type', headers['content-type']);
    return { etag, head, unchangedHead };
  };
  const [packed, packedData] = await Promise.all([pack(body), text && pack(Buffer.from(text.text))]);
  const data = text && packedData && { version: text.version, bytes: sizeOf(packedData), packed: packedData };
  return {
    ...{ status, digest, packed, data, location: headers.location },
    bytes: sizeOf(packed) + (data?.bytes ?? 0) + 4_096,
    variants: { br: make('br', packed.br), gzip: make('gzip', packed.gzip), identity: make('identity', body) },
    route: folderOf(status === 404 ? NOT_FOUND : path),
  };
}

const sizeOf = ({ br, gzip }: Packed): number => br.length + gzip.length;

/** All security headers of a document. The map's policy is for a page found only. */
export function documentHeaders({ status, headers, body }: Reply, security: Security, path: string): string[] {
  if (!headers['content-type']?.startsWith('text/html')) return securityHeaders(headers, security, security.policy());
  const html = body.toString();
  const sources = inlineScriptSources(html);
  const hasMap = status === 200 && pageOf(path).isMapFrame;
  return securityHeaders(headers, security, hasMap ? security.mapPolicy(sources) : security.pagePolicy(html, sources));
}

/** Sends a cached response: 304 when the client has it, else the body in the client's best encoding. */
export function sendCached({ req, res }: Pair, cached: CachedResponse): void {
  const encoding = chooseEncoding(req.headers);
  const variant = cached.variants[encoding];
  if (cached.status === 200 && matchesEtag(req.headers['if-none-match'], variant.etag)) {
    res.writeHead(304, headFor(variant.unchangedHead, req.headers)).end();
    return;
  }
  res.writeHead(cached.status, headFor(variant.head, req.headers));
  res.end(req.method === 'HEAD' ? undefined : bodyIn(cached.packed, encoding));
}
