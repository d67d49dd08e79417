import { removeOldFormDrafts } from '#staff/form-drafts';
import { removeEndedSessions } from '#staff/sessions';
import type { Db } from '#store/db';

const EVERY_MS = 10 * 60_000;

/** Deletes expired sessions, links, attempt counters and unsent forms of the desk. It need not be punctual. */
export async function removeExpired(db: Db): Promise<void> {
  await db.query('delete from professional_session where expires_at <= now()');
  await removeEndedSessions(db);
  await removeOldFormDrafts(db);
  await db.query('delete from password_link where expires_at <= now()');
  await db.query('delete from attempt where until <= now()');
  await db.query('delete from known_email where until <= now()');
}

/** Removes expired rows every ten minutes. Returns a stop function. */
export function startCleanup(db: Db, onError: (error: unknown) => void, everyMs = EVERY_MS): () => void {
  const timer = setInterval(() => void removeExpired(db).catch(onError), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
