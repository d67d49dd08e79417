import 'server-only';
import { randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { LOGGED_IN_COOKIE, type LoginNext } from '@/lib/domain/professional/professional';
import { cookieLine, readableCookieLine, readCookie } from '@/lib/http/cookies';
import { seal, unseal } from '@/lib/http/seal';
import { openStore } from '@/lib/state/open-store';
import { ApiError } from '@/lib/upstream/errors';

const COOKIE = 'pro';
const MAX_SECONDS = 8 * 3600;
const IDLE_SECONDS = 3600;
/** Browsers silently drop a cookie above 4096 bytes. */
const MAX_BYTES = 4096;

const Claims = z.object({
  username: z.string().min(1),
  name: z.string().min(1),
  token: z.string().min(1),
  next: z.enum(['portal', 'upgrade']),
  jti: z.string().min(16),
  ends: z.int(),
});

/** The sealed form of a session. `token` is the upstream's; `ends` (seconds since 1970) cannot be extended. */
export type Session = z.output<typeof Claims>;

type Opened = { username: string; name: string; token: string; next: LoginNext };

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** A new session: eight hours at most, and not beyond the expiry of the upstream's token. */
export function openSession(opened: Opened): Session {
  const left = Math.min(MAX_SECONDS, secondsLeft(opened.token) ?? MAX_SECONDS);
  return { ...opened, jti: randomBytes(16).toString('base64url'), ends: nowSeconds() + left };
}

/** Returns the session of a request; null if missing, expired, logged out, altered or not ours. */
export async function readSession(headers: Headers): Promise<Session | null> {
  const session = await unsealed(headers);
  return session && session.ends > nowSeconds() && !(await isRevoked(session.jti)) ? session : null;
}

/**
 * True when the browser sent a session that it should delete: expired, altered or not ours. Not one that was revoked:
 * the revoking response has cleared or replaced the cookie, which a later response must not clear.
 */
export async function hasInvalidCookie(headers: Headers): Promise<boolean> {
  if (readCookie(headers, COOKIE) === null) return false;
  const session = await unsealed(headers);
  return session === null || (session.ends <= nowSeconds() && !(await isRevoked(session.jti)));
}

async function unsealed(headers: Headers): Promise<Session | null> {
  const sealed = readCookie(headers, COOKIE);
  return Claims.safeParse(sealed && (await unseal(COOKIE, sealed))).data ?? null;
}

/**
 * The Set-Cookie lines that open or renew a session: it expires after an hour without any
 * (docs/architecture.md#sessions). Throws 'unexpected_shape' for a token too long for a cookie.
 */
export async function sessionLines(session: Session): Promise<string[]> {
  const seconds = Math.min(IDLE_SECONDS, session.ends - nowSeconds());
  const line = cookieLine(COOKIE, await seal(COOKIE, session, seconds), seconds);
  if (line.length > MAX_BYTES) throw new ApiError('unexpected_shape', 'A token is too long for a session');
  return [line, readableCookieLine(LOGGED_IN_COOKIE, '1', seconds)];
}

/** Revokes a session, every renewed copy included. */
export const endSession = ({ jti, ends }: Session): Promise<unknown> => revoke(jti, ends);

/** The Set-Cookie lines that delete the session from a browser. */
export const clearSessionLines = (): string[] => [
  cookieLine(COOKIE, '', 0),
  readableCookieLine(LOGGED_IN_COOKIE, '', 0),
];

/** Seconds until the upstream's token expires; null if unknown or already expired (another clock). */
function secondsLeft(token: string): number | null {
  const { exp } = readToken(token);
  const left = typeof exp === 'number' ? Math.floor(exp - nowSeconds()) : 0;
  return left > 0 ? left : null;
}

/** The user name in the upstream's spelling, if its token has one that differs in case only; else as typed. */
export function usernameInToken(token: string, typed: string): string {
  const { username } = readToken(token);
  return typeof username === 'string' && username.toLowerCase() === typed.toLowerCase() ? username : typed;
}

/** Parsed, not verified: the token came from the upstream itself, which alone verifies it (M164). */
function readToken(token: string): Record<string, unknown> {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
}

const store = () => openStore('session.revoked', 100_000);

/**
 * Invalidates the seal with this id: logged out, or used up. Returns true only for the first of several calls. Stored
 * until `ends` (seconds since 1970), when it expires anyway.
 */
export async function revoke(id: string, ends: number): Promise<boolean> {
  const { count } = await store().increment(id, ends * 1000 - Date.now());
  return count === 1;
}

/** True for a seal that was logged out or used up. */
export const isRevoked = async (id: string): Promise<boolean> => (await store().get(id)) !== null;
