import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Security } from '@/lib/http/security-headers';
import { linkOfMail, sharedNotFound } from '@/lib/i18n/page-address';
import { dependsOnQuery, mayBePreview, pageOf } from '@/lib/routes';
import { REQUEST_ID_HEADER } from '@/lib/state/request-id';
import {
  type CacheableReply,
  type CachedResponse,
  digestOf,
  documentHeaders,
  makeCachedResponse,
  sendCached,
} from './cached-response';
import { chooseEncoding, compress, isText, type Packed } from './encoding';
import { type Audience, type Exchange, type Render, sendBody, sendRefusal } from './exchange';
import { type Framework, headersToFramework, headersToVisitor, type Reply } from './framework';
import { deferScripts, sendPageData } from './hydration';
import { cacheState, isStale } from './next-internals/headers';
import { unwrapFallback } from './next-internals/markup';
import { type Found, PageCache, type PageCacheOptions } from './page-cache';
import { headFor, isDocumentPrefetch, rulesHeader } from './prefetch';

export type DocumentOptions = {
  framework: Framework;
  security: Security;
  /** The page of last resort for a path, and its headers in addition to the fixed ones (flat). */
  renderUnavailable: (path: string) => { html: string; headers: string[] };
  times?: Partial<Omit<PageCacheOptions, 'ask'>>;
  /** Called once per document requested from Next. */
  onRender?: (render: Render) => void;
};

/**
 * Headers of a request for a public document: they contain no data of the visitor, because others will see the
 * response.
 */
const ANONYMOUS = { host: 'localhost', accept: 'text/html' };

const MAX_MISSING = 16;
const PREVIOUS_DATA_BYTES = 2_000_000;

/** Next responded with an error page. */
class FailedPage extends Error {
  constructor(readonly reply: Reply) {
    super(`Next responded with ${reply.status}`);
  }
}

/** The pages of the site: public ones from the cache, others from the framework. */
// 95 lines: its functions share three caches.
export function createDocuments(options: DocumentOptions) {
  const { framework, security, renderUnavailable, onRender } = options;
  const pages = new PageCache({ ...options.times, ask: askPublic });

  /** The last 404 documents, by digest: one body serves thousands of invented addresses. */
  const missing = new LRUCache<string, CachedResponse>({ max: MAX_MISSING });

  /** Hydration data of documents that have changed since: a browser may still show the previous one. */
  const previousData = new LRUCache<string, Packed>({ maxSize: PREVIOUS_DATA_BYTES });

  async function render(audience: Audience, path: string, headers: OutgoingHttpHeaders): Promise<Reply> {
    const startedAt = performance.now();
    let answer: Reply | null = null;
    try {
      answer = await framework.ask(path, headers);
    } finally {
      const seconds = (performance.now() - startedAt) / 1_000;
      const hasFailed = answer === null || answer.status >= 500;
      onRender?.({ audience, cache: (answer && cacheState(answer.headers)) || 'none', hasFailed, seconds });
    }
    if (answer.status >= 500) throw new FailedPage(answer);
    return answer;
  }

  async function askPublic(path: string, known: CachedResponse | undefined, requestId?: string): Promise<Found> {
    const answer = await render('public', path, {
      ...ANONYMOUS,
      ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
    });
    if (!isPublic(answer)) return { kind: 'private' };
    const reply = withDeferredScripts(answer, 'public', answer.status === 200 ? path : null);
    const digest = digestOf(reply);
    const same = missing.get(digest) ?? (known?.digest === digest ? known : undefined);
    const cached = same ?? (await makeCachedResponse(reply, { path, digest, security }));
    if (cached.status === 404) missing.set(digest, cached);
    if (!same && known?.data) previousData.set(known.data.version, known.data.packed, { size: known.data.bytes });
    return { kind: 'public', cached, wasStale: isStale(answer.headers) };
  }

  /** Sends a document that is rendered for this request and not cached. Refuses a prefetch of a private page. */
  async function sendPrivate(exchange: Exchange, audience: Audience, path: string, search: string): Promise<void> {
    const { req, address } = exchange;
    if (audience === 'private' && isDocumentPrefetch(req.headers)) return sendRefusal(exchange, 503);
    const answer = await render(audience, path + search, headersToFramework(req.headers, address)).catch(
      (cause: Error) => cause,
    );
    if (answer instanceof Error) return sendUnavailable(exchange, path, answer);
    const reply = withDeferredScripts(answer, audience, null);
    const head = headFor(privateHead(reply, security, { path, audience }), req.headers);
    await sendOnce(exchange, reply.status, reply, head);
  }

  /** Sends 503 with the framework's error page if that was rendered, otherwise with a small static one. */
  async function sendUnavailable(exchange: Exchange, path: string, cause: unknown): Promise<void> {
    exchange.cache = 'unavailable';
    const always = ['Retry-After', '30', 'Cache-Control', 'no-store', 'Vary', 'Accept-Encoding'];
    const head = [...always, 'Content-Type', 'text/html; charset=utf-8'];
    if (cause instanceof FailedPage && isWholePage(cause.reply))
      return sendOnce(exchange, 503, cause.reply, [...documentHeaders(cause.reply, security, path), ...head]);
    const { html, headers } = renderUnavailable(path);
    sendBody(exchange, 503, [...security.fixed, ...headers, ...head], Buffer.from(html));
  }

  async function send(exchange: Exchange, path: string, search: string): Promise<void> {
    const { req } = exchange;
    const at = sharedNotFound(path) ?? path;
    const audience = audienceOf(req, path, search);
    const answer = audience === 'public' ? await pages.get(at, String(req.headers[REQUEST_ID_HEADER])) : PRIVATE;
    exchange.cache = answer.kind === 'cached' ? 'miss' : answer.kind;
    if (answer.kind === 'private')
      return sendPrivate(exchange, audience === 'public' ? 'private' : audience, at, search);
    if (answer.kind === 'unavailable') return sendUnavailable(exchange, path, answer.cause);
    const { location } = answer.cached;
    if (location) sendRefusal(exchange, answer.cached.status, { headers: ['Location', location + search] });
    else sendCached(exchange, answer.cached);
  }

  /**
   * Sends a version of the hydration data of a page; 404 if the page has changed and this version is no longer cached.
   */
  async function sendData(exchange: Exchange, { version, page }: { version: string; page: string }): Promise<void> {
    const id = String(exchange.req.headers[REQUEST_ID_HEADER]);
    const at = sharedNotFound(page) === null ? await pages.get(page, id) : null;
    const current = at?.kind === 'cached' ? at.cached.data : null;
    const data = current?.version === version ? current.packed : previousData.get(version);
    if (data) sendPageData(exchange, data);
    else sendRefusal(exchange, 404);
  }

  return {
    /** The cached document of an address that can be sent without waiting. */
    ready: (url: string) => pages.ready(url),
    send,
    sendData,
    /** Every document must be revalidated before it is sent again. */
    expireAll: () => pages.expireAll(),
  };
}

const PRIVATE = { kind: 'private' } as const;

/** Compresses and sends a document that is not cached. */
async function sendOnce(exchange: Exchange, status: number, reply: Reply, head: string[]): Promise<void> {
  const encoding = isText(reply.headers['content-type'] ?? '') ? chooseEncoding(exchange.req.headers) : 'identity';
  sendBody(exchange, status, head, await compress(reply.body, encoding), encoding);
}

/** Returns a page whose scripts are loaded on first use, or a redirect without its body. */
function withDeferredScripts(reply: Reply, audience: Audience, path: string | null): CacheableReply {
  if (reply.headers.location) return { ...reply, body: Buffer.alloc(0), data: null };
  if (!reply.headers['content-type']?.startsWith('text/html')) return { ...reply, data: null };
  const { html, data } = deferScripts(unwrapFallback(reply.body.toString()), audience, path);
  return { ...reply, body: Buffer.from(html), data };
}

/** Lets only the browser store a response. Not `no-cache`, because Firefox would then lose typed text. */
const BROWSER_CACHE_CONTROL = 'private, max-age=0, must-revalidate';

/**
 * The audience of a page by its address and the cookies. A page rendered for its query contains no data of the visitor:
 * the browser, and so its page cache, may store it (docs/decisions/0120).
 */
function audienceOf({ headers }: IncomingMessage, path: string, search: string): Audience {
  const { kind } = pageOf(path);
  if (mayBePreview(headers.cookie) || kind === 'private' || linkOfMail(path) !== null) return 'private';
  return kind === 'query' || dependsOnQuery(path, search) ? 'query' : 'public';
}

/** A response is public only if the framework caches it itself, without a cookie. */
const isPublic = ({ status, headers }: Reply): boolean =>
  (status === 200 || status === 404 || (status === 308 && headers.location !== undefined)) &&
  /\bs-maxage=/.test(String(headers['cache-control'] ?? '')) &&
  headers['set-cookie'] === undefined;

/** Next's response to an error outside a page has no content. */
const isWholePage = ({ headers, body }: Reply): boolean =>
  Boolean(headers['content-type']?.startsWith('text/html')) && body.includes('</main>');

/** The headers of a document that is rendered for one request, without the headers of its encoding. */
function privateHead(
  reply: Reply,
  security: Security,
  { path, audience }: { path: string; audience: Audience },
): string[] {
  const { status, headers } = reply;
  const isByQuery = audience === 'query';
  return [
    ...headersToVisitor(headers, ['etag', 'link']),
    ...documentHeaders(reply, security, path),
    ...['Cache-Control', isByQuery && !headers['set-cookie'] ? BROWSER_CACHE_CONTROL : 'private, no-store'],
    ...['Vary', isByQuery ? 'Accept-Encoding, Save-Data' : 'Accept-Encoding'],
    ...(isByQuery ? rulesHeader(path, status, headers['content-type']) : []),
  ];
}
