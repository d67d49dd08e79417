import { createHash, randomBytes } from 'node:crypto';
import { passwordIssue } from '@clinic/contract/password-rules';
import type { ContentLocale } from '#catalogue/locale';
import { parseEmail } from '#forms/fields';
import {
  CHANGES_OF_ACCOUNT,
  countAttempt,
  forgetAttempts,
  LINKS_OF_ACCOUNT,
  LINKS_OF_ADDRESS,
  LOGINS_OF_ACCOUNT,
  RESETS_OF_ADDRESS,
  undoAttempt,
} from '#forms/limits';
import { enqueueMail } from '#outbox/enqueue';
import type { Db, Querier } from '#store/db';
import { hashPassword, isPassword } from './passwords';
import { findProfessional, type Professional } from './professional';
import { type Outcome, ok, refused, wait } from './refusals';
import { BusyError } from './semaphore';
import { endAllSessions, type Tokens } from './tokens';

const FORGOTTEN_MINUTES = 30;

type Asked = { email: string; locale: ContentLocale; address: string | null };

/**
 * Mails a link to choose a new password to an active account (M174). The outcome is the same for an unknown e-mail and
 * for an account that has been sent enough links for now.
 */
export async function sendPasswordLink(db: Db, { email: typed, locale, address }: Asked): Promise<Outcome<null>> {
  const email = parseEmail(typed);
  if (email === null) return refused('failed');
  const seconds = await countAttempt(db, LINKS_OF_ADDRESS, address);
  if (seconds !== null) return wait(seconds);
  if ((await countAttempt(db, LINKS_OF_ACCOUNT, email)) !== null) return ok(null);
  await db.tx(async (tx) => {
    const professional = await findProfessional(tx, email);
    if (!professional) return;
    const link = await createLink(tx, { professionalId: professional.id, minutes: FORGOTTEN_MINUTES, locale });
    const payload = { name: professional.name, link, minutes: FORGOTTEN_MINUTES };
    await enqueueMail(tx, { kind: 'password-reset', recipient: email, locale, payload });
  });
  return ok(null);
}

type LinkOptions = { professionalId: number; minutes: number; locale: ContentLocale };

/**
 * Returns the path of a page where a password can be chosen once; the backend that mails it adds the site's origin. The
 * secret is after the #, which browsers never send: no server or log sees it.
 */
export async function createLink(tx: Querier, options: LinkOptions): Promise<string> {
  const { professionalId, minutes, locale } = options;
  const token = randomBytes(32).toString('base64url');
  await tx.query(
    'insert into password_link (token_hash, professional_id, expires_at) values ($1, $2, now() + make_interval(mins => $3))',
    [hashOf(token), professionalId, minutes],
  );
  const prefix = locale === 'es' ? '' : `/${locale}`;
  return `${prefix}/profesionales/nueva-contrasena#token=${token}`;
}

type Chosen = { token: string; password: string; address: string | null };

/**
 * Sets the password of the account a link was sent to. The link, all other links and all sessions of the account end. A
 * password that breaks a rule does not use up the link. Returns the e-mail of the account. Throws BusyError.
 */
export async function resetPassword(db: Db, { token, password, address }: Chosen): Promise<Outcome<string>> {
  const seconds = await countAttempt(db, RESETS_OF_ADDRESS, address);
  if (seconds !== null) return wait(seconds);
  const [owner] = await db.query<Owner & { id: number }>(
    `select professional.id, name, email, locale from password_link join professional on professional.id = professional_id
     where token_hash = $1 and expires_at > now() and status = 'active'`,
    [hashOf(token)],
  );
  if (!owner) return refused('linkExpired');
  const issue = passwordIssue(password, owner);
  if (issue) return refused(issue);
  const passwordHash = await hashPassword(password);
  return await db.tx(async (tx) => {
    // The account is locked before its links, as everywhere, so that two changes at once cannot deadlock.
    const open = await tx.query(`select id from professional where id = $1 and status = 'active' for update`, [
      owner.id,
    ]);
    const used = await tx.query(
      'delete from password_link where token_hash = $1 and expires_at > now() returning token_hash',
      [hashOf(token)],
    );
    if (open.length === 0 || used.length === 0) return refused('linkExpired');
    await tx.query('update professional set password_hash = $2, is_first_access = false where id = $1', [
      owner.id,
      passwordHash,
    ]);
    await endAllSessions(tx, owner.id);
    await enqueueChanged(tx, owner);
    await forgetAttempts(tx, LOGINS_OF_ACCOUNT, owner.email); // the owner may log in again at once
    return ok(owner.email);
  });
}

type Owner = { name: string; email: string; locale: ContentLocale };

/** Notifies the owner of an account that its password was changed: the change may not be theirs. */
async function enqueueChanged(tx: Querier, { name, email, locale }: Owner): Promise<void> {
  await enqueueMail(tx, { kind: 'password-changed', recipient: email, locale, payload: { name } });
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type Change = { oldPassword: string; password: string };

/**
 * Changes the password of a logged-in professional who knows the old one, on the first access or afterwards (M173).
 * Every session of the account ends and its owner is notified by mail; returns the token of a new one. Throws
 * BusyError.
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
    if (error instanceof BusyError) await undoAttempt(db, CHANGES_OF_ACCOUNT, who);
    throw error;
  }
}
