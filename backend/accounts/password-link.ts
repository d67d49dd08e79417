import { createHash, randomBytes } from 'node:crypto';
import { passwordIssue } from '@clinic/contract/password-rules';
import type { ContentLocale } from '#catalogue/locale';
import { parseEmail } from '#forms/fields';
import {
  countAttempt,
  forgetAttempts,
  LINKS_OF_ACCOUNT,
  LINKS_OF_ADDRESS,
  LOGINS_OF_ACCOUNT,
  RESETS_OF_ADDRESS,
} from '#forms/limits';
import { enqueueMail } from '#outbox/enqueue';
import type { Db, Querier } from '#store/db';
import { hashPassword } from './passwords';
import { findProfessional } from './professional';
import { type Outcome, ok, refused, wait } from './refusals';
import { endAllSessions } from './tokens';

const FORGOTTEN_MINUTES = 30;

type Asked = { email: string; locale: ContentLocale; address: string | null };

/**
 * Mails a link to choose a new password to an account that may be used (M174). The answer is the same without one, and
 * when the account was sent enough links for now.
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
 * The path of a page where a password is chosen once; the backend that mails it knows where the site is. What opens it
 * stands after the #, which no browser sends: no server and no log ever sees it.
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
 * Sets the password of the account a link was sent to; the link, every other one and every session of the account end.
 * A password that breaks a rule does not use the link up. Answers the e-mail of the account. Throws BusyError.
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
    // The account before its links, as everywhere: two changes at once wait for each other in one order.
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
export async function enqueueChanged(tx: Querier, { name, email, locale }: Owner): Promise<void> {
  await enqueueMail(tx, { kind: 'password-changed', recipient: email, locale, payload: { name } });
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
