import 'server-only';
import type { Caller } from '@/lib/http/caller';
import { isFirstAccess } from '@/lib/professionals/professionals';
import { ApiError } from '@/lib/upstream/errors';
import { readSession, type Session } from './session';

/** nobody: no session is sent, or it has expired; ended: the upstream has ended it. */
export type Verified = { kind: 'nobody' } | { kind: 'ended' } | { kind: 'valid'; session: Session };

/**
 * The session a request carries, asked of the upstream each time: a new password, a disabled account or a logout on
 * another device ends it at once. Throws ApiError when the upstream cannot say.
 */
export async function verifySession(headers: Headers, caller: Caller): Promise<Verified> {
  const session = await readSession(headers);
  if (!session) return { kind: 'nobody' };
  const isFirst = await firstAccess(session, { locale: caller.locale, visitorAddress: caller.visitorAddress });
  if (isFirst === 'ended') return { kind: 'ended' };
  return { kind: 'valid', session: { ...session, next: isFirst ? 'upgrade' : 'portal' } };
}

/** An account that is refused with words may not be used (M161); 403 accepts the bearer and changes nothing. */
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
