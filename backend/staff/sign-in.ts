import { type Counted, countedTry } from '#accounts/counted-try';
import type { KnownBrowsers } from '#accounts/known-browser';
import { isPassword } from '#accounts/passwords';
import { parseEmail } from '#forms/fields';
import { STAFF_OF_ACCOUNT, STAFF_OF_ADDRESS, STAFF_OF_BROWSER } from '#forms/limits';
import type { Db } from '#store/db';
import { findStaff, type StaffAccount } from './account';
import { takeSecondFactor } from './second-factor';
import { openStaffSession } from './sessions';

export type StaffCredentials = {
  email: string;
  password: string;
  /** A time code or a recovery code, or '' if not entered yet. */
  code: string;
  /** Address of the client, or null if unknown. */
  address: string | null;
  /** The proof the browser stored at an earlier sign-in, or ''. */
  proof: string;
};

/** needsCode: the password was right; wrong: unknown, disabled or a wrong password, indistinguishable. */
export type StaffSignIn =
  | { kind: 'session'; account: StaffAccount; token: string; proof: string }
  | { kind: 'needsCode' | 'wrongCode' | 'wrong' }
  | { kind: 'wait'; seconds: number };

type Options = { db: Db; browsers: KnownBrowsers; now: () => Date };

/**
 * Signs a staff member in with a password and, once it is confirmed, the second factor. Only a complete success takes
 * the attempt back: knowing the password gives no more guesses of the code. Throws BusyError.
 */
export async function signIn(options: Options, credentials: StaffCredentials): Promise<StaffSignIn> {
  const { db, browsers } = options;
  const { proof, address } = credentials;
  const email = parseEmail(credentials.email);
  const browser = email && proof ? await browsers.read(email, proof) : null;
  const counted: Counted[] = browser
    ? [[STAFF_OF_BROWSER, browser]]
    : [
        [STAFF_OF_ADDRESS, address],
        [STAFF_OF_ACCOUNT, email],
      ];
  const attempt = () => trySignIn(options, email, credentials);
  const tried = await countedTry(db, counted, attempt, ({ kind }) => kind === 'session');
  return tried.kind === 'wait' ? tried : tried.value;
}

async function trySignIn(
  { db, browsers, now }: Options,
  email: string | null,
  { password, code }: StaffCredentials,
): Promise<StaffSignIn> {
  const account = email === null ? null : await findStaff(db, email);
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight) return { kind: 'wrong' };
  if (account.isTotpConfirmed) {
    if (code === '') return { kind: 'needsCode' };
    if (!(await takeSecondFactor(db, account, code, now()))) return { kind: 'wrongCode' };
  }
  const token = await openStaffSession(db, account);
  if (token === null) return { kind: 'wrong' };
  return { kind: 'session', account, token, proof: await browsers.issue(account.email) };
}
