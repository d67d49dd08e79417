import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { BodyMemory, BodyRule, Endpoint } from '@/lib/endpoints';
import { callLocale, clientNetwork, LIMIT_HEADER } from '@/lib/http/endpoint-call';
import { type Exchange, type RefusalCode, sendRefusal } from './exchange';
import { forward } from './forward';
import type { Framework } from './framework';
import { BodyBudget, type NoBody, readBody } from './read-body';

export type EndpointOptions = {
  framework: Pick<Framework, 'open' | 'openStream'>;
  budget?: BodyBudget;
  /** How long a whole body may take, in milliseconds. */
  bodyDeadlineMs?: number;
};

type Asked = {
  endpoint: Endpoint;
  /** Without query. */
  path: string;
  search: string;
  /** Called with the status before the response is sent. */
  onStatus?: (status: number) => unknown;
  /** Sends the 404 page; called when the framework returns one because the endpoint does not exist for this client. */
  sendNotFound?: () => Promise<void>;
};

const BUSY_SECONDS = 5;
const MAX_LIMITED = 10_000;

/** Status and error code for a body that could not be read; null when the client has disconnected. */
const REFUSALS: Record<NoBody, { status: number; error?: RefusalCode; retryAfter?: number } | null> = {
  'too-large': { status: 413, error: 'too_large' },
  'too-slow': { status: 408 },
  'too-many': { status: 429, error: 'too_many', retryAfter: BUSY_SECONDS },
  busy: { status: 503, error: 'unavailable', retryAfter: BUSY_SECONDS },
  broken: null,
};

/**
 * Serves the endpoints. Refuses before the framework sees the request: wrong method (405), wrong type (415), too large
 * (413), too slow (408), no memory for bodies (429, 503), and a client the endpoint has just limited (429).
 */
export function serveEndpoints(options: EndpointOptions): (exchange: Exchange, asked: Asked) => Promise<void> {
  const { framework, budget = new BodyBudget(), bodyDeadlineMs = 10_000 } = options;
  /** Bodies of 429 by client and endpoint, as long as each applies: they are sent again before a body is read. */
  const limited = new LRUCache<string, string>({ max: MAX_LIMITED });
  const apart = new Map<BodyMemory, BodyBudget>();

  const budgetOf = ({ memory }: BodyRule): BodyBudget => {
    if (!memory) return budget;
    const known = apart.get(memory) ?? new BodyBudget(memory);
    apart.set(memory, known);
    return known;
  };

  return async (exchange, { endpoint, path, search, onStatus, sendNotFound }) => {
    const { req } = exchange;
    const { method = 'GET' } = req;
    const headers = ['Allow', allowed(endpoint)];
    if (method === 'OPTIONS') return sendRefusal(exchange, 204, { headers });
    if (!accepts(endpoint, method)) return sendRefusal(exchange, 405, { headers });

    const client = clientNetwork(exchange.address);
    const key = [method, path, client, callLocale(new URLSearchParams(search), req.headers.referer)].join(' ');
    const known = limited.get(key);
    if (known !== undefined) {
      const retryAfter = Math.ceil(limited.getRemainingTTL(key) / 1_000);
      return sendRefusal(exchange, 429, { body: known, retryAfter });
    }

    const onHead = (reply: IncomingMessage): void => {
      if (reply.statusCode === 429 && reply.headers[LIMIT_HEADER])
        rememberLimit(reply, (body, ttl) => limited.set(key, body, { ttl }));
      onStatus?.(reply.statusCode ?? 502);
    };
    const open = endpoint.isStream ? framework.openStream : framework.open;
    const send = (body?: Buffer): Promise<void> =>
      forward(exchange, { open, path: path + search, body, onHead, sendNotFound });

    const rule = /^(?:POST|PUT|PATCH)$/.test(method) ? endpoint.body : undefined;
    if (!rule) {
      req.resume();
      return send();
    }
    if (!isOfType(req, rule)) return sendRefusal(exchange, 415, { error: 'not_json' });
    const body = await readBody(req, { deadlineMs: bodyDeadlineMs, ...rule, budget: budgetOf(rule), address: client });
    if (typeof body === 'string') {
      const refusal = REFUSALS[body];
      return refusal ? sendRefusal(exchange, refusal.status, refusal) : undefined;
    }
    await send(body.bytes).finally(body.release);
  };
}

/** The value of the Allow header of an endpoint. */
const allowed = ({ methods }: Endpoint): string =>
  methods
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .concat('OPTIONS')
    .join(', ');

/** True for a method of the endpoint; GET includes HEAD. */
const accepts = ({ methods }: Endpoint, method: string): boolean =>
  methods.some((one) => one === method || (one === 'GET' && method === 'HEAD'));

const isOfType = (req: IncomingMessage, { type }: BodyRule): boolean => type.test(req.headers['content-type'] ?? '');

/**
 * Reads a 429 response while it is streamed to the client; `note` gets the body and for how many milliseconds it
 * applies.
 */
function rememberLimit(reply: IncomingMessage, note: (body: string, ttl: number) => void): void {
  const parts: Buffer[] = [];
  reply.on('data', (part: Buffer) => parts.push(part));
  const ttl = Number(reply.headers['retry-after'] ?? 1) * 1_000;
  if (ttl > 0) reply.on('end', () => note(Buffer.concat(parts).toString(), ttl));
}
