import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, buildConnector, type Dispatcher, interceptors } from 'undici';
import { runOutsideRequest } from '@/lib/state/outside-requests';
import { processState } from '@/lib/state/process-state';
import { currentRequestId, REQUEST_ID_HEADER } from '@/lib/state/request-id';
import { watchCall } from '@/lib/state/watchers';
import { type Breaker, createBreaker, createOutage, type Outage } from './breaker';
import type { CallKind, Traffic } from './call-kind';
import { BODY_LIMIT_BYTES, CallError, GuardedCall, PICTURE_LIMIT_BYTES } from './guarded-call';

const RETRY_SHARE = 0.1;
const RETRIES_SAVED_UP = 10;
/** Kinds of call with their own sockets; further kinds share the last one's. */
const MAX_KINDS = 64;

type State = {
  agents: Map<string, Agent>;
  dispatchers: Map<string, Dispatcher>;
  /** By their underlying dispatcher. */
  sharing: Map<Dispatcher, Dispatcher>;
  retriesLeft: Map<Traffic, number>;
  breakers: Breaker[];
  /** By host. */
  outages: Map<string, Outage>;
};

const state = (): State =>
  processState('transport', () => ({
    agents: new Map(),
    dispatchers: new Map(),
    sharing: new Map(),
    retriesLeft: new Map(),
    breakers: [],
    outages: new Map(),
  }));

/**
 * Returns the dispatcher for a kind of call to a host: its sockets, circuit breaker and deadline. Concurrent equal
 * reads of cached data share one call: the framework shares only reads within a page, and the search reads these lists
 * too.
 */
export function dispatcherOf(kind: CallKind, host: string): Dispatcher {
  const guarded = guardedOf(kind, host);
  if (!kind.isCached) return guarded;
  const { sharing } = state();
  const known = sharing.get(guarded) ?? guarded.compose(interceptors.deduplicate());
  sharing.set(guarded, known);
  return known;
}

/**
 * Called after a change in the upstream, which is therefore reachable: circuits close, and reads do not join earlier
 * ones, whose responses may lack the change.
 */
export function startFreshReads(): void {
  const { sharing, breakers, outages } = state();
  sharing.clear();
  for (const breaker of breakers) breaker.reset();
  for (const outage of outages.values()) outage.end();
}

function guardedOf(kind: CallKind, host: string): Dispatcher {
  const { dispatchers } = state();
  const isKnown = dispatchers.size < MAX_KINDS || dispatchers.has(`${host} ${kind.name}`);
  const { name, bulkhead } = isKnown ? kind : { name: 'others', bulkhead: 'others' };
  const known = dispatchers.get(`${host} ${name}`);
  if (known) return known;
  const breaker = runOutsideRequest(() => createBreaker(name, kind.isProvoked)); // its timers run as long as the process
  state().breakers.push(breaker);
  const made = agentOf(bulkhead, kind).compose(guarding({ breaker, outage: outageOf(kind, host) }, kind, name));
  dispatchers.set(`${host} ${name}`, made);
  return made;
}

const connect = buildConnector({ timeout: 1500 });

/** Connects outside of any request: a socket lives longer than the request that needed it first. */
export const connectOutsideRequest: typeof connect = (options, callback) =>
  runOutsideRequest(() => connect(options, callback));

function agentOf(bulkhead: string, { sockets, deadlineMs }: CallKind): Agent {
  const { agents } = state();
  const known = agents.get(bulkhead);
  if (known) return known;
  const made = new Agent({
    connections: sockets,
    connect: connectOutsideRequest,
    headersTimeout: deadlineMs,
    bodyTimeout: deadlineMs,
    // Next reads a whole body before we see it, so the limit must apply at the socket too.
    maxResponseSize: bulkhead === 'media' ? PICTURE_LIMIT_BYTES : BODY_LIMIT_BYTES,
  });
  agents.set(bulkhead, made);
  return made;
}

/** Outage state of the host's catalogue; null for calls that do not indicate an outage. */
function outageOf(kind: CallKind, host: string): Outage | null {
  if (!kind.isCached || isOthers(kind)) return null;
  const { outages } = state();
  const outage = outages.get(host) ?? createOutage();
  outages.set(host, outage);
  return outage;
}

/** While the circuit is open a call fails at once; responses in the framework's data cache do not pass here. */
const guarding =
  ({ breaker, outage }: Guards, kind: CallKind, name: string): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) => {
    const call = new GuardedCall(handler, kind);
    const address = `${options.method} ${options.path}`;
    const watched = watchCall(name.replace(TYPED, '/:x'), options.method);
    const start = () => {
      dispatch(isOthers(kind) ? options : withHeaders(options, watched.headers), call);
      void call.verdict.then((verdict) => outage?.note(kind, verdict));
      return call.verdict;
    };
    const run = async () => (outage?.admits(kind) ?? true) && breaker.run(address, start);
    void run().then((hasRun) => {
      if (hasRun) void call.verdict.then(watched.end);
      else watched.end('refused');
      if (!hasRun) call.fail(new CallError('CIRCUIT_OPEN', 'The circuit is open'), 'failed');
    });
    return true;
  };

type Guards = { breaker: Breaker; outage: Outage | null };

/** A part of an address that is no resource name: visitors' input must not appear in a metric. */
const TYPED = /\/(?!:id)[^/ ]*[^a-z_/ ][^/ ]*/g;

/** Servers other than the upstream's own: for pictures, and the blog, which accepts no headers of ours. */
const isOthers = ({ bulkhead }: CallKind): boolean => bulkhead === 'media' || bulkhead === 'blog';

type Options = Dispatcher.DispatchOptions;

/** Below caches and joined reads, where headers of one request would make every call unique. */
function withHeaders(options: Options, watched: Record<string, string>): Options {
  const id = currentRequestId();
  const added = { ...watched, ...(id && { [REQUEST_ID_HEADER]: id }) };
  const { headers } = options;
  if (Array.isArray(headers)) return { ...options, headers: [...headers, ...Object.entries(added).flat()] };
  return { ...options, headers: { ...(headers as IncomingHttpHeaders | null), ...added } };
}

/** Every first try earns a tenth of a retry, so that an outage adds at most 10 % to the load. */
export function earnRetry(traffic: Traffic): void {
  const { retriesLeft } = state();
  retriesLeft.set(traffic, Math.min(RETRIES_SAVED_UP, (retriesLeft.get(traffic) ?? 1) + RETRY_SHARE));
}

/** Spends one retry of the class's budget; returns false if there is none. */
export function spendRetry(traffic: Traffic): boolean {
  const { retriesLeft } = state();
  const left = retriesLeft.get(traffic) ?? 1;
  if (left < 1) return false;
  retriesLeft.set(traffic, left - 1);
  return true;
}
