import { DRAFT_COOKIE } from '../routes';
import { cookieLine, frameworkCookieLine, readCookie } from './cookies';

const COOKIE = 'vista_previa';
const SECRET = /^[\w-]{43}$/;

/** The secret of a preview link; null for a text that cannot be one. */
export const previewSecret = (text: string | null): string | null => (text !== null && SECRET.test(text) ? text : null);

/** The secret of the preview that a browser is in; null for every other browser. */
export function secretOf(headers: Headers): string | null {
  return headers.get('cookie')?.includes(`${DRAFT_COOKIE}=`) ? previewSecret(readCookie(headers, COOKIE)) : null;
}

/**
 * The Set-Cookie lines of a preview. `draft` is the value of Next's own cookie, which Next would send without an end, and over
 * https alone.
 */
export const previewLines = (secret: string, draft: string, seconds: number): string[] => [
  cookieLine(COOKIE, secret, seconds),
  frameworkCookieLine(DRAFT_COOKIE, draft, seconds),
];

/** Leads out of a preview. */
export function leavePreview(location: string): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  for (const line of previewLines('', '', 0)) headers.append('Set-Cookie', line);
  return new Response(null, { status: 303, headers });
}
