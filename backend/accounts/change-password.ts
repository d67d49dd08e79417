import { passwordIssue } from '@clinic/contract/password-rules';
import { CHANGES_OF_ACCOUNT, countAttempt, forgetAttempts, takeBackAttempt } from '#forms/limits';
import type { Db } from '#store/db';
import { enqueueChanged } from './password-link';
import { hashPassword, isPassword } from './passwords';
import type { Professional } from './professional';
import { type Outcome, ok, refused, wait } from './refusals';
import { BusyError } from './semaphore';
import { endAllSessions, type Tokens } from './tokens';

type Change = { oldPassword: string; password: string };

/**
 * Changes the password of a logged-in professional who knows the old one, on the first access or afterwards (M173). Every session
 * of the account ends and its owner is notified by mail; the answer is the token of a new one. Throws BusyError.
 */
export async function changePassword(
  { db, tokens }: { db: Db; tokens: Tokens },
  professional: Professional,
  { oldPassword, password }: Change,
): Promise<Outcome<{ token: string }>> {
  const who = String(professional.id);
  const seconds = await countAttempt(db, CHANGES_OF_ACCOUNT, who);
  if (seconds !== null) return wait(seconds);
  try {
    if (!(await isPassword(oldPassword, professional.passwordHash))) return refused('oldPasswordWrong');
    await forgetAttempts(db, CHANGES_OF_ACCOUNT, who);
    const issue = passwordIssue(password, professional);
    if (issue) return refused(issue);
    if (await isPassword(password, professional.passwordHash)) return refused('passwordUnchanged');
    const passwordHash = await hashPassword(password);
    return await db.tx(async (tx) => {
      const changed = await tx.query(
        `update professional set password_hash = $3, is_first_access = false
         where id = $1 and password_hash = $2 and status = 'active' returning id`,
        [professional.id, professional.passwordHash, passwordHash],
      );
      if (changed.length === 0) return refused('oldPasswordWrong');
      await endAllSessions(tx, professional.id);
      const token = await tokens.issue(tx, { ...professional, passwordHash });
      if (token === null) throw new Error('A session could not be opened with a password that was just set.');
      await enqueueChanged(tx, professional);
      return ok({ token });
    });
  } catch (error) {
    if (error instanceof BusyError) await takeBackAttempt(db, CHANGES_OF_ACCOUNT, who);
    throw error;
  }
}
