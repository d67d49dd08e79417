import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import { sharedNotFound } from '@/lib/i18n/page-address';
import { dependsOnQuery, mayBePreview, pageOf } from '@/lib/routes';
import { boundedCache } from '@/lib/state/bounded-cache';
import { REQUEST_ID_HEADER } from '@/lib/state/request-id';
import { noteCacheState } from './cache-state';
import {
  type Asked,
  type CacheableReply,
  type CachedResponse,
  digestOf,
  makeCachedResponse,
  policyHeaders,
  type Reply,
  sendCached,
} from './cached-response';
import { deferScripts, type Reader } from './deferred-scripts';
import { chooseEncoding, compress, isText } from './encoding';
import { OWN_HEADERS } from './forward';
import { type Framework, headersInward, headersOutward } from './framework';
import { type HydrationData, sendHydrationData } from './hydration-data';
import { unwrapFallback } from './next-internals/failed-boundary';
import { cacheState, isStale, STALE_TIME_HEADER } from './next-internals/headers';
import { type Found, PageCache, type PageCacheOptions } from './page-cache';
import { headFor, isPrefetchedWhole, rulesHeader } from './prefetch';
import { sendRefusal } from './refusal';
import { withoutLanguage } from './route-pattern';
import type { Security } from './security-headers';
import { clientAddress } from './trusted-headers';
import { createUnavailable, FailedPage } from './unavailable';

export type DocumentOptions = {
  framework: Framework;
  security: Security;
  contact: { brand: string; phone: string };
  trustedHops: number;
  /** Adds X-Nextjs-Cache to documents: HIT, STALE or MISS of the framework's own cache. */
  showsCacheState: boolean;
  times?: Partial<Omit<PageCacheOptions, 'ask'>>;
  /** Called once per document that the framework was asked for. */
  onRender?: (render: Render) => void;
};

/** A document the framework was asked for: what its own cache said, and how long it took. */
export type Render = { reader: Reader; cache: string; hasFailed: boolean; seconds: number };

export type Documents = {
  /** The cached document of an address that can be sent without waiting. */
  ready: (url: string) => CachedResponse | undefined;
  send: (req: IncomingMessage, res: ServerResponse, path: string, search: string) => Promise<void>;
  /** What a document of a page is hydrated with, of this version; 404 when the page has changed and it is not kept. */
  sendData: (req: IncomingMessage, res: ServerResponse, asked: { version: string; page: string }) => Promise<void>;
  /** Every document must be revalidated before it is sent again. */
  expireAll: () => void;
};

/** Headers a public document is requested with: nothing of the visitor, because others will see it. */
const ANONYMOUS = { host: 'localhost', accept: 'text/html' };

function anonymous(requestId: string | undefined): OutgoingHttpHeaders {
  return requestId === undefined ? ANONYMOUS : { ...ANONYMOUS, [REQUEST_ID_HEADER]: requestId };
}

/** The pages of the site: public ones from the cache, those that differ per visitor from the framework. */
export function createDocuments(options: DocumentOptions): Documents {
  const { framework, security, trustedHops } = options;
  const sendUnavailable = createUnavailable(security, options.contact);
  const pages = new PageCache({ ...options.times, ask: askPublic });

  /** The last 404 documents, by digest: one body serves thousands of invented addresses. */
  const missing = boundedCache<CachedResponse>(16);

  /** Data of documents that have changed since: a browser may show the earlier one. */
  const earlier = boundedCache<HydrationData>(EARLIER_BYTES);

  const askFor = timedAsk(framework, options.onRender);

  async function askPublic(path: string, known: CachedResponse | undefined, requestId?: string): Promise<Found> {
    const answer = await askFor('everybody', path, anonymous(requestId));
    if (answer.status >= 500) throw new FailedPage(answer);
    if (!isPublic(answer)) return { kind: 'private' };
    if (answer.status === 308) return redirectOf(answer, { path, security });
    const reply = withDeferredScripts(answer, 'everybody', answer.status === 200 ? path : null);
    const state = options.showsCacheState ? cacheState(reply.headers) : undefined;
    const wasStale = isStale(reply.headers);
    const digest = digestOf(reply);
    const extra = state ? ['X-Nextjs-Cache', state] : [];
    const asked = { path, digest, security, extra };
    const same = missing.get(digest) ?? (known?.digest === digest ? known : undefined);
    const cached = same ?? (await makeCachedResponse(reply, asked));
    if (same) shrink(same, reply, asked);
    else if (cached.status === 404) missing.set(digest, cached);
    if (!same && known?.data) earlier.set(known.data.version, known.data, { size: known.data.bytes });
    return { kind: 'public', cached, wasStale };
  }

  /** A document that is rendered for this request and cached by nobody else; a prefetch of one visitor's own is refused. */
  async function sendPrivate(req: IncomingMessage, res: ServerResponse, path: string, search: string): Promise<void> {
    const reader = readerOf(req, path, search);
    if (reader === 'one visitor' && isPrefetchedWhole(req.headers)) return sendRefusal({ req, res, security }, 503);
    const inward = headersInward(req.headers, clientAddress(req, trustedHops));
    const answer = await askFor(reader, path + search, inward).catch(() => null);
    if (!answer || answer.status >= 500) return sendUnavailable(req, res, path, answer && new FailedPage(answer));

    const reply = withDeferredScripts(answer, reader, null);
    await sendOnce(req, res, reply, privateHead(reply, security, { path, reader }));
  }

  async function sendPage(req: IncomingMessage, res: ServerResponse, path: string, search: string): Promise<void> {
    const at = sharedNotFound(path) ?? path;
    const answer = isPrivate(req, path, search) ? PRIVATE : await pages.get(at, String(req.headers[REQUEST_ID_HEADER]));
    noteCacheState(res, answer.kind === 'cached' ? 'miss' : answer.kind);
    if (answer.kind === 'cached') sendPublic({ req, res, security }, answer.cached, search);
    else if (answer.kind === 'private') await sendPrivate(req, res, at, search);
    else await sendUnavailable(req, res, path, answer.cause);
  }

  return {
    ready: (url) => unlessMoved(pages.ready(url)),
    send: sendPage,
    sendData: dataSender(pages, earlier, security),
    expireAll: () => pages.expireAll(),
  };
}

const PRIVATE = { kind: 'private' } as const;

/** A redirect is never ready: its Location is written for each request, with the query (sendPublic). */
const unlessMoved = (cached: CachedResponse | undefined) => (cached?.movedTo ? undefined : cached);

/** A redirect of the framework, without a body. */
async function redirectOf({ status, headers }: Reply, asked: Omit<Asked, 'digest'>): Promise<Found> {
  const reply = { status, headers, body: Buffer.alloc(0), data: null };
  const cached = await makeCachedResponse(reply, { ...asked, digest: digestOf(reply) });
  return { kind: 'public', cached: { ...cached, movedTo: headers.location }, wasStale: false };
}

/** Sends a public document, or a redirect with the visitor's query: the framework was asked without it. */
function sendPublic(exchange: Parameters<typeof sendRefusal>[0], cached: CachedResponse, search: string): void {
  if (cached.movedTo) sendRefusal(exchange, 308, { headers: ['Location', cached.movedTo + search] });
  else sendCached(exchange.req, exchange.res, cached);
}

/** Sends a document that nobody else gets, with these headers and those of its encoding. */
async function sendOnce(req: IncomingMessage, res: ServerResponse, reply: Reply, headers: string[]): Promise<void> {
  const encoding = isText(reply.headers['content-type'] ?? '') ? chooseEncoding(req.headers) : 'identity';
  const body = await compress(reply.body, encoding, 'each');
  const head = [
    ...headers,
    ...['Content-Length', String(body.length)],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ];
  res.writeHead(reply.status, headFor(head, req.headers)).end(req.method === 'HEAD' ? undefined : body);
}

type EarlierData = ReturnType<typeof boundedCache<HydrationData>>;

/** Sends the data of the current document of a page, or of one before it. */
const dataSender =
  (pages: PageCache, earlier: EarlierData, security: Security): Documents['sendData'] =>
  async (req, res, { version, page }) => {
    const at = sharedNotFound(page) === null ? await pages.get(page, String(req.headers[REQUEST_ID_HEADER])) : null;
    const current = at?.kind === 'cached' ? at.cached.data : null;
    const data = current?.version === version ? current : earlier.get(version);
    if (data) sendHydrationData(req, res, data, security.file);
    else sendRefusal({ req, res, security }, 404);
  };

const EARLIER_BYTES = 2_000_000;

type AskFor = (reader: Reader, path: string, headers: OutgoingHttpHeaders) => Promise<Reply>;

/** Asks the framework and notifies how long that took, and what came of it. */
const timedAsk =
  (framework: Framework, onRender: DocumentOptions['onRender']): AskFor =>
  async (reader, path, headers) => {
    const startedAt = performance.now();
    const note = (answer: Reply | null): void =>
      onRender?.({
        reader,
        cache: (answer && cacheState(answer.headers)) || 'none',
        hasFailed: answer === null || answer.status >= 500,
        seconds: (performance.now() - startedAt) / 1_000,
      });
    const answer = await framework.ask(path, headers).catch((error: unknown) => {
      note(null);
      throw error;
    });
    note(answer);
    return answer;
  };

const oneAtATime = pLimit(1);
const shrunk = new WeakSet<CachedResponse>();

/** A document that was asked for again and has stayed the same is compressed once more, as small as it gets, in the background. */
function shrink(cached: CachedResponse, reply: CacheableReply, asked: Asked): void {
  if (shrunk.has(cached)) return;
  shrunk.add(cached);
  oneAtATime(() => makeCachedResponse(reply, { ...asked, effort: 'smallest' })).then(
    (smallest) => Object.assign(cached, smallest),
    () => undefined, // it stays as large as it is
  );
}

/** A page of the framework whose scripts begin when they are used. */
function withDeferredScripts(reply: Reply, reader: Reader, path: string | null): CacheableReply {
  if (!reply.headers['content-type']?.startsWith('text/html')) return { ...reply, data: null };
  const { html, data } = deferScripts(unwrapFallback(reply.body.toString()), reader, path);
  return { ...reply, body: Buffer.from(html), data };
}

/** Not `no-cache`, over which Firefox drops what was typed. */
const KEPT_BY_BROWSER = 'private, max-age=0, must-revalidate';

/**
 * Rendered per request for what its address asks, with nothing of the visitor: the browser may keep it, and so its page
 * cache (docs/decisions/0120). Everything else that the framework does not cache stays out of both.
 */
const isImpersonal = (path: string): boolean => pageOf(withoutLanguage(path)).kind === 'query';

const isPrivate = ({ headers }: IncomingMessage, path: string, search: string): boolean =>
  mayBePreview(headers.cookie) || dependsOnQuery(path, search);

/** The reader of a page that is not public. */
const readerOf = ({ headers }: IncomingMessage, path: string, search: string): Reader =>
  !mayBePreview(headers.cookie) && (isImpersonal(path) || dependsOnQuery(path, search)) ? 'anybody' : 'one visitor';

/** Public is only what the framework caches itself, without a cookie. */
const isPublic = ({ status, headers }: Reply): boolean =>
  (status === 200 || status === 404 || (status === 308 && headers.location !== undefined)) &&
  /\bs-maxage=/.test(String(headers['cache-control'] ?? '')) &&
  headers['set-cookie'] === undefined;

/** The headers of a document that is rendered for one request, but for those of its encoding. */
function privateHead(reply: Reply, security: Security, asked: { path: string; reader: Reader }): string[] {
  const { status, headers } = reply;
  const { path, reader } = asked;
  const isImpersonal = reader === 'anybody';
  return [
    ...headersOutward(headers, [...OWN_HEADERS, STALE_TIME_HEADER, 'etag', 'link']),
    ...policyHeaders(reply, security, path),
    ...['Cache-Control', isImpersonal && !headers['set-cookie'] ? KEPT_BY_BROWSER : 'private, no-store'],
    ...['Vary', isImpersonal ? 'Accept-Encoding, Save-Data' : 'Accept-Encoding'],
    ...(isImpersonal ? rulesHeader(path, status, headers['content-type']) : []),
  ];
}
