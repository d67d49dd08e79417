import { siteUrl } from '@/lib/env';
import { refuse, refuseTooMany } from './answers';
import { callLocale, LIMIT_HEADER } from './endpoint-call';
import { countRequest, type RateLimit } from './rate-limit';
import { readCapped } from './read-capped';

/** Refuses a request before it is read: 403 unless it comes from our own pages, 429 over its limit; else null. */
export async function refusalOf(request: Request, limit: RateLimit): Promise<Response | null> {
  if (!isSameOrigin(request.headers, siteUrl())) return refuse('foreign');
  const retryAfter = await countRequest(limit, request.headers);
  if (retryAfter === null) return null;
  const refusal = await refuseTooMany(
    callLocale(new URL(request.url).searchParams, request.headers.get('referer')),
    retryAfter,
  );
  refusal.headers.set(LIMIT_HEADER, 'client');
  return refusal;
}

/**
 * True for a request of our own pages. Browsers send Sec-Fetch-Site, which no page can forge; those that do not, or
 * pages without TLS, send Origin. A request with neither does not come from a browser and carries no visitor's cookies,
 * so it is allowed. `siteUrl` is the public origin, for a proxy that changes the Host.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const { host, origin: sentOrigin } = new URL(origin);
  return host === headers.get('host') || sentOrigin === new URL(siteUrl).origin;
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** Returns the value of a JSON body, or the reason for its absence. */
export async function readJsonBody(
  request: Pick<Request, 'headers' | 'body'>,
  maxBytes: number,
): Promise<{ value: unknown } | { error: 'not_json' | 'too_large' | 'malformed' }> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) return { error: 'not_json' };
  const text = await readCapped(request.body, maxBytes);
  if (text === null) return { error: 'too_large' };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { error: 'malformed' };
  }
}
