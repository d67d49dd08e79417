import { type CallPromise, type CallWindow, callPromise, parseCallWindow } from '@clinic/contract/call-hours';
import { slotTest, testName } from '#hours/slot-tests';
import type { StaffAccount } from '#staff/account';
import type { Querier } from '#store/db';
import { clinicFilterSql, INBOXES, type InboxKind, joinItem, stateSql } from './kinds';

const DAY_MS = 24 * 60 * 60_000;

/** Returns when an answer is promised, or null without a promise: within a day, or as the call of a request. */
export function promiseOf(kind: InboxKind, received: Date, wishedCall: string | null = null): CallPromise | null {
  const { promise } = INBOXES[kind];
  if (promise === 'day') return { window: null, due: new Date(received.getTime() + DAY_MS) };
  return promise && callPromise(received, parseCallWindow(wishedCall ?? ''));
}

type ItemState = 'new' | 'working' | 'done';

/** A line of an inbox. Names of the catalogue are in Spanish. */
export type InboxItem = {
  id: number;
  state: ItemState;
  /** Completed by an action elsewhere, such as redeeming a voucher: it cannot be reopened by hand. */
  isClosed: boolean;
  /** Staff account, or null. */
  ownerId: number | null;
  owner: string | null;
  clinicId: number | null;
  clinic: string | null;
  /** Name of the item in the access log. */
  subject: string;
  name: string;
  phone: string | null;
  about: string;
  /** The amount of a refund; null for other kinds. */
  cents: number | null;
  /** For requests, as typed; the part is Morning or Evening. */
  wishedDay: string | null;
  wishedPart: string | null;
  /** The promised hours of a call; null if it is promised within a day, or not at all. */
  call: CallWindow | null;
  /** The reference of the booking that the item opens. */
  booking: string | null;
  received: Date;
  /** Null without a promise, or when it is done. */
  due: Date | null;
};

/** new: without an owner; mine: owned by the account; open: everything not done; done: latest first. */
export type Filter = 'new' | 'mine' | 'open' | 'done';

type Row = Omit<InboxItem, 'due' | 'about' | 'call'> & Record<'about' | 'surnames' | 'wishedCall', string | null>;

/** Maximum number of lines of a call. */
const MAX_ITEMS = 200;

const columns = (kind: InboxKind): string => {
  const inbox = INBOXES[kind];
  return `select subject.id, ${stateSql(inbox)} as state, ${inbox.isClosed} as "isClosed", item.owner_id as "ownerId", staff.name as owner,
      ${inbox.clinic ?? 'null::integer'} as "clinicId",
      localized_text(clinic.texts, 'nombre', 'es') as clinic, ${inbox.subject} as subject,
      ${inbox.name} as name, ${inbox.surnames} as surnames, ${inbox.phone} as phone, ${inbox.about} as about,
      ${inbox.cents} as cents, ${inbox.wishedDay} as "wishedDay", ${inbox.wishedPart} as "wishedPart", ${inbox.wishedCall} as "wishedCall",
      ${inbox.booking} as booking, ${inbox.received} as received
    from ${inbox.from} ${joinItem(kind)} left join staff on staff.id = item.owner_id
    left join centromedico as clinic on clinic.id = ${inbox.clinic ?? 'null::integer'}
    where (${inbox.isOpen} or ${inbox.isClosed}) and ${clinicFilterSql(inbox)}`;
};

/** Returns an inbox of the account, at most 200 lines, of one clinic or of all its clinics (null). */
export async function readInbox(
  q: Querier,
  kind: InboxKind,
  { account, chosen, filter }: { account: StaffAccount; chosen: number | null; filter: Filter },
): Promise<InboxItem[]> {
  const inbox = INBOXES[kind];
  const state = stateSql(inbox);
  const wanted: Record<Filter, string> = {
    new: `${state} = 'new'`,
    mine: `${state} = 'working' and item.owner_id = $3`,
    open: `${state} <> 'done'`,
    done: `${state} = 'done'`,
  };
  const order = filter === 'done' ? `coalesce(item.done_at, ${inbox.received}) desc` : inbox.received;
  const rows = await q.query<Row>(
    `${columns(kind)} and ($2::integer is null or ${inbox.clinic ?? '$2'} = $2) and $3::bigint is not null
       and ${wanted[filter]} order by ${order}, subject.id limit ${MAX_ITEMS}`,
    [account.clinicIds, chosen, account.id],
  );
  return rows.map((row) => itemOf(kind, row));
}

/** Returns one item of the account's clinics, or null. */
export async function readItem(
  q: Querier,
  kind: InboxKind,
  { account, id }: { account: StaffAccount; id: number },
): Promise<InboxItem | null> {
  const [row] = await q.query<Row>(`${columns(kind)} and subject.id = $2`, [account.clinicIds, id]);
  return row ? itemOf(kind, row) : null;
}

function itemOf(kind: InboxKind, { name, surnames, about, wishedCall, ...row }: Row): InboxItem {
  const received = new Date(row.received);
  const test = kind === 'request' ? slotTest(about?.split(', ')[0]) : null;
  const promised = row.state === 'done' ? null : promiseOf(kind, received, wishedCall);
  return {
    ...row,
    received,
    name: [name, surnames].filter(Boolean).join(' '),
    about: test ? testName(test, 'es') : (about ?? ''),
    call: promised?.window ?? null,
    due: promised?.due ?? null,
  };
}
