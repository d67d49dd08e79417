import { type Approval, approveIn, disableIn, refuseIn } from '#accounts/operator';
import { audit, staffActor } from '#audit';
import { optionalText } from '#forms/fields';
import type { Db, Querier } from '#store/db';
import { type ItemAction, lockItem, settleItem } from './acts';
import { InboxRefusal } from './refusal';

const MAX_REASON_LENGTH = 500;
const reasonText = optionalText(MAX_REASON_LENGTH);

/** Runs a manager's act on the account of a professional; the item is then done, even if a colleague owns it. */
const onProfessional = (
  db: Db,
  on: ItemAction,
  act: 'approve' | 'refuse' | 'disable',
  work: (tx: Querier, email: string) => Promise<unknown>,
): Promise<void> =>
  db.tx(async (tx) => {
    const item = await lockItem(tx, on);
    const [found] = await tx.query<{ email: string }>('select email from professional where id = $1', [on.id]);
    if (!found) throw new InboxRefusal('unknownItem');
    await work(tx, found.email);
    await audit(tx, { actor: staffActor(on.account.id), action: act, reference: item.subject });
    await settleItem(tx, on, item, { act: 'done', change: { state: 'done', owner: on.account.id } });
  });

/**
 * Approves a professional, new or disabled, and mails a link to choose a password. Throws an InboxRefusal (notPending).
 */
export const approveRegistration = (db: Db, on: ItemAction): Promise<void> =>
  onProfessional(db, on, 'approve', async (tx, email) => {
    const approval: Approval = await approveIn(tx, email);
    if (approval === 'settled') throw new InboxRefusal('notPending');
  });

/**
 * Refuses a registration: disables the account, stores the reason sealed and mails it in the professional's language;
 * replies go to the operator. Throws an InboxRefusal (emptyAnswer, longAnswer above 500 characters, notPending).
 */
export async function refuseRegistration(
  { db, operatorEmail }: { db: Db; operatorEmail: string | null },
  on: ItemAction,
  typed: string,
): Promise<void> {
  const reason = reasonText.safeParse(typed);
  if (!reason.success) throw new InboxRefusal('longAnswer');
  const { data } = reason;
  if (data === null) throw new InboxRefusal('emptyAnswer');
  await onProfessional(db, on, 'refuse', async (tx, email) => {
    if (!(await refuseIn(tx, email, { reason: data, replyTo: operatorEmail }))) throw new InboxRefusal('notPending');
  });
}

/** Disables a professional at once: no login, no session, no link. */
export const disableRegistered = (db: Db, on: ItemAction): Promise<void> =>
  onProfessional(db, on, 'disable', disableIn);
