import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { cookieLine, readCookie } from '@/lib/http/cookies';
import { seal, unseal } from '@/lib/http/seal';
import { isRevoked, revoke } from './revoked';
import type { Session } from './session';

const COOKIE = 'pro-clave';
const SECONDS = 600;

const Claims = z.object({ password: z.string().min(1), session: z.string(), jti: z.string().min(16), ends: z.int() });

/** The password somebody logged in with for the first time, for the change that has to follow (M162, M173). */
export type FirstPassword = z.output<typeof Claims>;

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** Keeps it for ten minutes, for one use by this session (architecture section 6). */
export const keepFirstPassword = ({ jti }: Session, password: string): Promise<string> =>
  lineOf({ password, session: jti, ...freshId(), ends: nowSeconds() + SECONDS });

/** Keeps it for another try, no longer than it was kept before: the first one was refused. */
export const keepOnFirstPassword = (used: FirstPassword): Promise<string> => lineOf({ ...used, ...freshId() });

/** The password this session logged in with; null after its time and its use. It is used up by this. */
export async function takeFirstPassword(headers: Headers, { jti }: Session): Promise<FirstPassword | null> {
  const sealed = readCookie(headers, COOKIE);
  const claims = Claims.safeParse(sealed && (await unseal(COOKIE, sealed)));
  if (!claims.success) return null;
  const kept = claims.data;
  if (kept.session !== jti || kept.ends <= nowSeconds() || isRevoked(kept.jti)) return null;
  revoke(kept.jti, kept.ends);
  return kept;
}

/** The Set-Cookie line that makes a browser forget it. */
export const forgottenFirstPasswordLine = (): string => cookieLine(COOKIE, '', 0);

const freshId = () => ({ jti: randomBytes(16).toString('base64url') });

async function lineOf(kept: FirstPassword): Promise<string> {
  const seconds = Math.max(1, kept.ends - nowSeconds());
  return cookieLine(COOKIE, await seal(COOKIE, kept, seconds), seconds);
}
