// Seen in next 16.4 to 16.5. When it changes, visitors can speak to the framework's own parts or see their headers,
// and a page that was stale when it was rendered is cached for too long.
import type { IncomingHttpHeaders } from 'node:http';

const INTERNAL_REQUEST = /^(?:rsc|next-.*|x-(?:middleware|nextjs|next|invoke|matched|now|prerender|vercel)-.*)$/;
const INTERNAL_RESPONSE = /^x-(?:middleware|nextjs)-.*$/;

/**
 * True for a request header (in lower case) that only the framework's own parts may send. Those of its router are among
 * them: links are plain here (docs/decisions/0006), so that every address is a document for everybody.
 */
export const isInternalRequestHeader = (name: string): boolean => INTERNAL_REQUEST.test(name);

/** True for a response header (in lower case) that is meant for the framework's own parts. */
export const isInternalResponseHeader = (name: string): boolean => INTERNAL_RESPONSE.test(name);

/** HIT, STALE or MISS: how the framework came by a page; '' for one that it does not cache. */
export const cacheState = (headers: IncomingHttpHeaders): string => String(headers['x-nextjs-cache'] ?? '');

/** True for a stale page that the framework renders again. */
export const isStale = (headers: IncomingHttpHeaders): boolean => cacheState(headers) === 'STALE';
