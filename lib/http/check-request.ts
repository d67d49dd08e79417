import { siteUrl } from '@/lib/env';
import { refuse } from './answers';
import { callLocale } from './call-locale';
import { LIMIT_HEADER } from './limit-header';
import { countRequest, type RateLimit } from './rate-limit';
import { isSameOrigin } from './same-origin';
import { refuseTooMany } from './too-many';

/** What refuses a request before it is read: 403 unless it comes from our own pages, 429 beyond its limit; else null. */
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
