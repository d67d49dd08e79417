import { audit, staffActor } from '#audit';
import type { StaffAccount } from '#staff/account';
import type { Db, Querier } from '#store/db';
import { INBOXES, type InboxKind } from './kinds';
import { type InboxItem, readItem } from './list';
import { InboxRefusal } from './refusal';

/** The acting account and the item. */
export type ItemAction = { account: StaffAccount; kind: InboxKind; id: number };

type Change = { state: 'new' | 'working' | 'done'; owner: number | null };

/** Locks an item of the account's clinics until the transaction ends. Throws an InboxRefusal (unknownItem). */
export async function lockItem(tx: Querier, { account, kind, id }: ItemAction): Promise<InboxItem> {
  if ((await readItem(tx, kind, { account, id })) === null) throw new InboxRefusal('unknownItem');
  await tx.query('insert into inbox_item (kind, subject_id) values ($1, $2) on conflict do nothing', [kind, id]);
  await tx.query('select from inbox_item where kind = $1 and subject_id = $2 for update', [kind, id]);
  const item = await readItem(tx, kind, { account, id });
  if (!item) throw new InboxRefusal('unknownItem');
  return item;
}

/**
 * Throws an InboxRefusal when another account works on the item, or it is done; managers may act on items of others.
 */
export function mayAct({ account }: ItemAction, { state, ownerId, owner }: InboxItem): void {
  if (state === 'done') throw new InboxRefusal('itemDone', owner);
  if (state === 'working' && ownerId !== null && ownerId !== account.id && account.role !== 'manager')
    throw new InboxRefusal('takenBy', owner);
}

/** Stores the new state of an item whose row is locked, and logs the act. */
export async function settleItem(
  tx: Querier,
  { account, kind, id }: ItemAction,
  item: InboxItem,
  { act, change }: { act: string; change: Change },
): Promise<void> {
  await tx.query(
    `update inbox_item set state = $3, owner_id = $4, changed_at = now(),
       taken_at = case when $4::bigint is null then null when owner_id = $4 then coalesce(taken_at, now()) else now() end,
       done_at = case when $3 = 'done' then now() end
     where kind = $1 and subject_id = $2`,
    [kind, id, change.state, change.owner],
  );
  await audit(tx, { actor: staffActor(account.id), action: 'inbox', reference: item.subject, details: { act } });
}

/** Runs an act on a locked item; `work` returns its new state. */
const onItem = (
  db: Db,
  on: ItemAction,
  act: string,
  work: (tx: Querier, item: InboxItem) => Change | Promise<Change>,
): Promise<void> =>
  db.tx(async (tx) => {
    const item = await lockItem(tx, on);
    await settleItem(tx, on, item, { act, change: await work(tx, item) });
  });

/**
 * Takes an item. If two calls are simultaneous, one succeeds; the other, even by a manager, gets an InboxRefusal that
 * names the owner.
 */
export const takeItem = (db: Db, on: ItemAction): Promise<void> =>
  onItem(db, on, 'take', (_, item) => {
    mayAct(on, item);
    if (item.ownerId !== null && item.ownerId !== on.account.id) throw new InboxRefusal('takenBy', item.owner);
    return { state: 'working', owner: on.account.id };
  });

/** Gives an item back, so that it is new again. Throws an InboxRefusal. */
export const releaseItem = (db: Db, on: ItemAction): Promise<void> =>
  onItem(db, on, 'give back', (_, item) => {
    mayAct(on, item);
    return { state: 'new', owner: null };
  });

/** Assigns an item to a colleague who also sees it. Throws an InboxRefusal (noColleague). */
export const assignItem = (db: Db, on: ItemAction, colleagueId: number): Promise<void> =>
  onItem(db, on, 'hand over', async (tx, item) => {
    mayAct(on, item);
    const colleagues = await readColleagues(tx, on.kind, item);
    if (!colleagues.some(({ id }) => id === colleagueId)) throw new InboxRefusal('noColleague');
    return { state: 'working', owner: colleagueId };
  });

/** Marks an item as done. Throws an InboxRefusal, notByHand if another action completes it. */
export const finishItem = (db: Db, on: ItemAction): Promise<void> =>
  onItem(db, on, 'done', (_, item) => {
    if (!INBOXES[on.kind].isDoneByHand) throw new InboxRefusal('notByHand');
    mayAct(on, item);
    return { state: 'done', owner: on.account.id };
  });

/** Reopens an item that is done. Throws an InboxRefusal, notByHand if another action completes it. */
export const reopenItem = (db: Db, on: ItemAction): Promise<void> =>
  onItem(db, on, 'reopen', (_, item) => {
    if (!INBOXES[on.kind].isDoneByHand || item.isClosed) throw new InboxRefusal('notByHand');
    if (item.state !== 'done') throw new InboxRefusal('notDone');
    return { state: 'working', owner: on.account.id };
  });

export type Colleague = { id: number; name: string };

/** Returns the active staff accounts that see an item, by name. */
export async function readColleagues(q: Querier, kind: InboxKind, { clinicId }: InboxItem): Promise<Colleague[]> {
  const isOfNoClinic = INBOXES[kind].clinic === null;
  const found = await q.query<Colleague>(
    `select id, name from staff where disabled_at is null and role <> 'editor'
       and (clinic_ids = '{}' or case when $1 then role = 'manager' else $2 = any(clinic_ids) end)`,
    [isOfNoClinic, clinicId],
  );
  return found.sort((one, other) => one.name.localeCompare(other.name, 'es'));
}

/**
 * Queues a mail that was given up again, unchanged; if it fails again, it is a new item. Throws an InboxRefusal
 * (notDead).
 */
export const resendMail = (db: Db, on: ItemAction): Promise<void> =>
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
