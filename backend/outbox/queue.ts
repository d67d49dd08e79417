import type { ContentLocale } from '#catalogue/locale';
import { sealed } from '#sealing/values';
import type { Db, Querier } from '#store/db';

/** A mail leased from the queue. `attempts` includes this attempt; no other process settles it under the same count. */
export type ClaimedMail = {
  id: number;
  kind: string;
  recipient: string;
  locale: ContentLocale;
  payload: unknown;
  /** Reply-to address; null: the sender. */
  replyTo: string | null;
  attempts: number;
  queuedAt: Date;
};

/** Lease of a claimed mail: when a process dies, others take over its mails after this time. */
const LEASE_SECONDS = 120;

/** Maximum length of a stored error. */
const ERROR_LENGTH = 500;

type ClaimedRow = Omit<ClaimedMail, 'queuedAt'> & { queuedMs: number };

/** Claims due mails, oldest first; any number of processes may call it at the same time and get different ones. */
export async function claimMails(db: Db, limit: number): Promise<ClaimedMail[]> {
  const rows = await db.query<ClaimedRow>(
    `update outbox set attempts = attempts + 1, lease_until = now() + make_interval(secs => $2)
     where id in (
       select id from outbox where status = 'pending' and due_at <= now() and (lease_until is null or lease_until <= now())
       order by due_at, id limit $1 for update skip locked
     )
     returning id, kind, recipient, locale, payload, reply_to as "replyTo", attempts,
       floor(extract(epoch from created_at) * 1000)::bigint as "queuedMs"`,
    [limit, LEASE_SECONDS],
  );
  return rows.map(({ queuedMs, ...mail }) => ({ ...mail, queuedAt: new Date(Number(queuedMs)) }));
}

/** Marks a mail as accepted by the mail server, or written; a mail to an erased person is then deleted. */
export async function markSent(db: Db, mail: ClaimedMail): Promise<void> {
  await db.query(`delete from outbox where id = $1 and attempts = $2 and status = 'pending' and forget_when_sent`, [
    mail.id,
    mail.attempts,
  ]);
  await settle(db, mail, `status = 'sent', sent_at = now(), last_error = null`);
}

/** Schedules the next attempt after `seconds`. */
export const markWaiting = (db: Db, mail: ClaimedMail, seconds: number, error: string): Promise<unknown> =>
  settle(db, mail, 'due_at = now() + make_interval(secs => $3), last_error = $4', [
    seconds,
    sealed(error.slice(0, ERROR_LENGTH)),
  ]);

/** Gives the mail up until an operator sends it again. */
export const markDead = (db: Db, mail: ClaimedMail, error: string): Promise<unknown> =>
  settle(db, mail, `status = 'dead', last_error = $3`, [sealed(error.slice(0, ERROR_LENGTH))]);

/** Deletes a mail that must not be sent any more. */
export const removeMail = (db: Db, { id, attempts }: ClaimedMail): Promise<unknown> =>
  db.query(`delete from outbox where id = $1 and attempts = $2 and status = 'pending'`, [id, attempts]);

/** Returns a mail as if it had not been claimed: its sender was stopped during the attempt. */
export const returnMail = (db: Db, mail: ClaimedMail): Promise<unknown> => settle(db, mail, 'attempts = attempts - 1');

function settle(db: Db, { id, attempts }: ClaimedMail, changes: string, values: unknown[] = []): Promise<unknown> {
  return db.query(
    `update outbox set lease_until = null, ${changes} where id = $1 and attempts = $2 and status = 'pending'`,
    [id, attempts, ...values],
  );
}

/** Makes all mails that were given up or wait for a retry due now; returns how many there are. */
export async function retryMails(q: Querier): Promise<number> {
  const rows = await q.query(
    `update outbox set status = 'pending', attempts = 0, due_at = now(), last_error = null
     where status in ('pending', 'dead') and (lease_until is null or lease_until <= now()) returning id`,
  );
  return rows.length;
}
