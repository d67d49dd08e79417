import { loginSchema } from '@/lib/domain/professional/schemas';
import { answer, refuse, refuseTooMany, withCookies } from '@/lib/http/answers';
import type { Caller } from '@/lib/http/caller';
import { defineMutation } from '@/lib/http/define-endpoint';
import { isFirstAccess, logIn, readName } from '@/lib/professionals/professionals';
import { clearFirstPasswordLine, storeFirstPassword } from '@/lib/session/first-password';
import { countLogin, knownBrowser, knownBrowserLine, resetLogins, undoLoginCount } from '@/lib/session/login-limits';
import { refuseProfessionalFailure } from '@/lib/session/professional-endpoint';
import {
  endSession,
  openSession,
  readSession,
  type Session,
  sessionLines,
  usernameInToken,
} from '@/lib/session/session';
import { ApiError } from '@/lib/upstream/errors';

type Credentials = { username: string; password: string };

/**
 * Logs a professional in (M160 to M162): {username, password} returns {next: 'portal' | 'upgrade'} and sets the sealed
 * session. 401 is the same for an unknown account, a wrong password, and an account the upstream refuses.
 */
export const POST = defineMutation({
  limit: { name: 'login', perMinute: 30 },
  maxBytes: 8192,
  schema: loginSchema,
  onFailure: refuseProfessionalFailure,
  run: async ({ value: credentials, headers, locale, caller }) => {
    const retryAfter = await countLogin(headers, credentials.username);
    if (retryAfter !== null) return refuseTooMany(locale, retryAfter);
    try {
      return await openFor(credentials, headers, caller);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthorized') return refuse('unauthorized');
      await undoLoginCount(headers, credentials.username);
      throw error;
    }
  },
});

async function openFor(credentials: Credentials, headers: Headers, caller: Caller): Promise<Response> {
  const known = await knownBrowser(headers, credentials.username);
  const { token, proof } = await logIn(credentials, caller, known?.proof);
  const session = await sessionFor(credentials, token, caller);
  if (!session) return refuse('unauthorized');
  const lines = await sessionLines(session);
  await resetLogins(headers, credentials.username);
  const earlier = await readSession(headers);
  if (earlier) await endSession(earlier);
  const isFirst = session.next === 'upgrade';
  lines.push(isFirst ? await storeFirstPassword(session, credentials.password) : clearFirstPasswordLine());
  lines.push(await knownBrowserLine(credentials.username, proof));
  return withCookies(answer(200, { next: session.next }), lines);
}

/** Null when the first-access check refuses the account (M161). */
async function sessionFor({ username }: Credentials, token: string, caller: Caller): Promise<Session | null> {
  const account = { username: usernameInToken(token, username), token };
  const first = await isFirstAccess(account, caller);
  if (first.kind === 'refused') return null;
  if (first.value) return openSession({ ...account, name: account.username, next: 'upgrade' });
  return openSession({ ...account, name: await readName(account, caller), next: 'portal' });
}
