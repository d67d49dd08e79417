import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { sharedNotFound } from '@/lib/i18n/page-address';
import { mayBePreview } from '@/lib/routes';
import type { Assets } from './assets';
import { type CacheState, cacheStateOf } from './cache-state';
import { sendCached } from './cached-response';
import { createDeskServer, type Desk } from './desk';
import { createDocuments, type DocumentOptions, type Documents } from './documents';
import { forward } from './forward';
import { asksForPageData } from './next-internals/headers';
import { createPictures } from './pictures';
import { isPrefetchedWhole } from './prefetch';
import type { BodyBudget } from './read-body';
import { sendRefusal } from './refusal';
import { serveEndpoints } from './serve-endpoint';
import { readTarget } from './target';
import { clientAddress, nameRequest } from './trusted-headers';

export type CachingProxyOptions = DocumentOptions & {
  assets: Assets;
  /** The memory for bodies being received; of a size of its own when missing. */
  budget?: BodyBudget;
  /** The staff's place; none: its addresses are pages that are not found. */
  desk?: Desk | null;
  /** Called once per document that was sent from the cache at once, with the pattern of its address and the status. */
  onHit?: (route: string, status: number) => void;
  /** Called once per response that did not come from the cache at once. */
  onAnswer?: (answer: Answered) => void;
};

/** For log and metrics. `bytes` are those written to the connection, with headers. */
export type Answered = {
  /** The id of the request (server/request-id.ts). */
  request: string;
  method: string | undefined;
  path: string;
  status: number;
  cache: CacheState;
  ms: number;
  bytes: number;
};

export type CachingProxy = {
  listener: RequestListener;
  /** From now on /salud/listo answers 503. */
  drain: () => void;
  /** Every document and picture must be requested again before it is sent again. */
  expireAll: () => void;
};

/** Answers every request from the cache, a file, or the framework (docs/architecture.md#caching). */
// 62 lines: the order in which they are asked is read in one place.
export function createCachingProxy(options: CachingProxyOptions): CachingProxy {
  const { framework, assets, security, trustedHops, budget, desk = null, onAnswer } = options;
  const documents = createDocuments(options);
  const pictures = createPictures(framework, security);
  const serveEndpoint = serveEndpoints({ framework, security, trustedHops, budget });
  const serveDesk = desk && createDeskServer(desk, { security, trustedHops });
  let isDraining = false;

  const expireAll = (): void => {
    documents.expireAll();
    pictures.expireAll();
  };

  /** The framework caches page and data together: neither may hold an impossible address. */
  const sendPageData: typeof documents.send = async (req, res, path, search) => {
    const address = clientAddress(req, trustedHops);
    return forward({ req, res, framework, security, address, path: (sharedNotFound(path) ?? path) + search });
  };

  async function route(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const refuse = (status: number, headers: string[] = []) => sendRefusal({ req, res, security }, status, { headers });
    const target = readTarget(req.url ?? '');
    if (target.kind === 'bad' || req.headers.host === undefined) return refuse(400, ['Connection', 'close']);
    if (target.kind === 'redirect') return refuse(308, ['Location', target.location]);
    if (target.kind === 'no-endpoint') return sendRefusal({ req, res, security }, 404, { error: 'not_found' });

    const { path } = target;
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const answeredByDesk = serveDesk?.(req, res, target);
    if (answeredByDesk) return answeredByDesk;
    if (target.kind === 'endpoint') {
      if (isRead && pictures.has(path)) return pictures.send(req, res, path);
      if (isPrefetchedWhole(req.headers)) return refuse(503);
      if (isRead && path === '/salud/listo' && isDraining) return refuse(503, ['Retry-After', '5']);
      const onStatus = (status: number) => path === '/api/revalidate' && status === 200 && expireAll();
      return serveEndpoint(req, res, { ...target, onStatus });
    }
    if (!isRead) return refuse(405, ['Allow', 'GET, HEAD']);
    req.resume();
    if (assets.has(path)) return assets.send(req, res, path);
    if (target.kind === 'build-file') return refuse(404);
    if (target.kind === 'hydration-data') return documents.sendData(req, res, target);
    return (asksForPageData(req.headers) ? sendPageData : documents.send)(req, res, path, target.search);
  }

  const listener: RequestListener = (req, res) => {
    if (sendReady(req, res, documents, options.onHit)) return;
    const request = nameRequest(req, res, trustedHops);
    if (onAnswer) reportAnswer(req, res, (answer) => onAnswer({ request, ...answer }));
    route(req, res).catch(() => {
      if (res.headersSent) res.destroy();
      else sendRefusal({ req, res, security }, 503, { retryAfter: 5 });
    });
  };

  const drain = () => {
    isDraining = true;
  };
  return { listener, expireAll, drain };
}

/** Sends a document that is cached and needs no waiting; false when there is none. */
function sendReady(
  req: IncomingMessage,
  res: ServerResponse,
  documents: Documents,
  onHit: CachingProxyOptions['onHit'],
): boolean {
  const { method, headers } = req;
  if ((method !== 'GET' && method !== 'HEAD') || asksForPageData(headers) || headers.host === undefined) return false;
  if (mayBePreview(headers.cookie)) return false;
  const cached = documents.ready(req.url ?? '');
  if (!cached) return false;
  sendCached(req, res, cached);
  onHit?.(cached.route, res.statusCode);
  return true;
}

/** Calls back once the response has been sent or its connection was closed. */
function reportAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  onAnswer: (answer: Omit<Answered, 'request'>) => void,
): void {
  const { method, socket, url = '' } = req;
  const [startedAt, written] = [performance.now(), socket.bytesWritten];
  res.once('close', () => {
    const [path = ''] = url.split('?');
    const ms = Math.round(performance.now() - startedAt);
    const [status, cache] = [res.statusCode, cacheStateOf(res)];
    onAnswer({ method, path, status, cache, ms, bytes: socket.bytesWritten - written });
  });
}
