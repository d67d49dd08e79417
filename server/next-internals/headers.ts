// Seen in next 16.4 to 16.5. When it changes, visitors can send internal headers to Next or see its own, and a page
// that was stale when it was rendered is cached for too long.
import type { IncomingHttpHeaders } from 'node:http';

const INTERNAL_REQUEST = /^(?:rsc|next-.*|x-(?:middleware|nextjs|next|invoke|matched|now|prerender|vercel)-.*)$/;
const INTERNAL_RESPONSE = /^x-(?:middleware|nextjs)-.*$/;

/**
 * True for a request header (in lower case) that only Next itself may send, its router headers included: links are
 * plain here (docs/decisions/0006), so that every address is one document for all visitors.
 */
export const isInternalRequestHeader = (name: string): boolean => INTERNAL_REQUEST.test(name);

/** True for a response header (in lower case) that is only for Next itself. */
export const isInternalResponseHeader = (name: string): boolean => INTERNAL_RESPONSE.test(name);

/** HIT, STALE or MISS: the state of a page in Next's cache; '' if Next does not cache it. */
export const cacheState = (headers: IncomingHttpHeaders): string => String(headers['x-nextjs-cache'] ?? '');

/** True for a stale page that the framework renders again. */
export const isStale = (headers: IncomingHttpHeaders): boolean => cacheState(headers) === 'STALE';
