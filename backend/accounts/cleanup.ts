import { removeEndedSessions } from '#staff/sessions';
import type { Db } from '#store/db';

const EVERY_MS = 10 * 60_000;

/** Removes what has run out: sessions, links and counts. Nothing depends on it being punctual. */
export async function removeExpired(db: Db): Promise<void> {
  await db.query('delete from professional_session where expires_at <= now()');
  await removeEndedSessions(db);
  await db.query('delete from password_link where expires_at <= now()');
  await db.query('delete from attempt where until <= now()');
  await db.query('delete from known_email where until <= now()');
}

/** Keeps removing it. Answers the function that stops it. */
export function startAccountCleanup(db: Db, onError: (error: unknown) => void, everyMs = EVERY_MS): () => void {
  const timer = setInterval(() => void removeExpired(db).catch(onError), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
