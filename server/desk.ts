import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import { DESK, type Endpoint, takes } from '@/lib/routes';
import type { Exchange } from './exchange';
import type { Framework } from './framework';
import { BodyBudget } from './read-body';
import { serveEndpoints } from './serve-endpoint';
import type { Target } from './target';

/** What the site passes on to its backend: the staff's place, at /gestion (docs/desk.md). */
export type Desk = {
  backend: Pick<Framework, 'open'>;
  /** The memory for bodies: beside that for visitors, whose share of it a picture would not fit in. */
  budget: BodyBudget;
  /** False for another address, and for a client outside its networks, who sees a page that is not found. */
  isFor: (path: string, address: string) => boolean;
  /** Ends what is streamed to open screens, which connect anew elsewhere. */
  endStreams: () => void;
};

/** As long as a list of a busy clinic may take. */
const ANSWER_MS = 30_000;

/** Its events stay open for as long as a screen does: they must not take the connections of calls. */
const STREAM = `${DESK}/api/eventos`;
const MOST_STREAMS = 1_024;

/**
 * The backend closes a connection that was idle, perhaps as a call is sent on it. What is read is then asked for anew; an act,
 * which may have arrived, cannot be, and has a connection of its own.
 */
const CLOSED = ['ECONNRESET', 'EPIPE'];
const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** False for the events of the desk: hours of them are no duration of an answer. */
export const isTimed = (path: string): boolean => path !== STREAM;

/** Its calls; which of them exist, and for whom, the backend says. */
const CALLS: Endpoint = { ...takes(65_536), methods: ['GET', 'POST', 'PUT', 'DELETE'] };

/** The largest picture as base64 in a record: contract/pictures.ts, to which a test holds it. */
const UPLOAD_BYTES = 33_433_334;

/** The writable catalogue, in the types of API Platform: records, and pictures in a form or as base64. */
const CATALOGUE = `${DESK}/catalogo`;
const RECORD_TYPE = /^application\/(?:ld\+json|merge-patch\+json|json)\s*(?:;|$)/i;
const PICTURE_TYPE = /^(?:multipart\/form-data|application\/(?:ld\+json|merge-patch\+json|json))\s*(?:;|$)/i;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const RECORDS: Endpoint = { ...takes(1_000_000, RECORD_TYPE), methods: METHODS };
const PICTURES: Endpoint = {
  methods: METHODS,
  body: { type: PICTURE_TYPE, maxBytes: UPLOAD_BYTES, deadlineMs: 120_000 },
};

/** One picture of the largest from an address, two in all. */
const BUDGET = { allBytes: 2 * UPLOAD_BYTES, addressBytes: UPLOAD_BYTES };

/** What a path of the staff's place accepts. */
function deskEndpoint(path: string): Endpoint {
  if (path === `${CATALOGUE}/media_objects` || path.startsWith(`${CATALOGUE}/media_objects/`)) return PICTURES;
  return path === CATALOGUE || path.startsWith(`${CATALOGUE}/`) ? RECORDS : CALLS;
}

/** The desk of the backend at `origin`, for these networks (10.0.0.0/8, an address); none: for everybody. */
export function connectDesk(origin: string, networks: readonly string[]): Desk {
  const url = new URL(origin);
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  const kept = new Agent({ keepAlive: true, maxSockets: 32, maxFreeSockets: 4 });
  const fresh = new Agent({ maxSockets: 32 });
  const streams = new Agent({ maxSockets: MOST_STREAMS });
  const ending = new AbortController();
  const allowed = networks.length > 0 ? listOfNetworks(networks) : null;
  const isAllowed = (address: string) =>
    allowed === null || (isIP(address) !== 0 && allowed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));

  const openThrough = (through: http.Agent, ...[method, path, headers, body, signal]: Parameters<Framework['open']>) =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      const length = isRead(method) ? {} : { 'content-length': body.length };
      const all = { ...headers, host: url.host, ...length };
      const req = request(`${url.origin}${path}`, { agent: through, signal, method, headers: all });
      let isAnswered = false;
      const timer = setTimeout(() => req.destroy(new Error('the answer took too long')), ANSWER_MS);
      req.on('close', () => clearTimeout(timer));
      req.on('error', (error: NodeJS.ErrnoException) => {
        const wasClosing = req.reusedSocket && !isAnswered && CLOSED.includes(error.code ?? '');
        if (wasClosing) resolve(openThrough(fresh, method, path, headers, body, signal));
        else reject(error);
      });
      req.on('response', (res) => {
        isAnswered = true;
        clearTimeout(timer);
        resolve(res);
      });
      req.end(body);
    });

  const open: Framework['open'] = (method, path, headers, body, signal) =>
    path.split('?')[0] === STREAM
      ? openThrough(streams, method, path, headers, body, AbortSignal.any([signal, ending.signal]))
      : openThrough(isRead(method) ? kept : fresh, method, path, headers, body, signal);

  return {
    backend: { open },
    budget: new BodyBudget(BUDGET),
    isFor: (path, address) => isDesk(path) && isAllowed(address),
    endStreams: () => ending.abort(),
  };
}

type ServeDesk = (exchange: Exchange, target: Target) => Promise<void> | null;

/** Serves the desk, for `npm start` and `npm run dev` alike; returns null for a request that is not for it. */
export function createDeskServer(desk: Desk): ServeDesk {
  const serve = serveEndpoints({ framework: desk.backend, budget: desk.budget });
  return (exchange, target) =>
    target.kind === 'page' && desk.isFor(target.path, exchange.address)
      ? serve(exchange, { ...target, endpoint: deskEndpoint(target.path) })
      : null;
}

const isDesk = (path: string): boolean => path === DESK || path.startsWith(`${DESK}/`);

function listOfNetworks(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
