import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@/lib/state/request-id';

/**
 * The visitor's address: the connection's, or the one that our proxies (`trustedHops` of them) added to
 * X-Forwarded-For. The visitor's own entries in that header are ignored. Used for limits, never logged.
 */
export function clientAddress(req: Pick<IncomingMessage, 'headers' | 'socket'>, trustedHops: number): string {
  const connection = (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (trustedHops === 0) return connection;
  const header = [req.headers['x-forwarded-for'] ?? []].flat().join(',');
  const written = header.split(',').map((address) => address.trim());
  const chosen = written.at(-trustedHops) ?? written[0];
  return chosen || connection;
}

/**
 * The ids that proxies generate: UUIDs, 32 hex digits, ids of load balancers; too short for a sentence or an e-mail
 * address.
 */
const ID = /^[\w-]{8,64}$/;

const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'];

/**
 * Gives a request its id, for the log, the response and the upstream: the one that a trusted proxy wrote, else a new
 * one. Trace headers of a visitor are dropped.
 */
export function assignRequestId(req: IncomingMessage, res: ServerResponse, trustedHops: number): string {
  const sent = trustedHops > 0 ? req.headers[REQUEST_ID_HEADER] : undefined;
  const id = typeof sent === 'string' && ID.test(sent) ? sent : randomUUID();
  if (trustedHops === 0) for (const name of TRACE_HEADERS) delete req.headers[name];
  req.headers[REQUEST_ID_HEADER] = id;
  addToHead(res, ['X-Request-Id', id]);
  return id;
}

/**
 * With setHeader, Node would write only one of two headers with the same name (Set-Cookie) of writeHead's flat list.
 */
function addToHead(res: ServerResponse, added: readonly string[]): void {
  const writeHead = res.writeHead.bind(res) as (status: number, head: string[]) => ServerResponse;
  res.writeHead = ((status: number, head: readonly string[] = []) =>
    writeHead(status, [...head, ...added])) as ServerResponse['writeHead'];
}
