import 'server-only';
import { BlockList, isIP } from 'node:net';
import { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import { env } from '@/lib/env';
import { refuse } from '@/lib/http/answers';
import { processState } from '@/lib/state/process-state';
import { apiBase } from './addresses';
import { connectOutsideRequest } from './transport';

/** Maximum duration of a list of a busy clinic; the proxy waits a second more (server/framework.ts). */
const ANSWER_MS = 29_000;
const RETRY_SECONDS = 5;
const CALLS = 32;
const MAX_STREAMS = 1_024;

/** Hop-by-hop headers, and Next's own. Next removes Content-Encoding: the backend must not compress responses. */
const DROPPED_INWARD =
  /^(?:host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|proxy-.*|accept-encoding|forwarded|x-forwarded-(?!for$).*)$/;
const DROPPED_OUTWARD = /^(?:connection|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*)$/;

/**
 * The backend may close an idle connection while a call is sent on it. A read is then repeated. A write may have
 * arrived: it uses a new connection and is sent once.
 */
const CLOSED = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

type State = {
  kept: Agent;
  fresh: Agent;
  /** Streams stay open for hours: they must not use the connections of calls. */
  streams: Agent;
  /** Aborted when the server must stop: it waits for its responses, and a stream does not end. */
  stopping: AbortController;
};

const state = (): State =>
  processState('staff-calls', () => {
    const stopping = new AbortController();
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort());
    return {
      kept: new Agent({ connections: CALLS, connect: connectOutsideRequest }),
      fresh: new Agent({ connections: CALLS, connect: connectOutsideRequest, pipelining: 0 }),
      streams: new Agent({ connections: MAX_STREAMS, connect: connectOutsideRequest, pipelining: 0 }),
      stopping,
    };
  });

/** True if there is a desk and the client is in DESK_NETWORKS. The address is the one the proxy trusts. */
export function isForStaff(headers: Headers): boolean {
  const { DESK, DESK_NETWORKS, API_URL } = env();
  if (DESK === 'off' || !API_URL) return false;
  if (DESK_NETWORKS.length === 0) return true;
  const address = headers.get('x-forwarded-for') ?? '';
  return isIP(address) !== 0 && listOf(DESK_NETWORKS).check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/** Forwards a request to the backend and streams the response. 404 for clients that are not staff, 503 on failure. */
export function passToDesk(request: Request): Promise<Response> {
  const { kept, fresh } = state();
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return pass(request, request.signal, async (options) => {
    if (!isRead) return fresh.request(options);
    return kept.request(options).catch((error: unknown) => {
      if (!CLOSED.has(String((error as NodeJS.ErrnoException).code))) throw error;
      return fresh.request(options);
    });
  });
}

/** Like `passToDesk`, for an event stream, which ends when the server stops. */
export function streamFromDesk(request: Request): Promise<Response> {
  const { streams, stopping } = state();
  return pass(request, AbortSignal.any([request.signal, stopping.signal]), (options) => streams.request(options));
}

type Ask = (options: Dispatcher.RequestOptions) => Promise<Dispatcher.ResponseData>;

async function pass(request: Request, until: AbortSignal, ask: Ask): Promise<Response> {
  if (!isForStaff(request.headers)) return refuse('not_found');
  const { pathname, search } = new URL(request.url);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_MS);
  try {
    const answer = await ask({
      ...{ origin: apiBase().origin, path: pathname + search, method: request.method as Dispatcher.HttpMethod },
      ...{ headers: inward(request.headers), body: bodyOf(request), signal: AbortSignal.any([until, late.signal]) },
    });
    return outward(request.method, answer);
  } catch {
    return refuse('unavailable', { retryAfter: RETRY_SECONDS });
  } finally {
    clearTimeout(timer);
  }
}

const inward = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !DROPPED_INWARD.test(name)));

/** The body as a stream: the proxy already holds it in memory. */
const bodyOf = ({ method, body }: Request): Readable | null =>
  body && /^(?:POST|PUT|PATCH)$/.test(method) ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : null;

function outward(method: string, { statusCode: status, headers: sent, body }: Dispatcher.ResponseData): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) {
    if (DROPPED_OUTWARD.test(name)) continue;
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const isEmpty = method === 'HEAD' || status === 204 || status === 304;
  return new Response(isEmpty ? null : (Readable.toWeb(body) as ReadableStream<Uint8Array>), { status, headers });
}
