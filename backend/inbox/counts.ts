import type { StaffAccount } from '#staff/account';
import type { Querier } from '#store/db';
import { canSeeInbox, INBOXES, type InboxKind, joinItem, KINDS, stateSql } from './kinds';

/** Parts of the screens that are watched for changes. */
export type Watched = InboxKind | 'agenda';

/** Number of new items of a kind in a clinic (null: no clinic), and a mark that differs after any change. */
export type Tally = { kind: Watched; clinicId: number | null; fresh: number; mark: string };

/** New items by inbox, only for inboxes the account sees, and their marks. */
export type Counts = { fresh: Partial<Record<InboxKind, number>>; marks: Partial<Record<Watched, string>> };

/**
 * Bookings have no time of their last change, but creating, paying or moving one inserts a row with an increasing id.
 */
const AGENDA = `(select max(id) from booking), (select max(id) from payment_event),
  (select max(id) from audit where action in ('confirm', 'move', 'cancel', 'visit'))`;

const ONE = (kind: InboxKind): string => {
  const inbox = INBOXES[kind];
  return `select '${kind}' as kind, ${inbox.clinic ?? 'null::integer'} as "clinicId",
      count(*) filter (where ${stateSql(inbox)} = 'new')::integer as fresh,
      concat_ws(' ', count(*), max(subject.id), max(item.changed_at)) as mark
    from ${inbox.from} ${joinItem(kind)}
    where ${inbox.isOpen} and not exists (
      select from inbox_item as done where done.kind = '${kind}' and done.subject_id = subject.id and done.state = 'done')
    group by 2`;
};

const ALL = [
  ...KINDS.map(ONE),
  `select 'agenda' as kind, null::integer as "clinicId", 0 as fresh, concat_ws(' ', ${AGENDA}) as mark`,
].join(' union all ');

/** Reads the tallies of all inboxes in one statement, without personal data. */
export const readTallies = (q: Querier): Promise<Tally[]> => q.query<Tally>(ALL);

const latest = (table: string, condition = 'true') => `(select max(id) from ${table} where ${condition})`;
const number = (table: string, condition: string) => `(select count(*) from ${table} where ${condition})`;
/** Each value is read from an index. Deletions after the retention period do not change it. */
const CHANGE = `select concat_ws(' ', ${[
  ...[AGENDA, number('booking', `status = 'requested'`), '(select max(changed_at) from inbox_item)'],
  ...['contact_request', 'product_request', 'callback_request', 'professional'].map((table) => latest(table)),
  number('professional', `status = 'pending'`),
  latest('audit', `action in ('redeem', 'unredeem')`),
  ...[number, latest].flatMap((of) => [of('payment', `status = 'needs_refund'`), of('outbox', `status = 'dead'`)]),
].join(', ')}) as change`;

/** Returns a text that differs after any change. It is polled often; the tallies are only read when it differs. */
export async function readChange(q: Querier): Promise<string> {
  const [row] = await q.query<{ change: string }>(CHANGE);
  return row?.change ?? '';
}

/** Returns the counts that an account may see. */
export function countsOf(tallies: readonly Tally[], account: Pick<StaffAccount, 'role' | 'clinicIds'>): Counts {
  const counts: Counts = { fresh: {}, marks: { agenda: tallies.find(({ kind }) => kind === 'agenda')?.mark } };
  for (const kind of KINDS) {
    if (!canSeeInbox(account, kind)) continue;
    const own = tallies.filter((one) => one.kind === kind && isOwn(kind, one, account));
    counts.fresh[kind] = own.reduce((sum, { fresh }) => sum + fresh, 0);
    counts.marks[kind] = own
      .map(({ clinicId, mark }) => `${clinicId} ${mark}`)
      .sort()
      .join();
  }
  return counts;
}

function isOwn(kind: InboxKind, { clinicId }: Tally, { clinicIds }: Pick<StaffAccount, 'clinicIds'>): boolean {
  if (INBOXES[kind].clinic === null || clinicIds.length === 0) return true;
  return clinicId !== null && clinicIds.includes(clinicId);
}
