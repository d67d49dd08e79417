import { createHash } from 'node:crypto';
import type { Db } from '#store/db';

/** The cookie of a signed-in receptionist, for processes that only know the database. */
export const DESK_TOKEN = 'x'.repeat(43);

/** Creates the account of every clinic with the session DESK_TOKEN. */
export async function openDeskSession(db: Db): Promise<void> {
  await db.query(
    `insert into staff (email, name, role, locale, is_first_access, is_totp_confirmed)
     values ('pilar@clinica.test', 'Pilar', 'reception', 'es', false, true)`,
  );
  await db.query('insert into staff_session (token_hash, staff_id) select $1, id from staff', [
    createHash('sha256').update(DESK_TOKEN).digest('hex'),
  ]);
}
