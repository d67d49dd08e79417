import { type PasswordIssue, passwordIssue } from '@clinic/contract/password-rules';
import { countedTry } from '#accounts/counted-try';
import { hashPassword, isPassword } from '#accounts/passwords';
import { STAFF_CHANGES } from '#forms/limits';
import type { Db } from '#store/db';
import type { StaffAccount } from './account';
import { endStaffSessions, openStaffSession } from './sessions';

type Refusal = PasswordIssue | 'oldPasswordWrong' | 'passwordUnchanged';

export type StaffChange =
  | { kind: 'session'; token: string }
  | { kind: 'refused'; reason: Refusal }
  | { kind: 'wait'; seconds: number };

/**
 * Changes the password of an account whose owner knows the old one. All its sessions end; returns the cookie of a new
 * one. Throws BusyError when too many passwords are waiting to be checked.
 */
export async function changeStaffPassword(
  db: Db,
  account: StaffAccount,
  { oldPassword, password }: { oldPassword: string; password: string },
): Promise<StaffChange> {
  const attempt = () => isPassword(oldPassword, account.passwordHash);
  const tried = await countedTry(db, [[STAFF_CHANGES, String(account.id)]], attempt, Boolean);
  if (tried.kind === 'wait') return tried;
  if (!tried.value) return { kind: 'refused', reason: 'oldPasswordWrong' };
  const issue = passwordIssue(password, account);
  if (issue) return { kind: 'refused', reason: issue };
  if (password === oldPassword) return { kind: 'refused', reason: 'passwordUnchanged' };
  const passwordHash = await hashPassword(password);
  return await db.tx(async (tx) => {
    const changed = await tx.query(
      `update staff set password_hash = $3, is_first_access = false
       where id = $1 and password_hash = $2 and disabled_at is null returning id`,
      [account.id, account.passwordHash, passwordHash],
    );
    if (changed.length === 0) return { kind: 'refused', reason: 'oldPasswordWrong' };
    await endStaffSessions(tx, account.id);
    const token = await openStaffSession(tx, { id: account.id, passwordHash });
    if (token === null) throw new Error('A session could not be opened with a password that was just set.');
    return { kind: 'session', token };
  });
}
