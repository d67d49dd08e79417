import { siteUrl } from '../env';
import { DRAFT_COOKIE } from '../routes';

const isSecure = (): boolean => siteUrl().startsWith('https:');

/** Full name of a cookie: with this prefix, behind https, other hosts and plain connections cannot set it. */
const fullName = (name: string): string => (isSecure() ? `__Host-${name}` : name);

/** The value of one of our cookies; null if it was not sent or is empty. */
export function readCookie(headers: Headers, name: string): string | null {
  const start = `${fullName(name)}=`;
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || null;
}

/** A Set-Cookie line: not readable by scripts, not sent with other sites' requests, valid for `seconds`. */
export const cookieLine = (name: string, value: string, seconds: number): string =>
  frameworkCookieLine(fullName(name), value, seconds);

/** A Set-Cookie line with the same flags for a cookie that Next names. */
const frameworkCookieLine = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure() ? '; Secure' : ''}`;

/** A Set-Cookie line for a hint readable by our pages' scripts; it must grant no access. */
export const readableCookieLine = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${isSecure() ? '; Secure' : ''}`;

const COOKIE = 'vista_previa';
const SECRET = /^[\w-]{43}$/;

/** The secret of a preview link; null if malformed. */
export const previewSecret = (text: string | null): string | null => (text !== null && SECRET.test(text) ? text : null);

/** The secret of the browser's current preview; null without preview. */
export function secretOf(headers: Headers): string | null {
  return headers.get('cookie')?.includes(`${DRAFT_COOKIE}=`) ? previewSecret(readCookie(headers, COOKIE)) : null;
}

/**
 * The Set-Cookie lines of a preview. `draft` is the value of Next's own cookie, which Next would send without an end,
 * and over https alone.
 */
export const previewLines = (secret: string, draft: string, seconds: number): string[] => [
  cookieLine(COOKIE, secret, seconds),
  frameworkCookieLine(DRAFT_COOKIE, draft, seconds),
];

/** Ends a preview. */
export function leavePreview(location: string): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  for (const line of previewLines('', '', 0)) headers.append('Set-Cookie', line);
  return new Response(null, { status: 303, headers });
}
