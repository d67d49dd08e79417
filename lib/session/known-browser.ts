import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { cookieLine, readCookie } from '@/lib/http/cookies';
import { seal, unseal } from '@/lib/http/seal';

const COOKIE = 'pro-navegador';
/** Half a year after the last login. */
const SECONDS = 180 * 24 * 60 * 60;

const Claims = z.object({ username: z.string().min(1), id: z.string().min(16), proof: z.string() });

/** `id` is what its tries are counted by; `proof` is the upstream's own, '' where it gave none. */
type KnownBrowser = { id: string; proof: string };

/** A browser in which the owner of this account was before; null for any other. It opens nothing: the password is still asked. */
export async function knownBrowser(headers: Headers, username: string): Promise<KnownBrowser | null> {
  const sealed = readCookie(headers, COOKIE);
  const claims = Claims.safeParse(sealed && (await unseal(COOKIE, sealed)));
  return claims.success && claims.data.username === sameName(username) ? claims.data : null;
}

/** The Set-Cookie line by which a browser is known, after a login or a mailed link. */
export async function knownBrowserLine(username: string, proof: string): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  return cookieLine(COOKIE, await seal(COOKIE, { username: sameName(username), id, proof }, SECONDS), SECONDS);
}

/** The same account, however it is written. */
export const sameName = (username: string): string => username.normalize('NFKC').trim().toLowerCase();
