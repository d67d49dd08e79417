import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { NOT_FOUND } from '@/lib/i18n/page-address';
import { mayBePreview } from '@/lib/routes';
import type { Assets } from './assets';
import { sendCached } from './cached-response';
import { createDocuments, type DocumentOptions } from './documents';
import { type CacheState, type Exchange, sendRefusal } from './exchange';
import { createPictures } from './pictures';
import { isDocumentPrefetch } from './prefetch';
import type { BodyBudget } from './read-body';
import { serveEndpoints } from './serve-endpoint';
import { readTarget } from './target';
import { assignRequestId, clientAddress } from './trusted-headers';

export type CachingProxyOptions = DocumentOptions & {
  assets: Assets;
  trustedHops: number;
  /** The memory for bodies being received. */
  budget?: BodyBudget;
  /** Called once per document that was sent from the cache at once, with its folder in app/ and the status. */
  onHit?: (route: string, status: number) => void;
  /** Called once per response that did not come from the cache at once. */
  onAnswer?: (answer: Answered) => void;
};

/** For log and metrics. `bytes` are those written to the connection, with headers. */
export type Answered = {
  /** The id of the request (server/trusted-headers.ts). */
  request: string;
  method: string;
  path: string;
  status: number;
  cache: CacheState;
  ms: number;
  bytes: number;
};

export type CachingProxy = {
  listener: RequestListener;
  /** From now on /salud/listo returns 503. */
  drain: () => void;
  /** Every document and picture must be requested again before it is sent again. */
  expireAll: () => void;
};

/** Responds to every request from the cache, a file, or the framework (docs/architecture.md#caching). */
// 63 lines: shows the order of the handlers in one place.
export function createCachingProxy(options: CachingProxyOptions): CachingProxy {
  const { framework, assets, security, trustedHops, budget, onHit, onAnswer } = options;
  const documents = createDocuments(options);
  const pictures = createPictures(framework, security);
  const serveEndpoint = serveEndpoints({ framework, budget });
  let isDraining = false;

  const expireAll = (): void => {
    documents.expireAll();
    pictures.expireAll();
  };

  async function route(exchange: Exchange): Promise<void> {
    const { req } = exchange;
    const refuse = (status: number, headers: string[] = []) => sendRefusal(exchange, status, { headers });
    const target = readTarget(req.url ?? '');
    if (target.kind === 'bad' || req.headers.host === undefined) return refuse(400, ['Connection', 'close']);
    if (target.kind === 'redirect') return refuse(308, ['Location', target.location]);
    if (target.kind === 'no-endpoint') return sendRefusal(exchange, 404, { error: 'not_found' });

    const { path } = target;
    const isRead = isReading(req);
    if (target.kind === 'endpoint') {
      if (isRead && pictures.has(path)) return pictures.send(exchange, path);
      if (isDocumentPrefetch(req.headers)) return refuse(503);
      if (isRead && path === '/salud/listo' && isDraining) return refuse(503, ['Retry-After', '5']);
      const onStatus = (status: number) => path === '/api/revalidate' && status === 200 && expireAll();
      const sendNotFound = () => documents.send(exchange, NOT_FOUND, '');
      return serveEndpoint(exchange, { ...target, onStatus, sendNotFound });
    }
    if (!isRead) return refuse(405, ['Allow', 'GET, HEAD']);
    req.resume();
    if (assets.has(path)) return assets.send(exchange, path);
    if (target.kind === 'build-file') return refuse(404);
    if (target.kind === 'hydration-data') return documents.sendData(exchange, target);
    return documents.send(exchange, path, target.search);
  }

  /** Sends a document that is cached and needs no waiting; false when there is none. */
  function sendReady(req: IncomingMessage, res: ServerResponse): boolean {
    if (!isReading(req) || req.headers.host === undefined || mayBePreview(req.headers.cookie)) return false;
    const cached = documents.ready(req.url ?? '');
    if (!cached) return false;
    sendCached({ req, res }, cached);
    onHit?.(cached.route, res.statusCode);
    return true;
  }

  const listener: RequestListener = (req, res) => {
    if (sendReady(req, res)) return;
    const request = assignRequestId(req, res, trustedHops);
    const exchange: Exchange = { req, res, security, address: clientAddress(req, trustedHops), cache: 'none' };
    if (onAnswer) reportAnswer(exchange, request, onAnswer);
    route(exchange).catch(() => {
      if (res.headersSent) res.destroy();
      else sendRefusal(exchange, 503, { retryAfter: 5 });
    });
  };

  const drain = () => {
    isDraining = true;
  };
  return { listener, expireAll, drain };
}

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Calls back once the response has been sent or its connection was closed. */
function reportAnswer(exchange: Exchange, request: string, onAnswer: (answer: Answered) => void): void {
  const { req, res } = exchange;
  const { method = '', socket, url = '' } = req;
  const [startedAt, written] = [performance.now(), socket.bytesWritten];
  res.once('close', () => {
    const [path = ''] = url.split('?');
    const ms = Math.round(performance.now() - startedAt);
    const { statusCode: status } = res;
    onAnswer({ request, method, path, status, cache: exchange.cache, ms, bytes: socket.bytesWritten - written });
  });
}
