import { siteUrl } from '../env';

const isSecure = (): boolean => siteUrl().startsWith('https:');

/** The name a cookie has: behind https no other host and no plain connection can set one of this name. */
const fullName = (name: string): string => (isSecure() ? `__Host-${name}` : name);

/** The value of a cookie of ours; null when the browser did not send it. */
export function readCookie(headers: Headers, name: string): string | null {
  const start = `${fullName(name)}=`;
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || null;
}

/** A Set-Cookie line: not readable by scripts, not sent with other sites' requests, valid for so many seconds. */
export const cookieLine = (name: string, value: string, seconds: number): string =>
  frameworkCookieLine(fullName(name), value, seconds);

/** A Set-Cookie line with the same flags for a cookie that Next names. */
export const frameworkCookieLine = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure() ? '; Secure' : ''}`;

/** A Set-Cookie line for a hint that scripts of our pages may read; it must grant nothing. */
export const readableCookieLine = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${isSecure() ? '; Secure' : ''}`;
