import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { cookieLine, readCookie } from '@/lib/http/cookies';
import { seal, unseal } from '@/lib/http/seal';
import { revoke, type Session } from './session';

const COOKIE = 'pro-clave';
const SECONDS = 600;

const Claims = z.object({ password: z.string().min(1), session: z.string(), jti: z.string().min(16), ends: z.int() });

/** The password of a first login, for the change that has to follow (M162, M173). */
export type FirstPassword = z.output<typeof Claims>;

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** The Set-Cookie line that stores it for ten minutes and one use by this session (docs/architecture.md#browser-storage). */
export const storeFirstPassword = ({ jti }: Session, password: string): Promise<string> =>
  lineOf({ password, session: jti, ...freshId(), ends: nowSeconds() + SECONDS });

/** Stores it for another attempt after a refusal, no longer than it was stored before. */
export const restoreFirstPassword = (used: FirstPassword): Promise<string> => lineOf({ ...used, ...freshId() });

/** The password this session logged in with; null after its time and its use. It is used up by this. */
export async function takeFirstPassword(headers: Headers, { jti }: Session): Promise<FirstPassword | null> {
  const sealed = readCookie(headers, COOKIE);
  const claims = Claims.safeParse(sealed && (await unseal(COOKIE, sealed)));
  if (!claims.success) return null;
  const first = claims.data;
  if (first.session !== jti || first.ends <= nowSeconds()) return null;
  return (await revoke(first.jti, first.ends)) ? first : null;
}

/** The Set-Cookie line that makes a browser forget it. */
export const forgottenFirstPasswordLine = (): string => cookieLine(COOKIE, '', 0);

const freshId = () => ({ jti: randomBytes(16).toString('base64url') });

async function lineOf(first: FirstPassword): Promise<string> {
  const seconds = Math.max(1, first.ends - nowSeconds());
  return cookieLine(COOKIE, await seal(COOKIE, first, seconds), seconds);
}
