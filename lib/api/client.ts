import 'server-only';
import { type Dispatcher, fetch as plainFetch } from 'undici';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { apiUrl } from './addresses';
import { ApiError } from './errors';
import { problemFrom } from './problem';
import { readErrorBody, readJson } from './read-json';
import { earnRetry, inLane, spendRetry, type Traffic } from './transport';

const READ_DEADLINE_MS = 3000;
/** Of what is sent, and of a part of a long list, which no page asks for twice. */
const PATIENT_DEADLINE_MS = 8000;
const FRESH_SECONDS = 30;

type Call = {
  url: URL;
  traffic: Traffic;
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  body?: string;
  /** Tags of the data cache; null is never cached. */
  tags: string[] | null;
};

type Asking = { locale?: Locale; bearer?: string };

const localeHeader = (locale: Locale | undefined): Record<string, string> =>
  locale ? { [env().LOCALE_HEADER]: locale } : {};
const bearerHeader = (bearer: string | undefined): Record<string, string> =>
  bearer ? { Authorization: `Bearer ${bearer}` } : {};
const keyHeader = (key: string | undefined): Record<string, string> => (key ? { 'Idempotency-Key': key } : {});
const addressHeader = (address: string | null | undefined): Record<string, string> =>
  address ? { 'X-Forwarded-For': address } : {};

/**
 * Reads the catalogue, kept 30 s under the tags. Never with a bearer: a stale one turns a public read into 401.
 * Throws ApiError.
 */
export function readApi(path: string, { locale, tags }: { locale?: Locale; tags: string[] }): Promise<unknown> {
  const headers = { Accept: 'application/ld+json', ...localeHeader(locale) };
  return run({ url: apiUrl(path), traffic: 'catalogue', method: 'GET', headers, tags });
}

/**
 * Reads a part of a list that is kept elsewhere (lib/api/kept-lists.ts): neither the framework's data cache, which a long
 * list would empty of all else, nor the page learns of it. Throws ApiError.
 */
export function readUnkept(path: string, locale: Locale): Promise<unknown> {
  const headers = { Accept: 'application/ld+json', ...localeHeader(locale) };
  return run({ url: apiUrl(path), traffic: 'lists', method: 'GET', headers, tags: null });
}

/** Reads the blog, kept 30 s. No header of ours goes there: its list of allowed ones is fixed. Throws ApiError. */
export function readBlog(url: URL, tags: string[]): Promise<unknown> {
  return run({ url, traffic: 'blog', method: 'GET', headers: { Accept: 'application/json' }, tags });
}

/** Asks something that must be answered now (free hours, an appointment): never cached. Throws ApiError. */
export function askApi(path: string, { locale, bearer }: Asking = {}): Promise<unknown> {
  const headers = { Accept: 'application/ld+json', ...localeHeader(locale), ...bearerHeader(bearer) };
  return run({ url: apiUrl(path), traffic: 'forms', method: 'GET', headers, tags: null });
}

type Sending = Asking & {
  /** Names the attempt, so that an upstream that knows the header does not carry it out twice. */
  idempotencyKey?: string;
  /** The visitor's address as the front believes it, so that an upstream can count tries by it. */
  visitorAddress?: string | null;
};

/** Sends JSON once: a POST is never repeated. Throws ApiError, with `serverMessage` and `violations` when given. */
export function sendApi(path: string, body: unknown, asked: Sending = {}): Promise<unknown> {
  const { locale, bearer, idempotencyKey, visitorAddress } = asked;
  const headers = {
    Accept: 'application/ld+json, application/json;q=0.9',
    'Content-Type': 'application/json',
    ...localeHeader(locale),
    ...bearerHeader(bearer),
    ...keyHeader(idempotencyKey),
    ...addressHeader(visitorAddress),
  };
  const text = JSON.stringify(body);
  return run({ url: apiUrl(path), traffic: 'forms', method: 'POST', headers, body: text, tags: null });
}

/** Takes something back, such as a session, once. Throws ApiError. */
export function deleteApi(path: string, { locale, bearer }: Asking = {}): Promise<unknown> {
  const headers = { Accept: 'application/json', ...localeHeader(locale), ...bearerHeader(bearer) };
  return run({ url: apiUrl(path), traffic: 'forms', method: 'DELETE', headers, tags: null });
}

/** The deadline holds here as well as in the signal, which Next drops when it refreshes a cached answer. */
async function run(call: Call): Promise<unknown> {
  const what = `${call.method} ${call.url.host}${call.url.pathname}`;
  const isPatient = call.method !== 'GET' || call.traffic === 'lists';
  const deadlineMs = isPatient ? PATIENT_DEADLINE_MS : READ_DEADLINE_MS;
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      stop.abort();
      reject(new ApiError('unavailable', `${what} took more than ${deadlineMs} ms`));
    }, deadlineMs);
  });
  try {
    return await inLane(call.traffic, call.url.host, (dispatcher) =>
      Promise.race([attempts(call, what, stop.signal, dispatcher), late]),
    );
  } finally {
    clearTimeout(timer);
  }
}

async function attempts(call: Call, what: string, signal: AbortSignal, dispatcher: Dispatcher): Promise<unknown> {
  earnRetry(call.traffic);
  try {
    return await attempt(call, what, signal, dispatcher);
  } catch (error) {
    const mayRetry = call.method === 'GET' && error instanceof ApiError && error.isTransient && !signal.aborted;
    if (mayRetry && spendRetry(call.traffic)) return attempt(call, what, signal, dispatcher);
    throw error;
  }
}

async function attempt(call: Call, what: string, signal: AbortSignal, dispatcher: Dispatcher): Promise<unknown> {
  const { method, headers, body } = call;
  const sent = { method, headers, body, redirect: 'manual' as const, signal, dispatcher };
  const kept = call.tags ? { next: { revalidate: FRESH_SECONDS, tags: call.tags } } : { cache: 'no-store' as const };
  try {
    const response =
      call.traffic === 'lists'
        ? await plainFetch(call.url.href, sent)
        : await fetch(call.url.href, { ...sent, ...kept } as RequestInit);
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
  // An error with a digest is the framework steering the render, not a failure.
  if (error instanceof ApiError || (error instanceof Error && 'digest' in error)) return error;
  const code = causeCode(error);
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
    return new ApiError('unexpected_shape', `${what} answered more than 5 MB`, { isTooLarge: true });
  if (code === 'NOT_JSON') return new ApiError('unexpected_shape', `${what} answered something else than JSON`);
  const isTransient = TRANSIENT.has(code);
  return new ApiError('unavailable', `${what} failed: ${code || 'no answer'}`, { isTransient, cause: error });
}

function causeCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
