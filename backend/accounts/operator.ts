import type { ContentLocale } from '#catalogue/locale';
import { createCode } from '#forms/codes';
import { madridSql } from '#madrid-sql';
import { enqueueMail } from '#outbox/enqueue';
import { sealed } from '#sealing/values';
import type { Db, Querier } from '#store/db';
import { queryTable } from '#terminal-text';
import { createLink } from './change-password';
import { hashPassword } from './passwords';
import { endAllSessions } from './tokens';

/** Lifetime of the link in the mail of an approval: longer than a weekend. */
const APPROVED_MINUTES = 72 * 60;

type Status = 'pending' | 'active' | 'disabled';

/** Lists the professionals, one per line, those waiting for review first; `status` filters by status. */
export const listProfessionals = (q: Querier, status: Status | null): Promise<string> =>
  queryTable(
    q,
    ['received', 'status', 'name', 'email', 'phone', 'college', 'speciality'],
    `select ${madridSql('created_at')} as received, status, name, email,
            phone, college_number as college, localized_text(especialidad.texts, 'nombre', 'es') as speciality
     from professional left join especialidad on especialidad.id = speciality_id
     where $1::text is null or status = $1
     order by array_position(array['pending', 'active', 'disabled'], status), created_at, professional.id`,
    [status],
  );

/** unknown: no such e-mail; settled: already approved, with a password chosen by the owner. */
export type Approval = 'approved' | 'sent again' | 'settled' | 'unknown';

/**
 * Approves a professional who is pending or was disabled, and mails a link to choose a password. Repeating it before a
 * password was chosen mails another link, because the first may be lost or expired.
 */
export const approveProfessional = (db: Db, email: string): Promise<Approval> => db.tx((tx) => approveIn(tx, email));

/** `approveProfessional` in the transaction of the caller. */
export async function approveIn(tx: Querier, email: string): Promise<Approval> {
  const found = await lockProfessional(tx, email);
  if (!found) return 'unknown';
  const { id, name, locale, status, isFirst } = found;
  if (status === 'active' && !isFirst) return 'settled';
  await tx.query(`update professional set status = 'active', disabled_at = null where id = $1`, [id]);
  await tx.query('delete from professional_refusal where professional_id = $1', [id]);
  const link = await createLink(tx, { professionalId: id, minutes: APPROVED_MINUTES, locale });
  const payload = { name, link, minutes: APPROVED_MINUTES };
  await enqueueMail(tx, { kind: 'professional-approved', recipient: email, locale, payload });
  return status === 'active' ? 'sent again' : 'approved';
}

/**
 * Refuses the registration of a pending professional: disables the account, stores the reason sealed and mails it.
 * Returns false when no pending account has that e-mail.
 */
export async function refuseIn(
  tx: Querier,
  email: string,
  { reason, replyTo }: { reason: string; replyTo: string | null },
): Promise<boolean> {
  const found = await lockProfessional(tx, email);
  if (found?.status !== 'pending') return false;
  const { id, name, locale } = found;
  await tx.query(`update professional set status = 'disabled', disabled_at = now() where id = $1`, [id]);
  await tx.query('insert into professional_refusal (professional_id, reason) values ($1, $2)', [id, sealed(reason)]);
  const payload = { name, reason };
  await enqueueMail(tx, { kind: 'professional-refused', recipient: email, locale, payload, replyTo });
  return true;
}

/** Disables an account at once: no login, no session, no link. Returns false for an unknown e-mail. */
export const disableProfessional = (db: Db, email: string): Promise<boolean> => db.tx((tx) => disableIn(tx, email));

/** `disableProfessional` in the transaction of the caller. */
export async function disableIn(tx: Querier, email: string): Promise<boolean> {
  const [disabled] = await tx.query<{ id: number }>(
    `update professional set status = 'disabled', disabled_at = now(), password_hash = null, is_first_access = true where email = $1 returning id`,
    [email],
  );
  if (disabled) await endAllSessions(tx, disabled.id);
  return disabled !== undefined;
}

type Registered = { id: number; name: string; locale: ContentLocale; status: Status; isFirst: boolean };

/** Returns the account of an e-mail, locked until the transaction ends, or undefined. */
async function lockProfessional(tx: Querier, email: string): Promise<Registered | undefined> {
  const [found] = await tx.query<Registered>(
    `select id, name, locale, status, is_first_access as "isFirst" from professional where email = $1 for update`,
    [email],
  );
  return found;
}

export type NewProfessional = {
  email: string;
  name: string;
  phone: string | null;
  collegeNumber: string | null;
  /** Last part of the speciality's address, or null. */
  specialitySlug: string | null;
  locale: ContentLocale;
};

/**
 * Creates an account and returns its first password, which is stored nowhere else and must be changed at the first
 * login. Throws an Error with a sentence for the operator.
 */
export async function addProfessional(db: Db, added: NewProfessional): Promise<string> {
  const password = createCode(4);
  const passwordHash = await hashPassword(password);
  await db.tx(async (tx) => {
    const [speciality] = await tx.query<{ id: number }>('select id from especialidad where urlseo = $1', [
      added.specialitySlug,
    ]);
    if (added.specialitySlug !== null && !speciality) {
      throw new Error(`There is no speciality "${added.specialitySlug}".`);
    }
    const inserted = await tx.query(
      `insert into professional (email, name, phone, college_number, speciality_id, status, password_hash, locale)
       values ($1, $2, $3, $4, $5, 'active', $6, $7) on conflict do nothing returning id`,
      [
        added.email,
        ...[added.name, added.phone, added.collegeNumber].map(sealed),
        ...[speciality?.id ?? null, passwordHash, added.locale],
      ],
    );
    if (inserted.length === 0)
      throw new Error(`There is an account of ${added.email} already: see "professionals list".`);
  });
  return password;
}
