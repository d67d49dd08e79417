import { ApiError } from '@/lib/api/errors';
import { type Caller, isFirstAccess, logIn, readName } from '@/lib/api/professionals';
import { loginSchema } from '@/lib/domain/professional/passwords';
import { answer, refuse, withCookies } from '@/lib/http/answers';
import { enter } from '@/lib/http/door';
import { callerOf, pageLanguage, refuseCall } from '@/lib/session/door';
import { forgottenFirstPasswordLine, keepFirstPassword } from '@/lib/session/first-password';
import { countLogin, forgetLogin, takeBackLogin } from '@/lib/session/login-limits';
import { endSession, openSession, readSession, type Session, sessionLines, usernameIn } from '@/lib/session/session';

const DOOR = {
  schema: loginSchema.extend(pageLanguage),
  maxBytes: 8192,
  limit: { name: 'login', perMinute: 30 },
};

/**
 * Logs a professional in (M160 to M162): {username, password} answers {next: 'portal' | 'upgrade'} and sets the sealed
 * session. 401 is the same whatever is wrong: no such account, another password, or an account the upstream refuses.
 */
export async function POST(request: Request): Promise<Response> {
  const entered = await enter(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const { locale, ...credentials } = entered.value;
  const { headers } = request;

  const retryAfter = countLogin(headers, credentials.username);
  if (retryAfter !== null) return refuse('too_many', { retryAfter });
  try {
    const caller = callerOf(headers, locale);
    const session = await openFor(credentials, caller);
    if (!session) return refuse('unauthorized');
    const lines = await sessionLines(session);
    forgetLogin(headers, credentials.username);
    const earlier = await readSession(headers);
    if (earlier) endSession(earlier);
    const isFirst = session.next === 'upgrade';
    lines.push(isFirst ? await keepFirstPassword(session, credentials.password) : forgottenFirstPasswordLine());
    return withCookies(answer(200, { next: session.next }), lines);
  } catch (error) {
    if (isRefused(error)) return refuse('unauthorized');
    takeBackLogin(headers, credentials.username);
    return refuseCall({ door: 'login', error });
  }
}

/** Null when the first-access check refuses the account (M161). */
async function openFor(credentials: { username: string; password: string }, caller: Caller): Promise<Session | null> {
  const token = await logIn(credentials, caller);
  const account = { username: usernameIn(token, credentials.username), token };
  const first = await isFirstAccess(account, caller);
  if (first.kind === 'refused') return null;
  if (first.value) return openSession({ ...account, name: account.username, next: 'upgrade' });
  return openSession({ ...account, name: await readName(account, caller), next: 'portal' });
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthorized';
