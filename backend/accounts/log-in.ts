import { parseEmail } from '#forms/fields';
import { LOGINS_OF_ACCOUNT, LOGINS_OF_ADDRESS, LOGINS_OF_BROWSER } from '#forms/limits';
import type { Db } from '#store/db';
import { type Counted, countedTry } from './counted-try';
import type { KnownBrowsers } from './known-browser';
import { isPassword } from './passwords';
import { findProfessional } from './professional';
import type { Tokens } from './tokens';

export type Credentials = {
  username: string;
  password: string;
  /** Address of the client, or null if unknown. */
  address: string | null;
  /** The proof the browser stored at an earlier login, or ''. */
  proof: string;
};

/** wrong: unknown, not approved, disabled or a wrong password, indistinguishable; wait: too many attempts. */
export type LogIn =
  | { kind: 'token'; token: string; proof: string }
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number };

/**
 * Logs a professional in (M160). An attempt is counted before the password is checked, so that parallel attempts count
 * like sequential ones. A browser the owner has used before has its own attempts, which other browsers cannot use up.
 * Throws BusyError when too many passwords are waiting to be checked; that does not count as an attempt.
 */
export async function logIn(
  { db, tokens, browsers }: { db: Db; tokens: Tokens; browsers: KnownBrowsers },
  { username, password, address, proof }: Credentials,
): Promise<LogIn> {
  const email = parseEmail(username);
  const browser = email && proof ? await browsers.read(email, proof) : null;
  const ofOwner: Counted = browser ? [LOGINS_OF_BROWSER, browser] : [LOGINS_OF_ACCOUNT, email];
  const counted: Counted[] = browser ? [ofOwner] : [[LOGINS_OF_ADDRESS, address], ofOwner];
  const tried = await countedTry(db, counted, attempt, (token) => token !== null);
  if (tried.kind === 'wait') return tried;
  if (tried.value === null || email === null) return { kind: 'wrong' };
  return { kind: 'token', token: tried.value, proof: await browsers.issue(email) };

  async function attempt(): Promise<string | null> {
    const professional = email === null ? null : await findProfessional(db, email);
    const isRight = await isPassword(password, professional?.passwordHash ?? null);
    return professional && isRight ? await tokens.issue(db, professional) : null;
  }
}
