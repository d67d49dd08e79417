import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Security } from '@/lib/http/security-headers';
import type { Encoding } from './encoding';

/** How a response was obtained, for log and metrics. */
export type CacheState =
  /** A document from the cache, sent without waiting. */
  | 'hit'
  /** A public document that was waited for. */
  | 'miss'
  /** A document made for this request. */
  | 'private'
  /** The error page. */
  | 'unavailable'
  /** A file, an endpoint, a refusal. */
  | 'none';

/** The audience of a document: all visitors of its address, all with the same query, or one visitor. */
export type Audience = 'public' | 'query' | 'private';

/** A document requested from the framework: the state of its cache, and the duration. */
export type Render = { audience: Audience; cache: string; hasFailed: boolean; seconds: number };

/** A request and its response. */
export type Pair = { req: IncomingMessage; res: ServerResponse };

/** A request, its response, and the data that both need. */
export type Exchange = Pair & {
  security: Security;
  /** The visitor's address. */
  address: string;
  cache: CacheState;
};

/** Sends a whole response, without its body for a HEAD request. Heads are flat lists of names and values. */
export function sendBody(
  { req, res }: Pair,
  status: number,
  head: readonly string[],
  body: Buffer,
  encoding: Encoding = 'identity',
): void {
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  res.writeHead(status, [...head, ...encoded, 'Content-Length', String(body.length)]);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Codes of docs/contract.md#site-errors, for our scripts. */
export type RefusalCode = 'not_found' | 'not_json' | 'too_large' | 'too_many' | 'unavailable';

type Details = {
  /** Sent as JSON. */
  error?: RefusalCode;
  /** JSON to send instead of {error}. */
  body?: string;
  /** Seconds. */
  retryAfter?: number;
  headers?: string[];
};

/** Responds without the framework: {error} or nothing, not cacheable. Does not wait for the rest of a body. */
export function sendRefusal(
  { req, res, security }: Pair & Pick<Exchange, 'security'>,
  status: number,
  details: Details = {},
): void {
  const { error, retryAfter, headers = [], body = error === undefined ? '' : JSON.stringify({ error }) } = details;
  const head = [
    ...security.withPolicy,
    ...['Cache-Control', 'no-store', ...headers],
    ...(retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)]),
    ...(body ? ['Content-Type', 'application/json'] : []),
  ];
  req.resume();
  if (isStillSending(req)) {
    head.push('Connection', 'close');
    req.socket.destroySoon = () => lingeringClose(req.socket); // what Node calls after the response
  }
  if (status === 204) res.writeHead(status, head).end();
  else sendBody({ req, res }, status, head, Buffer.from(body));
}

const isStillSending = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** Time in milliseconds for which further bytes of a client are discarded. */
const LINGER_MS = 2_000;

/**
 * Ends a connection whose client may still be sending. Closed at once, the client's next bytes would be answered with a
 * reset, and it would read the reset instead of the response.
 */
export function lingeringClose(socket: Socket): void {
  socket.end();
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}
