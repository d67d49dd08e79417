import { createHash, randomBytes } from 'node:crypto';
import type { Querier } from '#store/db';
import { STAFF_COLUMNS, type StaffAccount } from './account';

const TOKEN_BYTES = 32;
const IDLE_MINUTES = 30;
/** In hours. */
export const SESSION_HOURS = 8;

const IS_GOOD = `staff_session.seen_at > now() - interval '${IDLE_MINUTES} minutes'
  and staff_session.created_at > now() - interval '${SESSION_HOURS} hours'`;

/**
 * Opens a session and returns its cookie. Null when the account was disabled or its password changed since it was read,
 * so that a sign-in that lost that race fails.
 */
export async function openStaffSession(
  q: Querier,
  { id, passwordHash }: Pick<StaffAccount, 'id' | 'passwordHash'>,
): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const opened = await q.query(
    `insert into staff_session (token_hash, staff_id)
     select $1, id from staff where id = $2 and password_hash = $3 and disabled_at is null for share returning staff_id`,
    [hashOf(token), id, passwordHash],
  );
  return opened.length === 0 ? null : token;
}

/**
 * Returns the account of a session cookie and counts as use of the session. Null when it has ended: 30 min without use,
 * 8 h, signed out, or disabled.
 */
export async function readStaffSession(q: Querier, token: string): Promise<StaffAccount | null> {
  const [account] = await q.query<StaffAccount>(
    `update staff_session set seen_at = now() from staff
     where token_hash = $1 and staff.id = staff_id and disabled_at is null and ${IS_GOOD}
     returning ${STAFF_COLUMNS}`,
    [hashOf(token)],
  );
  return account ?? null;
}

/**
 * Returns the account of a session cookie without extending the session, for automatic requests of a screen. Null when
 * it has ended.
 */
export async function peekStaffSession(q: Querier, token: string): Promise<StaffAccount | null> {
  const [account] = await q.query<StaffAccount>(
    `select ${STAFF_COLUMNS} from staff_session join staff on staff.id = staff_id
     where token_hash = $1 and disabled_at is null and ${IS_GOOD}`,
    [hashOf(token)],
  );
  return account ?? null;
}

/** Returns the cookies whose session has not ended. */
export async function liveSessions(q: Querier, tokens: readonly string[]): Promise<Set<string>> {
  const hashes = new Map(tokens.map((token) => [hashOf(token), token]));
  const rows = await q.query<{ hash: string }>(
    `select token_hash as hash from staff_session join staff on staff.id = staff_id
     where token_hash = any($1) and disabled_at is null and ${IS_GOOD}`,
    [[...hashes.keys()]],
  );
  return new Set(rows.flatMap(({ hash }) => hashes.get(hash) ?? []));
}

/** Ends one session. */
export async function endStaffSession(q: Querier, token: string): Promise<void> {
  await q.query('delete from staff_session where token_hash = $1', [hashOf(token)]);
}

/** Ends all sessions of an account. */
export async function endStaffSessions(q: Querier, staffId: number): Promise<void> {
  await q.query('delete from staff_session where staff_id = $1', [staffId]);
}

/** Deletes the rows of sessions that have ended. */
export async function removeEndedSessions(q: Querier): Promise<void> {
  await q.query(`delete from staff_session where not (${IS_GOOD})`);
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
