import type { ContentLocale } from '@/backend/catalogue/locale';
import { enqueueMail } from '@/backend/outbox/enqueue';
import { createCode } from '@/backend/requests/codes';
import type { Db, Querier } from '@/backend/store/db';
import { textTable } from '@/backend/text-table';
import { createLink } from './password-link';
import { hashPassword } from './passwords';
import { endAllSessions } from './tokens';

/** The link in the mail of an approval: longer than a weekend. */
export const APPROVED_MINUTES = 72 * 60;

type Status = 'pending' | 'active' | 'disabled';

/** The professionals, those to be reviewed first, one line each; `status` keeps those of it. */
export async function listProfessionals(q: Querier, status: Status | null): Promise<string> {
  const rows = await q.query<Record<'received' | 'status' | 'name' | 'email', string> & Record<string, string | null>>(
    `select to_char(created_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as received, status, name, email,
            phone, college_number as college, especialidad.nombre ->> 'es' as speciality
     from professional left join especialidad on especialidad.id = speciality_id
     where $1::text is null or status = $1
     order by array_position(array['pending', 'active', 'disabled'], status), created_at, professional.id`,
    [status],
  );
  const columns = ['received', 'status', 'name', 'email', 'phone', 'college', 'speciality'];
  return textTable(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? null)),
  );
}

/**
 * Lets a professional in who waits for review or was disabled, and mails a link to choose a password. False when there is
 * nobody of that e-mail to let in.
 */
export async function approveProfessional(db: Db, email: string, siteUrl: string): Promise<boolean> {
  return await db.tx(async (tx) => {
    const [approved] = await tx.query<{ id: number; name: string; locale: ContentLocale }>(
      `update professional set status = 'active' where email = $1 and status <> 'active' returning id, name, locale`,
      [email],
    );
    if (!approved) return false;
    const { id, name, locale } = approved;
    const link = await createLink(tx, { professionalId: id, minutes: APPROVED_MINUTES, siteUrl, locale });
    const payload = { name, link, minutes: APPROVED_MINUTES };
    await enqueueMail(tx, { kind: 'professional-approved', recipient: email, locale, payload });
    return true;
  });
}

/** Shuts a professional out at once: no login, no session, no link. False when there is nobody of that e-mail. */
export async function disableProfessional(db: Db, email: string): Promise<boolean> {
  return await db.tx(async (tx) => {
    const [disabled] = await tx.query<{ id: number }>(
      `update professional set status = 'disabled', password_hash = null, is_first_access = true where email = $1 returning id`,
      [email],
    );
    if (disabled) await endAllSessions(tx, disabled.id);
    return disabled !== undefined;
  });
}

export type NewProfessional = {
  email: string;
  name: string;
  phone: string | null;
  collegeNumber: string | null;
  /** Last part of the speciality's address; null for none. */
  specialitySlug: string | null;
  locale: ContentLocale;
};

/**
 * Makes an account and answers its first password, which exists nowhere else and has to be changed on the first access.
 * Throws an Error with a sentence for the operator.
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
      [added.email, added.name, added.phone, added.collegeNumber, speciality?.id ?? null, passwordHash, added.locale],
    );
    if (inserted.length === 0)
      throw new Error(`There is an account of ${added.email} already: see "professionals list".`);
  });
  return password;
}
