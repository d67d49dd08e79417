import 'server-only';
import CircuitBreaker from 'opossum';
import { Agent, type Dispatcher } from 'undici';
import { ApiError } from './errors';
import { JsonAgent } from './json-agent';
import { processState } from './process-state';

/** Each class has its own sockets, breaker and retry budget: a hung blog or a burst of forms leaves the rest alone. */
export type Traffic = 'catalogue' | 'lists' | 'forms' | 'blog' | 'media';

export const BODY_LIMIT_BYTES = 5 * 1024 * 1024;
export const PICTURE_LIMIT_BYTES = 8 * 1024 * 1024;

const SOCKETS = 16;
const RETRY_SHARE = 0.1;
const RETRIES_SAVED_UP = 10;

type Job = (dispatcher: Dispatcher) => Promise<unknown>;
type Lane = { agent: Agent; breakers: Map<string, CircuitBreaker<[Job], unknown>>; retriesLeft: number };

/** A form is sent once, a picture holds up no page, a long list is kept: they may take longer than what a page waits for. */
const isPatient = (traffic: Traffic): boolean => ['forms', 'media', 'lists'].includes(traffic);

const lane = (traffic: Traffic): Lane =>
  processState(`lane.${traffic}`, () => ({
    agent: new (traffic === 'media' ? Agent : JsonAgent)({
      connections: SOCKETS,
      connect: { timeout: 1500 },
      headersTimeout: isPatient(traffic) ? 8000 : 3000,
      bodyTimeout: isPatient(traffic) ? 8000 : 3000,
      // Next reads a body whole before we see it, so the limit has to hold at the socket too.
      maxResponseSize: traffic === 'media' ? PICTURE_LIMIT_BYTES : BODY_LIMIT_BYTES,
    }),
    breakers: new Map(),
    retriesLeft: 1,
  }));

const refusing = (): Agent =>
  processState(
    'refusing',
    () => new Agent({ connect: (_options, done) => done(new Error('The circuit is open'), null) }),
  );

const isAnswer = (error: unknown): boolean => !(error instanceof ApiError && error.code === 'unavailable');

function breakerFor(traffic: Traffic, host: string): CircuitBreaker<[Job], unknown> {
  const { agent, breakers } = lane(traffic);
  const known = breakers.get(host);
  if (known) return known;
  const made = new CircuitBreaker((job: Job) => job(agent), {
    name: `${traffic} ${host}`,
    timeout: false, // the deadline is kept by the client
    volumeThreshold: 10,
    errorThresholdPercentage: 50,
    resetTimeout: 5000,
    errorFilter: isAnswer, // a 404 or a 422 is a healthy upstream
  });
  breakers.set(host, made);
  return made;
}

/**
 * Runs a call in its lane. While the circuit is open the call still runs, but with sockets that refuse at once:
 * what the data cache holds is served, the rest fails without waiting.
 */
export async function inLane<T>(
  traffic: Traffic,
  host: string,
  call: (dispatcher: Dispatcher) => Promise<T>,
): Promise<T> {
  try {
    return (await breakerFor(traffic, host).fire(call)) as T;
  } catch (error) {
    if (error instanceof Error && CircuitBreaker.isOurError(error)) return call(refusing());
    throw error;
  }
}

/** The sockets of a class, for a call that needs neither breaker nor retry. */
export const agentOf = (traffic: Traffic): Dispatcher => lane(traffic).agent;

/** Every first try earns a tenth of a retry, so that an outage adds at most 10 % to the load. */
export function earnRetry(traffic: Traffic): void {
  const state = lane(traffic);
  state.retriesLeft = Math.min(RETRIES_SAVED_UP, state.retriesLeft + RETRY_SHARE);
}

/** True when the budget of the class allows one more try; it is then spent. */
export function spendRetry(traffic: Traffic): boolean {
  const state = lane(traffic);
  if (state.retriesLeft < 1) return false;
  state.retriesLeft -= 1;
  return true;
}
