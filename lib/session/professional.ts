import 'server-only';
import { headers } from 'next/headers';
import type { LoginNext } from '@/lib/domain/professional/professional';
import { type Caller, callerOf } from '@/lib/http/caller';
import type { Locale } from '@/lib/i18n/locales';
import { isFirstAccess } from '@/lib/professionals/professionals';
import { ApiError } from '@/lib/upstream/errors';
import { readSession, type Session } from './session';

/** The logged-in professional. With `next` 'upgrade', the first password must be changed before the portal responds. */
export type LoggedInProfessional = { username: string; token: string; name: string; next: LoginNext };

/** anonymous: no session; ended: ended by the upstream; failed: the upstream did not answer; callers throw `error`. */
export type ReadProfessional =
  | { kind: 'anonymous' }
  | { kind: 'ended' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'valid'; professional: LoggedInProfessional };

/**
 * The logged-in professional, for a page (M167, docs/architecture.md#sessions); it must not leave the server. Only
 * a page that is never cached may call it ('force-dynamic', noindex); on others a script asks GET
 * /api/profesional/sesion, which also renews the session.
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

/** anonymous: no session was sent, or it has expired; ended: the upstream has ended it. */
export type Verified = { kind: 'anonymous' } | { kind: 'ended' } | { kind: 'valid'; session: Session };

/**
 * The session of a request, verified by the upstream each time: a new password, a disabled account or a logout on
 * another device ends it at once. Throws ApiError when the upstream cannot tell.
 */
export async function verifySession(headers: Headers, caller: Caller): Promise<Verified> {
  const session = await readSession(headers);
  if (!session) return { kind: 'anonymous' };
  const isFirst = await firstAccess(session, { locale: caller.locale, visitorAddress: caller.visitorAddress });
  if (isFirst === 'ended') return { kind: 'ended' };
  return { kind: 'valid', session: { ...session, next: isFirst ? 'upgrade' : 'portal' } };
}

/** An account refused with a message may not be used (M161); 403 accepts the bearer and changes nothing. */
async function firstAccess(session: Session, caller: Caller): Promise<boolean | 'ended'> {
  try {
    const outcome = await isFirstAccess(session, caller);
    return outcome.kind === 'ok' ? outcome.value : 'ended';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return 'ended';
    if (error.status === 403) return session.next === 'upgrade';
    throw error;
  }
}
