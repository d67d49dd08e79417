import { audit, staffActor } from '#audit';
import type { Db } from '#store/db';
import { lockItem, mayAct, type OnItem, settleItem } from './acts';
import { InboxRefusal } from './refusal';

/** Sends a mail that was given up once more, as it was; when it fails again it is new. Throws an InboxRefusal (notDead). */
export const resendMail = (db: Db, on: OnItem): Promise<void> =>
  db.tx(async (tx) => {
    const item = await lockItem(tx, on);
    mayAct(on, item);
    const queued = await tx.query(
      `update outbox set status = 'pending', attempts = 0, due_at = now(), last_error = null
       where id = $1 and status = 'dead' returning id`,
      [on.id],
    );
    if (queued.length === 0) throw new InboxRefusal('notDead');
    await audit(tx, { actor: staffActor(on.account.id), action: 'mail', reference: item.subject });
    await settleItem(tx, on, item, { act: 'resend', change: { state: 'new', owner: null } });
  });
