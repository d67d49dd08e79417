import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { cookieLine, readCookie } from '@/lib/http/cookies';
import { seal, unseal } from '@/lib/http/seal';
import { revoke, type Session } from './session';

const COOKIE = 'pro-clave';
const SECONDS = 600;

const Claims = z.object({ password: z.string().min(1), session: z.string(), jti: z.string().min(16), ends: z.int() });

/** The password of a first login, for the required change (M162, M173). */
export type FirstPassword = z.output<typeof Claims>;

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** Set-Cookie line that stores it for ten minutes, one use and this session (docs/architecture.md#browser-storage). */
export const storeFirstPassword = ({ jti }: Session, password: string): Promise<string> =>
  lineOf({ password, session: jti, ...freshId(), ends: nowSeconds() + SECONDS });

/** Stores it for another attempt after a refusal, without extending its time. */
export const restoreFirstPassword = (used: FirstPassword): Promise<string> => lineOf({ ...used, ...freshId() });

/** Returns the password this session logged in with and consumes it; null if expired or used. */
export async function takeFirstPassword(headers: Headers, { jti }: Session): Promise<FirstPassword | null> {
  const sealed = readCookie(headers, COOKIE);
  const claims = Claims.safeParse(sealed && (await unseal(COOKIE, sealed)));
  if (!claims.success) return null;
  const first = claims.data;
  if (first.session !== jti || first.ends <= nowSeconds()) return null;
  return (await revoke(first.jti, first.ends)) ? first : null;
}

/** The Set-Cookie line that deletes it. */
export const clearFirstPasswordLine = (): string => cookieLine(COOKIE, '', 0);

const freshId = () => ({ jti: randomBytes(16).toString('base64url') });

async function lineOf(first: FirstPassword): Promise<string> {
  const seconds = Math.max(1, first.ends - nowSeconds());
  return cookieLine(COOKIE, await seal(COOKIE, first, seconds), seconds);
}
