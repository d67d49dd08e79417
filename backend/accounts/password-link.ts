import { createHash, randomBytes } from 'node:crypto';
import type { ContentLocale } from '@/backend/catalogue/locale';
import { enqueueMail } from '@/backend/outbox/enqueue';
import { parseEmail } from '@/backend/requests/fields';
import type { Db, Querier } from '@/backend/store/db';
import { passwordIssue } from '@/lib/domain/password-rules';
import {
  countAttempt,
  forgetAttempts,
  LINKS_OF_ACCOUNT,
  LINKS_OF_ADDRESS,
  LOGINS_OF_ACCOUNT,
  RESETS_OF_ADDRESS,
} from './limits';
import { hashPassword } from './passwords';
import { findProfessional } from './professional';
import { type Outcome, ok, refused, wait } from './refusals';
import { endAllSessions } from './tokens';

export const FORGOTTEN_MINUTES = 30;

type Asked = { email: string; locale: ContentLocale; address: string | null };

/**
 * Mails a link to choose a new password to an account that may be used (M174). The answer is the same without one, and
 * when the account was sent enough links for now.
 */
export async function sendPasswordLink(
  { db, siteUrl }: { db: Db; siteUrl: string },
  { email: typed, locale, address }: Asked,
): Promise<Outcome<null>> {
  const email = parseEmail(typed);
  if (email === null) return refused('failed');
  const seconds = await countAttempt(db, LINKS_OF_ADDRESS, address);
  if (seconds !== null) return wait(seconds);
  if ((await countAttempt(db, LINKS_OF_ACCOUNT, email)) !== null) return ok(null);
  await db.tx(async (tx) => {
    const professional = await findProfessional(tx, email);
    if (!professional) return;
    const link = await createLink(tx, { professionalId: professional.id, minutes: FORGOTTEN_MINUTES, siteUrl, locale });
    const payload = { name: professional.name, link, minutes: FORGOTTEN_MINUTES };
    await enqueueMail(tx, { kind: 'password-reset', recipient: email, locale, payload });
  });
  return ok(null);
}

type LinkOptions = { professionalId: number; minutes: number; siteUrl: string; locale: ContentLocale };

/**
 * The address of a page where a password is chosen once. What opens it stands after the #, which no browser sends: no
 * server and no log ever sees it.
 */
export async function createLink(tx: Querier, options: LinkOptions): Promise<string> {
  const { professionalId, minutes, siteUrl, locale } = options;
  const token = randomBytes(32).toString('base64url');
  await tx.query(
    'insert into password_link (token_hash, professional_id, expires_at) values ($1, $2, now() + make_interval(mins => $3))',
    [hashOf(token), professionalId, minutes],
  );
  const prefix = locale === 'es' ? '' : `/${locale}`;
  return `${siteUrl}${prefix}/profesionales/nueva-contrasena#token=${token}`;
}

type Chosen = { token: string; password: string; address: string | null };

/**
 * Sets the password of the account a link was sent to; the link, every other one and every session of the account end.
 * A password that breaks a rule does not use the link up. Throws BusyError.
 */
export async function resetPassword(db: Db, { token, password, address }: Chosen): Promise<Outcome<null>> {
  const seconds = await countAttempt(db, RESETS_OF_ADDRESS, address);
  if (seconds !== null) return wait(seconds);
  const [owner] = await db.query<{ id: number; name: string; email: string }>(
    `select professional.id, name, email from password_link join professional on professional.id = professional_id
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
    await forgetAttempts(tx, LOGINS_OF_ACCOUNT, owner.email); // whoever guessed has to start again; the owner may come in
    return ok(null);
  });
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
