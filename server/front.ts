import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Assets } from './assets';
import { clientAddress } from './client-address';
import { compress, isText } from './compress';
import { type Copy, digestOf, makeCopy, policyHeaders, type Reply, sendCopy } from './copy';
import { type Framework, headersInward, headersOutward } from './framework';
import { startScriptsLater } from './later-scripts';
import { Lru } from './lru';
import { chooseEncoding } from './negotiate';
import { type Found, PageCache, type PageCacheOptions } from './page-cache';
import { OWN_HEADERS, passOn } from './pass-on';
import { createPictures } from './pictures';
import type { Security } from './security-headers';
import { readTarget } from './target';
import { createUnavailable, FailedPage } from './unavailable';

export type FrontOptions = {
  framework: Framework;
  assets: Assets;
  security: Security;
  contact: { brand: string; phone: string };
  trustedHops: number;
  /** Adds X-Nextjs-Cache to documents: how the framework came by what the copy was made of. */
  showsCacheState: boolean;
  times?: Partial<Omit<PageCacheOptions, 'ask'>>;
  /** Called once per answer that was not a copy at hand. */
  onAnswer?: (answer: Answered) => void;
};

/** For the log. `bytes` are those written to the connection, heads included. */
export type Answered = { method: string | undefined; path: string; status: number; ms: number; bytes: number };

export type Front = {
  listener: RequestListener;
  /** From now on /salud/listo answers 503. */
  drain: () => void;
};

/** What a shared document is asked with: nothing of the visitor, so that it may be shown to the next one. */
const ANONYMOUS = { host: 'localhost', accept: 'text/html' };

/** Answers every request: from a copy, a file, or the framework (architecture section 3). */
export function createFront(options: FrontOptions): Front {
  const { framework, assets, security, trustedHops, onAnswer } = options;
  const sendUnavailable = createUnavailable(security, options.contact);
  const plainHead = [...security.fixed, 'Content-Security-Policy', security.policy(), 'Cache-Control', 'no-store'];
  const pages = new PageCache({ ...options.times, ask: askPublic });
  const pictures = createPictures(framework, security);
  let isDraining = false;

  /** The last documents of missing pages, by digest: one body answers for thousands of junk addresses. */
  const missing = new Lru<Copy>(16);

  async function askPublic(path: string, known: Copy | undefined): Promise<Found> {
    const answer = await framework.ask(path, ANONYMOUS);
    if (answer.status >= 500) throw new FailedPage(answer);
    if (!isPublic(answer)) return { kind: 'private' };

    const reply = withLaterScripts(answer);

    const state = String(reply.headers['x-nextjs-cache'] ?? '');
    const isLate = state === 'STALE';
    const digest = digestOf(reply);
    const same = known?.digest === digest ? known : missing.get(digest);
    if (same) return { kind: 'public', copy: same, isLate };
    const extra = options.showsCacheState && state ? ['X-Nextjs-Cache', state] : [];
    const copy = await makeCopy(reply, { path, digest, security, extra });
    if (copy.status === 404) missing.set(digest, copy);
    return { kind: 'public', copy, isLate };
  }

  function expireAll(): void {
    pages.expireAll();
    pictures.expireAll();
  }

  function sendPlain(res: ServerResponse, status: number, headers: string[] = []): void {
    res.writeHead(status, [...plainHead, ...headers, 'Content-Length', '0']).end();
  }

  /** A document that differs per visitor: made for this one, kept by nobody. */
  async function sendPrivate(req: IncomingMessage, res: ServerResponse, path: string, search: string): Promise<void> {
    const inward = headersInward(req.headers, clientAddress(req, trustedHops));
    const answer = await framework.ask(path + search, inward).catch(() => null);
    if (!answer || answer.status >= 500) return sendUnavailable(req, res, path, answer && new FailedPage(answer));

    const reply = withLaterScripts(answer);
    const type = reply.headers['content-type'] ?? '';
    const accepted = chooseEncoding([req.headers['accept-encoding'] ?? []].flat().join(','));
    const encoding = isText(type) ? accepted : 'identity';
    const body = await compress(reply.body, encoding, 'each');
    const head = [
      ...headersOutward(reply.headers, [...OWN_HEADERS, 'x-nextjs-stale-time', 'etag', 'link']),
      ...policyHeaders(reply, security, path),
      ...['Cache-Control', 'private, no-store', 'Vary', 'Accept-Encoding', 'Content-Length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ];
    res.writeHead(reply.status, head).end(req.method === 'HEAD' ? undefined : body);
  }

  async function sendPage(req: IncomingMessage, res: ServerResponse, path: string, search: string): Promise<void> {
    const answer = await pages.get(path);
    if (answer.kind === 'copy') sendCopy(req, res, answer.copy);
    else if (answer.kind === 'private') await sendPrivate(req, res, path, search);
    else await sendUnavailable(req, res, path, answer.cause);
  }

  async function route(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const target = readTarget(req.url ?? '');
    if (target.kind === 'bad' || req.headers.host === undefined) return sendPlain(res, 400, ['Connection', 'close']);
    if (target.kind === 'redirect') return sendPlain(res, 308, ['Location', target.location]);

    const { path } = target;
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const pass = (onHead?: (status: number) => void): Promise<void> =>
      passOn({
        req,
        res,
        framework,
        security,
        trustedHops,
        onHead,
        path: path + ('search' in target ? target.search : ''),
      });

    if (target.kind === 'door') {
      if (isRead && pictures.has(path)) return pictures.send(req, res, path);
      if (path === '/salud/listo' && isDraining) return sendPlain(res, 503, ['Retry-After', '5']);
      const expires = path === '/api/revalidate' && req.method === 'POST';
      return pass(expires ? (status) => status === 200 && expireAll() : undefined);
    }
    if (!isRead) return sendPlain(res, 405, ['Allow', 'GET, HEAD', 'Connection', 'close']);
    if (assets.has(path)) return assets.send(req, res, path);
    if (target.kind === 'build-file') return sendPlain(res, 404);
    if (req.headers.rsc !== undefined) return pass();
    return sendPage(req, res, path, target.search);
  }

  const listener: RequestListener = (req, res) => {
    const { method, headers } = req;
    if ((method === 'GET' || method === 'HEAD') && headers.rsc === undefined && headers.host !== undefined) {
      const copy = pages.ready(req.url ?? '');
      if (copy) return sendCopy(req, res, copy);
    }
    if (onAnswer) {
      const [startedAt, written, { socket }] = [performance.now(), req.socket.bytesWritten, req];
      res.once('close', () => {
        const [path = ''] = (req.url ?? '').split('?');
        const ms = Math.round(performance.now() - startedAt);
        onAnswer({ method, path, status: res.statusCode, ms, bytes: socket.bytesWritten - written });
      });
    }
    route(req, res).catch(() => {
      if (res.headersSent) res.destroy();
      else sendPlain(res, 503, ['Retry-After', '5']);
    });
  };

  return {
    listener,
    drain: () => {
      isDraining = true;
    },
  };
}

const withLaterScripts = (reply: Reply): Reply =>
  reply.headers['content-type']?.startsWith('text/html')
    ? { ...reply, body: Buffer.from(startScriptsLater(reply.body.toString())) }
    : reply;

/** Shared only what the framework itself keeps for all, without a cookie. */
const isPublic = ({ status, headers }: Reply): boolean =>
  (status === 200 || status === 404) &&
  /\bs-maxage=/.test(String(headers['cache-control'] ?? '')) &&
  headers['set-cookie'] === undefined;
