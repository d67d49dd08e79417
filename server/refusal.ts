import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusalCode } from '@/lib/http/answers';
import type { Security } from './security-headers';

type Exchange = { req: IncomingMessage; res: ServerResponse; security: Security };

type Details = {
  /** Sent as JSON, where a script of ours may read it. */
  error?: RefusalCode;
  /** JSON to send instead of {error}. */
  body?: string;
  /** Seconds. */
  retryAfter?: number;
  headers?: string[];
};

/** Answers without the framework: {error} or nothing, not cacheable. Does not wait for the rest of a body. */
export function sendRefusal({ req, res, security }: Exchange, status: number, details: Details = {}): void {
  const { error, retryAfter, headers = [], body = error === undefined ? '' : JSON.stringify({ error }) } = details;
  const head = [
    ...security.fixed,
    ...['Content-Security-Policy', security.policy(), 'Cache-Control', 'no-store', ...headers],
    ...(retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)]),
    ...(body ? ['Content-Type', 'application/json'] : []),
  ];
  req.resume();
  if (isStillSending(req)) {
    head.push('Connection', 'close');
    req.socket.destroySoon = () => lingeringClose(req.socket); // what Node calls after the response
  }
  if (status !== 204) head.push('Content-Length', String(Buffer.byteLength(body)));
  res.writeHead(status, head).end(req.method === 'HEAD' ? undefined : body);
}

const isStillSending = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** How long what a client still sends is discarded, in milliseconds. */
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
