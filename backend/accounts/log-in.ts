import { parseEmail } from '@/backend/requests/fields';
import type { Db } from '@/backend/store/db';
import { BusyError } from './gate';
import { countAttempt, forgetAttempts, LOGINS_OF_ACCOUNT, LOGINS_OF_ADDRESS, takeBackAttempt } from './limits';
import { isPassword } from './passwords';
import { findProfessional } from './professional';
import type { Tokens } from './tokens';

export type Credentials = {
  username: string;
  password: string;
  /** Where the try comes from; null when that is not known. */
  address: string | null;
};

/** wrong: unknown, not approved, disabled or another password, and nobody can tell which; wait: tried too often. */
export type LogIn = { kind: 'token'; token: string } | { kind: 'wrong' } | { kind: 'wait'; seconds: number };

/**
 * Logs a professional in (M160). A try is counted before the password is looked at, so that many at once are not more than
 * one after the other. Throws BusyError when too many passwords are waiting to be looked at; that was no try.
 */
export async function logIn(
  { db, tokens }: { db: Db; tokens: Tokens },
  { username, password, address }: Credentials,
): Promise<LogIn> {
  const ofAddress = await countAttempt(db, LOGINS_OF_ADDRESS, address);
  if (ofAddress !== null) return { kind: 'wait', seconds: ofAddress };
  const email = parseEmail(username);
  const ofAccount = await countAttempt(db, LOGINS_OF_ACCOUNT, email);
  if (ofAccount !== null) return { kind: 'wait', seconds: ofAccount };

  const takeBack = async () => {
    await takeBackAttempt(db, LOGINS_OF_ADDRESS, address);
    await takeBackAttempt(db, LOGINS_OF_ACCOUNT, email);
  };
  const professional = email === null ? null : await findProfessional(db, email);
  const isRight = await isPassword(password, professional?.passwordHash ?? null).catch(async (error: unknown) => {
    if (error instanceof BusyError) await takeBack();
    throw error;
  });
  if (!professional || !isRight) return { kind: 'wrong' };
  const token = await tokens.issue(db, professional);
  if (token === null) return { kind: 'wrong' };
  await takeBackAttempt(db, LOGINS_OF_ADDRESS, address);
  await forgetAttempts(db, LOGINS_OF_ACCOUNT, professional.email);
  return { kind: 'token', token };
}
