import 'server-only';
import { fetch as uncachedFetch } from 'undici';
import type { CallKind } from './call-kind';
import { dispatcherOf } from './transport';

/** How long the framework's data cache keeps a response. */
const FRESH_SECONDS = 30;

type Sent = {
  method?: string;
  headers: Headers | Record<string, string>;
  body?: string | ArrayBuffer;
  signal: AbortSignal;
  /** Tags of the framework's data cache; without them the response is not cached. */
  tags?: string[] | null;
};

/**
 * The site's one HTTP client for the upstream: a call over the sockets, circuit breaker and deadline of its kind, without
 * redirects. Rejects if there is no response.
 */
export function sendUpstream(url: URL, kind: CallKind, { tags, ...sent }: Sent): Promise<Response> {
  const init = { ...sent, redirect: 'manual', dispatcher: dispatcherOf(kind, url.host) } as const;
  // Only the framework's own fetch writes to its cache.
  if (tags) return fetch(url.href, { ...init, next: { revalidate: FRESH_SECONDS, tags } } as RequestInit);
  return uncachedFetch(url.href, init as Parameters<typeof uncachedFetch>[1]) as unknown as Promise<Response>;
}
