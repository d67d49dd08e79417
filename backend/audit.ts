import { userInfo } from 'node:os';
import { madridSql } from './madrid-sql';
import type { Querier } from './store/db';

/** Actions on a booking, a request, the receipts, a list of several people, or an inbox item. */
export type AuditAction =
  | 'show'
  | 'cancel'
  | 'move'
  | 'confirm'
  | 'export'
  | 'redeem'
  | 'unredeem'
  | 'agenda'
  | 'visit'
  | 'note'
  | 'refund'
  | 'attend'
  | 'unattend'
  | 'mail'
  | 'link'
  | 'add'
  | 'opening'
  | 'inbox'
  | 'answer'
  | 'approve'
  | 'refuse'
  | 'disable'
  // Actions on data requests.
  | 'take'
  | 'identity'
  | 'extend'
  | 'close'
  | 'find'
  | 'correct'
  | 'erase'
  | 'open-blocked';

/** Names of the details an audit entry may have; the screens have a label for each (desk/src/log-texts.ts). */
export const DETAILS = [
  ...(['act', 'at', 'blocked', 'by', 'case', 'clinic', 'erased', 'fields', 'filter', 'for', 'from', 'hit'] as const),
  ...(['how', 'of', 'orders', 'outcome', 'reason', 'records', 'seat', 'to', 'until'] as const),
  ...(['visit', 'visits', 'was', 'what'] as const),
] as const;
export type Details = Partial<Record<(typeof DETAILS)[number], string | number | null>>;

/** Returns the operating system account that runs the command; it is never typed in. */
export const currentActor = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
};

/**
 * Records an action in the same transaction. An entry about a booking stores the version that the action left.
 * `details` are times and states, no personal data.
 */
export async function audit(
  tx: Querier,
  entry: { actor: string; action: AuditAction; reference: string; details?: Details },
): Promise<void> {
  await tx.query(
    `insert into audit (actor, action, subject, details, booking_version)
     values ($1, $2, $3::text, $4::jsonb, (select booking_version from booking where reference = $3::text))`,
    [entry.actor, entry.action, entry.reference, JSON.stringify(entry.details ?? {})],
  );
}

/**
 * Records that an actor read a list: once per quarter of an hour, even if the screen polls it, so that important
 * entries are not buried. `list` is the name of the list, `details` the part that was read.
 */
export async function auditList(tx: Querier, actor: string, list: string, details: Details): Promise<void> {
  await tx.query(
    `insert into audit (actor, action, subject, details)
     select $1::text, 'agenda', $2::text, $3::jsonb
     where not exists (select from audit where at > now() - interval '15 minutes' and actor = $1 and action = 'agenda'
                         and subject = $2 and details = $3::jsonb)`,
    [actor, list, JSON.stringify(details)],
  );
}

/** Returns the actor of a staff member, identified by number, because an e-mail is personal data. */
export const staffActor = (id: number): string => `staff ${id}`;

/** A recorded action: time as "YYYY-MM-DD HH:MM" on the clinics' clock, and the actor as stored. */
export type Act = {
  at: string;
  actor: string;
  /** The name of a staff member; null for other actors. */
  who: string | null;
  action: string;
  details: Record<string, unknown>;
};

const WHO = `(select name from staff where actor = 'staff ' || staff.id) as who`;

/** Returns the actions on a booking, oldest first. */
export const readActs = (q: Querier, reference: string): Promise<Act[]> =>
  q.query<Act>(
    `select ${madridSql('at')} as at, actor, action, details, ${WHO} from audit where subject = $1 order by id`,
    [reference],
  );

/** Acts that raise the version of a booking; reading it, adding a note or sending a mail again do not. */
const CHANGES: AuditAction[] = ['cancel', 'move', 'confirm', 'visit', 'refund', 'attend', 'unattend', 'correct'];

/**
 * Returns the acts that changed a booking after that version, oldest first; empty if a payment or a deadline changed
 * it.
 */
export const readChanges = (q: Querier, reference: string, version: number): Promise<Act[]> =>
  q.query<Act>(
    `select ${madridSql('at')} as at, actor, action, details, ${WHO} from audit
     where subject = $1 and booking_version > $2 and action = any($3::text[]) order by id`,
    [reference, version, CHANGES],
  );

/** Formats an act as a line for a terminal. */
export function actLine({ at, actor, who, action, details }: Act): string {
  const changes = Object.entries(details).map(([name, value]) => `${name} ${String(value)}`);
  return [`${at} ${action} by ${who ?? actor}`, ...changes].join(', ');
}

/** A line of the access log. */
export type LogLine = Act & { id: number; subject: string };

const LOG_PAGE = 100;

/**
 * Returns 100 entries of the access log of all bookings, newest first, with ids below `before` (null: from the newest).
 */
export const readLog = (q: Querier, before: number | null): Promise<LogLine[]> =>
  q.query<LogLine>(
    `select audit.id, ${madridSql('at', 'YYYY-MM-DD HH24:MI:SS')} as at, actor, action, subject, details, ${WHO}
     from audit where $1::bigint is null or audit.id < $1 order by audit.id desc limit ${LOG_PAGE}`,
    [before],
  );
