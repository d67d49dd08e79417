import 'server-only';
import { headers } from 'next/headers';
import type { LoginNext } from '@/lib/domain/professional/professional';
import { readSession } from './session';

/** Who is logged in. `next` is 'upgrade' until the first password was changed: the portal's calls are refused before. */
export type LoggedInProfessional = { username: string; token: string; name: string; next: LoginNext };

/**
 * The professional who is logged in, for a page; null when nobody is (M167). It is the flag, the bearer of the portal's
 * calls and `currentusername` (architecture section 6), and never leaves the server.
 *
 * A page that calls it is nobody else's: it says `export const dynamic = 'force-dynamic'`, its metadata says noindex, and
 * what it answers has no s-maxage, so that the front makes it for each visitor and keeps it for nobody ('private,
 * no-store'; tests/unit/server/front.test.ts). A page that is kept must not call it: there a script asks
 * GET /api/profesional/sesion. A page cannot renew the session, only the doors can; that script does.
 */
export async function readProfessional(): Promise<LoggedInProfessional | null> {
  const session = await readSession(await headers());
  if (!session) return null;
  const { username, token, name, next } = session;
  return { username, token, name, next };
}
