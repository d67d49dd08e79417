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

/** A Set-Cookie line: out of reach of scripts and of other sites' requests, gone after so many seconds. */
export function cookieLine(name: string, value: string, seconds: number): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
  return `${fullName(name)}=${value}; ${flags}${isSecure() ? '; Secure' : ''}`;
}
