import 'server-only';
import type { LoginNext } from '@/lib/domain/professional/professional';
import type { Caller } from '@/lib/http/caller';
import { isFirstAccess, logIn, readName } from '@/lib/professionals/professionals';
import { clearFirstPasswordLine, storeFirstPassword } from './first-password';
import { knownBrowser, knownBrowserLine, resetLogins } from './login-limits';
import { endSession, openSession, readSession, type Session, sessionLines, usernameInToken } from './session';

type Credentials = { username: string; password: string };

/**
 * Logs in at the upstream, after `countLogin`: the Set-Cookie lines of the session and the next page (M160 to M162), or
 * null for an account that the upstream refuses. `proof` is of this browser, if it is not in a cookie. Throws ApiError.
 */
export async function openLogin(
  credentials: Credentials,
  headers: Headers,
  caller: Caller,
  proof?: string,
): Promise<{ next: LoginNext; lines: string[] } | null> {
  const known = proof ?? (await knownBrowser(headers, credentials.username))?.proof;
  const login = await logIn(credentials, caller, known);
  const session = await sessionFor(credentials, login.token, caller);
  if (!session) return null;
  const lines = await sessionLines(session);
  await resetLogins(headers, credentials.username);
  const earlier = await readSession(headers);
  if (earlier) await endSession(earlier);
  const isFirst = session.next === 'upgrade';
  lines.push(isFirst ? await storeFirstPassword(session, credentials.password) : clearFirstPasswordLine());
  lines.push(await knownBrowserLine(credentials.username, login.proof));
  return { next: session.next, lines };
}

/** Null when the first-access check refuses the account (M161). */
async function sessionFor({ username }: Credentials, token: string, caller: Caller): Promise<Session | null> {
  const account = { username: usernameInToken(token, username), token };
  const first = await isFirstAccess(account, caller);
  if (first.kind === 'refused') return null;
  if (first.value) return openSession({ ...account, name: account.username, next: 'upgrade' });
  return openSession({ ...account, name: await readName(account, caller), next: 'portal' });
}
