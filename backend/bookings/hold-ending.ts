import { wallMoment } from '@clinic/contract/dates';
import type { Db, Querier } from '#store/db';
import { enqueueHoldEnding } from './mails';

/** The mail is sent when this many seconds of the hold are left: two minutes plus one round of the job. */
const MAX_SECONDS_LEFT = 150;
/** With fewer seconds left there is no time to pay, and no mail is sent. */
const MIN_SECONDS_LEFT = 30;

/**
 * Queues one mail with a payment link for each unpaid hour that is about to be released, because the browser that went
 * to the bank may have been closed. Returns how many it queued. Safe to run in several processes at once.
 */
export async function notifyHoldsEnding(db: Db): Promise<number> {
  const ending = await db.query<{ id: number }>(`select id from booking where ${ENDING} order by id`);
  let count = 0;
  for (const { id } of ending) if (await db.tx((tx) => notify(tx, id))) count += 1;
  return count;
}

const ENDING = `status = 'held' and hold_mail_id is null and hold_until > now() + make_interval(secs => ${MIN_SECONDS_LEFT})
  and hold_until <= now() + make_interval(secs => ${MAX_SECONDS_LEFT})`;

/** Returns false if the hour is paid, another process notifies, or the patient has no e-mail. */
async function notify(tx: Querier, id: number): Promise<boolean> {
  const [held] = await tx.query<{ until: number }>(
    `select extract(epoch from hold_until)::float8 * 1000 as until from booking where id = $1 and ${ENDING}
     for update skip locked`,
    [id],
  );
  if (!held) return false;
  const mail = await enqueueHoldEnding(tx, id, wallMoment(new Date(held.until)).hhmm);
  if (mail === null) return false;
  await tx.query('update booking set hold_mail_id = $2 where id = $1', [id, mail]);
  return true;
}

/** True for a queued mail that asks for payment of an hour that has since been paid, released or cancelled. */
export async function isStaleHoldMail(db: Db, mail: { id: number; kind: string }): Promise<boolean> {
  if (mail.kind !== 'hold-ending') return false;
  const held = await db.query(
    `select 1 from booking where hold_mail_id = $1 and status = 'held' and hold_until > now()`,
    [mail.id],
  );
  return held.length === 0;
}
