import 'server-only';
import { headers } from 'next/headers';
import type { LoginNext } from '@/lib/domain/professional/professional';
import { callerOf } from '@/lib/http/caller';
import type { Locale } from '@/lib/i18n/locales';
import { verifySession } from './verified';

/** Who is logged in. `next` is 'upgrade' until the first password was changed: the portal's calls are refused before. */
export type LoggedInProfessional = { username: string; token: string; name: string; next: LoginNext };

/** nobody: no session; ended: the upstream has ended it; failed: the upstream cannot say now; `error` is to be thrown. */
export type ReadProfessional =
  | { kind: 'nobody' }
  | { kind: 'ended' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'valid'; professional: LoggedInProfessional };

/**
 * The professional who is logged in, for a page (M167, docs/architecture.md#sessions); it must not leave the server. Only
 * a page that is never cached may call it ('force-dynamic', noindex); on others a script asks GET /api/profesional/sesion,
 * which also renews the session.
 */
export async function readProfessional(locale: Locale): Promise<ReadProfessional> {
  const sent = await headers();
  const verified = await verifySession(sent, callerOf(sent, locale)).catch((error: unknown) => ({
    kind: 'failed' as const,
    error,
  }));
  if (verified.kind !== 'valid') return verified;
  const { username, token, name, next } = verified.session;
  return { kind: 'valid', professional: { username, token, name, next } };
}
