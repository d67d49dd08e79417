import http, { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { LIMIT_HEADER } from '@/lib/http/endpoint-call';
import { isInternalRequestHeader, isInternalResponseHeader } from './next-internals/headers';
import { isAbsentPage } from './next-internals/markup';

/** A whole response of the framework. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** HTTP client of the framework behind the proxy. */
export type Framework = {
  /** A whole response. Rejects on timeout, a broken connection or more than 8 MB. */
  ask: (path: string, headers: OutgoingHttpHeaders) => Promise<Reply>;
  /** A response as a stream, to be forwarded. Rejects when there is none. */
  open: (
    method: string,
    path: string,
    headers: OutgoingHttpHeaders,
    body: Buffer,
    signal: AbortSignal,
  ) => Promise<IncomingMessage>;
  /** Like `open`, for a response that stays open; uses separate connections. */
  openStream: Framework['open'];
  /** Ends every open stream: browsers connect again elsewhere. */
  endStreams: () => void;
  close: () => void;
};

const MAX_DOCUMENT = 8_000_000;
const NOTHING = Buffer.alloc(0);
/** Fits into a stream's buffer even if it is never read, so that it does not block the next request. */
const SHORT_BODY = 8_192;

const MAX_STREAMS = 1_024;

/** The framework repeats rewritten headers in its head, and the visitor's address (at most 16 kB) twice. */
const MAX_REPLY_HEAD = 64 * 1024;

/** Timeouts in milliseconds: a crawler can wait longer than a visitor. */
const DEADLINES = { page: 20_000, part: 30_000, crawlerText: 120_000 };

/** Sitemaps need whole lists, which a slow upstream sends in up to a thousand pages. */
const CRAWLER_TEXT = /^\/(?:[\w.-]+|sitemaps\/[\w.-]+)\.(?:xml|txt)$/;

/** A page rendered per visitor sends its status before the page is known to be absent. */
const statusOf = (status: number, body: Buffer): number => (status === 200 && isAbsentPage(body) ? 404 : status);

/** Connects to the framework's listener on this machine, with keep-alive. */
export function connectFramework(port: number, deadlines = DEADLINES): Framework {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 128, maxFreeSockets: 32 });
  // A handler may respond without reading a long body: on a keep-alive connection the next request would wait behind
  // it.
  const bodyAgent = new http.Agent({ keepAlive: false, maxSockets: 64 });
  const streamAgent = new http.Agent({ keepAlive: false, maxSockets: MAX_STREAMS });
  const base = { host: '127.0.0.1', port, agent, maxHeaderSize: MAX_REPLY_HEAD };
  const deadlineOf = (path: string, kind: 'page' | 'part'): number =>
    CRAWLER_TEXT.test(path) ? deadlines.crawlerText : deadlines[kind];

  const open: Framework['open'] = (method, path, headers, body, signal) => {
    const timeout = deadlineOf(path, 'part');
    const through = body.length > SHORT_BODY ? bodyAgent : agent;
    return openWithin(timeout, { ...base, agent: through, method, path, headers, signal, timeout }, body);
  };

  const openStream: Framework['open'] = (method, path, headers, body, signal) =>
    openWithin(deadlines.part, { ...base, agent: streamAgent, method, path, headers, signal }, body);

  const ask: Framework['ask'] = async (path, headers) => {
    const signal = AbortSignal.timeout(deadlineOf(path, 'page'));
    const reply = await open('GET', path, headers, NOTHING, signal);
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of reply as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.length;
      if (size > MAX_DOCUMENT) throw new Error('the page is larger than 8 MB');
    }
    const body = Buffer.concat(parts, size);
    return { status: statusOf(reply.statusCode ?? 502, body), headers: reply.headers, body };
  };

  const endStreams = (): void => streamAgent.destroy();

  const close = (): void => {
    for (const one of [agent, bodyAgent, streamAgent]) one.destroy();
  };
  return { ask, open, openStream, endStreams, close };
}

/** Sends a request and resolves with the head of its response. `timeout` among the options is for silence after it. */
const openWithin = (ms: number, options: http.RequestOptions, body: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const req = http.request(options);
    if (body.length > 0) req.setHeader('content-length', body.length);
    const abort = (): void => void req.destroy(new Error('no response in time'));
    const timer = setTimeout(abort, ms); // counts the wait for a connection too
    req.on('timeout', abort);
    req.on('close', () => clearTimeout(timer));
    req.on('error', reject);
    req.on('response', (res) => {
      clearTimeout(timer);
      resolve(res);
    });
    req.end(body);
  });

const HOP = 'connection|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*';

/** Headers of one hop, and headers that the proxy sets itself. */
const DROPPED_INWARD = new RegExp(
  `^(?:${HOP}|expect|content-length|accept-encoding|forwarded|x-forwarded-.*|x-real-ip)$`,
);

/** The visitor's headers as the framework gets them; X-Forwarded-For is the address the proxy determined. */
export function headersToFramework(headers: IncomingHttpHeaders, address: string): OutgoingHttpHeaders {
  const inward: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!DROPPED_INWARD.test(name) && !isInternalRequestHeader(name)) inward[name] = value;
  }
  inward['x-forwarded-for'] = address;
  return inward;
}

/** Headers of one hop, headers the proxy writes itself, and internal ones. */
const DROPPED_OUTWARD = new RegExp(
  `^(?:${HOP}|date|x-powered-by|refresh|cache-control|vary|content-(?:security-policy|length|encoding)|x-content-type-options|referrer-policy|permissions-policy|${LIMIT_HEADER})$`,
);

/** The framework's headers as the visitor gets them, flat; `without` names more that the caller writes itself. */
export function headersToVisitor(headers: IncomingHttpHeaders, without: readonly string[] = []): string[] {
  return Object.entries(headers).flatMap(([name, value = []]) => {
    const isDropped = DROPPED_OUTWARD.test(name) || isInternalResponseHeader(name) || without.includes(name);
    return isDropped ? [] : [value].flat().flatMap((one) => [name, one]);
  });
}
