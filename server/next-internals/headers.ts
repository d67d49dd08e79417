// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, visitors can speak to the framework's own parts or see their headers,
// and a page that was stale when it was rendered is cached for too long.
import type { IncomingHttpHeaders } from 'node:http';

const INTERNAL_REQUEST =
  /^(?:x-(?:middleware|nextjs|next|invoke|matched|now|prerender|vercel)-.*|next-(?:resume|action).*)$/;
const INTERNAL_RESPONSE = /^(?:x-middleware-.*|x-nextjs-(?:cache|prerender|matched-path))$/;

/** True for a request header (in lower case) that only the framework's own parts may send. */
export const isInternalRequestHeader = (name: string): boolean => INTERNAL_REQUEST.test(name);

/** True for a response header (in lower case) that is meant for the framework's own parts. */
export const isInternalResponseHeader = (name: string): boolean => INTERNAL_RESPONSE.test(name);

/** How long the router of the browser may reuse a page: there is none here. */
export const STALE_TIME_HEADER = 'x-nextjs-stale-time';

/** HIT, STALE or MISS: how the framework came by a page; '' for one that it does not cache. */
export const cacheState = (headers: IncomingHttpHeaders): string => String(headers['x-nextjs-cache'] ?? '');

/** True for a page the framework cached past its time and renders anew. */
export const isStale = (headers: IncomingHttpHeaders): boolean => cacheState(headers) === 'STALE';

/** True when a request asks for a page's data instead of its document. */
export const asksForPageData = (headers: IncomingHttpHeaders): boolean => headers.rsc !== undefined;

/** The request header that makes the difference, for Vary. */
export const PAGE_DATA_HEADER = 'RSC';

/** True for an answer that is a page's data. */
export const isPageData = (headers: IncomingHttpHeaders): boolean =>
  Boolean(headers['content-type']?.startsWith('text/x-component'));
