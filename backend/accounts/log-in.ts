import { parseEmail } from '#requests/fields';
import type { Db } from '#store/db';
import type { KnownBrowsers } from './known-browser';
import {
  countAttempt,
  forgetAttempts,
  type Limit,
  LOGINS_OF_ACCOUNT,
  LOGINS_OF_ADDRESS,
  LOGINS_OF_BROWSER,
  takeBackAttempt,
} from './limits';
import { isPassword } from './passwords';
import { findProfessional } from './professional';
import { BusyError } from './semaphore';
import type { Tokens } from './tokens';

export type Credentials = {
  username: string;
  password: string;
  /** Where the try comes from; null when that is not known. */
  address: string | null;
  /** What the browser kept of an earlier login; '' for none. */
  proof: string;
};

type Counted = [limit: Limit, who: string | null];

/** wrong: unknown, not approved, disabled or another password, indistinguishable; wait: tried too often. */
export type LogIn =
  | { kind: 'token'; token: string; proof: string }
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number };

/**
 * Logs a professional in (M160). A try is counted before the password is looked at, so that many at once are not more than
 * one after the other. A browser the owner was in before has tries of its own, which nobody else uses up. Throws BusyError
 * when too many passwords are waiting to be looked at; that was no try.
 */
export async function logIn(
  { db, tokens, browsers }: { db: Db; tokens: Tokens; browsers: KnownBrowsers },
  { username, password, address, proof }: Credentials,
): Promise<LogIn> {
  const email = parseEmail(username);
  const browser = email && proof ? await browsers.read(email, proof) : null;
  const ofOwner: Counted = browser ? [LOGINS_OF_BROWSER, browser] : [LOGINS_OF_ACCOUNT, email];
  const counted: Counted[] = browser ? [ofOwner] : [[LOGINS_OF_ADDRESS, address], ofOwner];
  for (const one of counted) {
    const seconds = await countAttempt(db, ...one);
    if (seconds !== null) return { kind: 'wait', seconds };
  }
  const takeBack = async () => {
    for (const one of counted) await takeBackAttempt(db, ...one);
  };
  const professional = email === null ? null : await findProfessional(db, email);
  const isRight = await isPassword(password, professional?.passwordHash ?? null).catch(async (error: unknown) => {
    if (error instanceof BusyError) await takeBack();
    throw error;
  });
  if (!professional || !isRight) return { kind: 'wrong' };
  const token = await tokens.issue(db, professional);
  if (token === null) return { kind: 'wrong' };
  await takeBack();
  const [limit, who] = ofOwner;
  if (who !== null) await forgetAttempts(db, limit, who);
  return { kind: 'token', token, proof: await browsers.issue(professional.email) };
}
