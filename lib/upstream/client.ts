import 'server-only';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { PREVIEW_HEADER, previewToken } from '@/lib/state/preview';
import { apiBase, apiUrl } from './addresses';
import { inBulkheadOf } from './bulkhead';
import { type CallKind, callKind, type LookUp, type Traffic } from './call-kind';
import { refreshSoon } from './degrade';
import { ApiError } from './errors';
import { clearLastGood, lastGood, storeLastGood } from './last-good';
import { problemFrom } from './problem';
import { readErrorBody, readJson } from './read-json';
import { sendUpstream } from './send';
import { earnRetry, spendRetry } from './transport';

type Call = {
  url: URL;
  traffic: Traffic;
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  body?: string;
  /** Tags of the data cache; null disables caching. */
  tags: string[] | null;
  visitorAddress?: string | null;
  /** Aborts the call when its caller no longer waits. */
  signal?: AbortSignal;
};

type CallOptions = {
  locale?: Locale;
  bearer?: string;
  /** The visitor's address as trusted by the proxy, so that limits apply per visitor. */
  visitorAddress?: string | null;
  /** Marks a look-up, whose sockets, breaker and bulkhead are not shared with calls the visitor waits for. */
  lookUp?: LookUp;
  /** Aborts the call when its caller no longer waits. */
  signal?: AbortSignal;
  /** The secret of the requested preview. */
  preview?: string;
};

type Sending = CallOptions & {
  /** Identifies the attempt, so that an upstream that supports the header does not carry it out twice. */
  idempotencyKey?: string;
};

const HYDRA = 'application/ld+json';

function headersOf(
  accept: string,
  { locale, bearer, idempotencyKey, visitorAddress, preview }: Sending,
): Record<string, string> {
  return {
    Accept: accept,
    ...(locale && { [env().LOCALE_HEADER]: locale }),
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(visitorAddress && { 'X-Forwarded-For': visitorAddress }),
    ...(preview && { [PREVIEW_HEADER]: preview }),
  };
}

/**
 * Reads the catalogue, cached 30 s under the tags. Never with a bearer: a stale one turns a public read into 401.
 * Throws ApiError.
 */
export function readApi(path: string, { locale, tags }: { locale?: Locale; tags: string[] }): Promise<unknown> {
  return run({ url: apiUrl(path), traffic: 'catalogue', method: 'GET', headers: headersOf(HYDRA, { locale }), tags });
}

/**
 * Reads a part of a list cached elsewhere (lib/upstream/cached-lists.ts), outside the framework's data cache, where a
 * long list would evict all other entries. Throws ApiError.
 */
export function readUncached(path: string, locale: Locale): Promise<unknown> {
  return run({ url: apiUrl(path), traffic: 'lists', method: 'GET', headers: headersOf(HYDRA, { locale }), tags: null });
}

/** Reads the blog, cached 30 s, without our headers: its list of allowed ones is fixed. Throws ApiError. */
export function readBlog(url: URL, tags: string[]): Promise<unknown> {
  return run({ url, traffic: 'blog', method: 'GET', headers: { Accept: 'application/json' }, tags });
}

/** An uncached read (free hours, an appointment). Throws ApiError. */
export const requestApi = (path: string, asked: CallOptions = {}): Promise<unknown> =>
  callFor(asked, { method: 'GET', path, accept: HYDRA });

/** Sends JSON once: a POST is never repeated. Throws ApiError, with `serverMessage` and `violations` when given. */
export const sendApi = (path: string, body: unknown, asked: Sending = {}): Promise<unknown> =>
  callFor(asked, { method: 'POST', path, accept: `${HYDRA}, application/json;q=0.9`, body: JSON.stringify(body) });

/** Deletes a resource, such as a session, once. Throws ApiError. */
export const deleteApi = (path: string, asked: CallOptions = {}): Promise<unknown> =>
  callFor(asked, { method: 'DELETE', path, accept: 'application/json' });

type VisitorCall = { method: Call['method']; path: string; accept: string; body?: string };

/** A call for one visitor, which is never cached. */
function callFor(asked: Sending, { method, path, accept, body }: VisitorCall): Promise<unknown> {
  const headers = { ...headersOf(accept, asked), ...(body && { 'Content-Type': 'application/json' }) };
  const { visitorAddress, lookUp: traffic = 'visitor', signal } = asked;
  return run({ url: apiUrl(path), traffic, method, headers, body, tags: null, visitorAddress, signal });
}

/**
 * While the upstream fails, a cached read returns its last good response. An absence or a refusal is no failure.
 */
async function run(asked: Call): Promise<unknown> {
  const call = await withPreview(asked);
  const { url, method, headers, tags } = call;
  const what = `${method} ${url.host}${url.pathname}`;
  const name = `${url.href} ${JSON.stringify(headers)}`;
  try {
    const body = await inTime(call, what);
    if (tags && body) storeLastGood(name, body.text);
    return body?.value ?? null;
  } catch (error) {
    if (!tags || !(error instanceof ApiError)) throw error;
    const hasFailed = error.code === 'unavailable' || error.code === 'too_many' || error.code === 'unexpected_shape';
    if (!hasFailed) clearLastGood(name);
    const earlier = hasFailed && !error.isTooLarge ? lastGood(name) : null;
    if (!earlier) throw error;
    log.warn({ code: error.code, status: error.status, reason: error.message }, 'An answer is shown as it was');
    await refreshSoon();
    return earlier.value;
  }
}

/** Adds the secret of the page's preview to a read of our upstream (also of its blog), and disables caching. */
async function withPreview(call: Call): Promise<Call> {
  const token = call.method === 'GET' ? await previewToken() : null;
  if (token === null || call.url.origin !== apiBase().origin) return call;
  return { ...call, traffic: 'preview', tags: null, headers: { [PREVIEW_HEADER]: token, ...call.headers } };
}

type Body = { value: unknown; text: string } | null;

/** Each attempt has its deadline on the wire (lib/upstream/guarded-call.ts); this deadline is for all attempts. */
async function inTime(call: Call, what: string): Promise<Body> {
  const kind = callKind(call.traffic, call.method, call.url);
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      stop.abort();
      reject(new ApiError('unavailable', `${what} took more than ${kind.deadlineMs} ms`));
    }, kind.deadlineMs);
  });
  const signal = call.signal ? AbortSignal.any([stop.signal, call.signal]) : stop.signal;
  const work = () => attempts(call, what, signal, kind);
  try {
    return await Promise.race([inBulkheadOf(call.visitorAddress, kind.name, work), timeout]);
  } finally {
    clearTimeout(timer);
    timer = undefined; // minified, what lives on was made in this scope, and the timer remembers its request
  }
}

async function attempts(call: Call, what: string, signal: AbortSignal, kind: CallKind): Promise<Body> {
  if (signal.aborted) throw new ApiError('unavailable', `${what} waited too long, or for nobody`);
  earnRetry(call.traffic);
  try {
    return await attempt(call, what, signal, kind);
  } catch (error) {
    const mayRetry = call.method === 'GET' && error instanceof ApiError && error.isTransient && !signal.aborted;
    if (mayRetry && spendRetry(call.traffic)) return attempt(call, what, signal, kind);
    throw error;
  }
}

async function attempt(call: Call, what: string, signal: AbortSignal, kind: CallKind): Promise<Body> {
  const { url, method, headers, body, tags } = call;
  try {
    const response = await sendUpstream(url, kind, { method, headers, body, signal, tags });
    if (!response.ok) {
      const wait = response.headers.get('retry-after');
      throw problemFrom(what, response.status, await readErrorBody(what, response), wait);
    }
    return await readJson(what, response);
  } catch (error) {
    throw asApiError(what, error);
  }
}

const TRANSIENT = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_SOCKET']);

function asApiError(what: string, error: unknown): unknown {
  // An error with a digest is control flow of the framework, not a failure.
  if (error instanceof ApiError || (error instanceof Error && 'digest' in error)) return error;
  const code = causeCode(error);
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' || code === 'TOO_LARGE')
    return new ApiError('unexpected_shape', `${what} answered more than 5 MB`, { isTooLarge: true });
  if (code === 'NOT_JSON' || code === 'BROKEN_JSON')
    return new ApiError('unexpected_shape', `${what} answered something else than whole JSON`);
  const isTransient = TRANSIENT.has(code);
  return new ApiError('unavailable', `${what} failed: ${code || 'no answer'}`, { isTransient, cause: error });
}

function causeCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
