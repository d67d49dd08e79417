import { hashPassword } from '#accounts/passwords';
import type { ContentLocale } from '#catalogue/locale';
import { createCode } from '#forms/codes';
import { madridSql } from '#madrid-sql';
import { sealed } from '#sealing/values';
import type { Db, Querier } from '#store/db';
import { queryTable } from '#terminal-text';
import type { Role } from './account';
import { endStaffSessions } from './sessions';

/** Lists the staff accounts, one per line. */
export const listStaff = (q: Querier): Promise<string> =>
  queryTable(
    q,
    ['email', 'name', 'role', 'clinics', 'state', 'secondFactor', 'lastSeen'],
    `select email, name, role,
            coalesce((select string_agg(urlseo, ' ' order by urlseo) from centromedico
                      where centromedico.id = any(clinic_ids)), 'all') as clinics,
            case when disabled_at is not null then 'disabled' when is_first_access then 'first password' else 'active' end
              as state,
            case when is_totp_confirmed then 'yes' else 'no' end as "secondFactor",
            (select ${madridSql('max(seen_at)')} from staff_session where staff_id = staff.id) as "lastSeen"
     from staff order by email`,
    [],
  );

export type NewStaff = {
  email: string;
  name: string;
  role: Role;
  /** Last parts of the clinics' addresses; empty for every clinic. */
  clinicSlugs: string[];
  locale: ContentLocale;
};

/**
 * Creates an account and returns its first password, which is stored nowhere else and must be changed at the first
 * login. Throws an Error with a sentence for the operator.
 */
export async function addStaff(db: Db, added: NewStaff): Promise<string> {
  const password = createCode(4);
  const passwordHash = await hashPassword(password);
  await db.tx(async (tx) => {
    const clinics = await tx.query<{ id: number; slug: string }>(
      'select id, urlseo as slug from centromedico where urlseo = any($1)',
      [added.clinicSlugs],
    );
    const unknown = added.clinicSlugs.find((slug) => !clinics.some((clinic) => clinic.slug === slug));
    if (unknown !== undefined) throw new Error(`There is no clinic "${unknown}".`);
    const inserted = await tx.query(
      `insert into staff (email, name, role, clinic_ids, locale, password_hash) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing returning id`,
      [added.email, sealed(added.name), added.role, clinics.map(({ id }) => id), added.locale, passwordHash],
    );
    if (inserted.length === 0) throw new Error(`There is an account of ${added.email} already: see "staff list".`);
  });
  return password;
}

/**
 * Gives an account a new first password and removes its second factor, after a lost phone or password or when it was
 * disabled. Returns the password, or null for an unknown e-mail.
 */
export async function resetStaff(db: Db, email: string): Promise<string | null> {
  const password = createCode(4);
  const passwordHash = await hashPassword(password);
  return await db.tx(async (tx) => {
    const [found] = await tx.query<{ id: number }>(
      `update staff set password_hash = $2, is_first_access = true, disabled_at = null, totp_secret = null,
         is_totp_confirmed = false, recovery_hashes = '{}'
       where email = $1 returning id`,
      [email, passwordHash],
    );
    if (found) await endStaffSessions(tx, found.id);
    return found ? password : null;
  });
}

/** Disables an account at once: no sign-in and no session. Returns false for an unknown e-mail. */
export async function disableStaff(db: Db, email: string): Promise<boolean> {
  return await db.tx(async (tx) => {
    const [found] = await tx.query<{ id: number }>(
      'update staff set disabled_at = now(), password_hash = null where email = $1 returning id',
      [email],
    );
    if (found) await endStaffSessions(tx, found.id);
    return found !== undefined;
  });
}
