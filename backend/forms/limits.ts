import { isIPv6 } from 'node:net';
import { type Hidden, hashedSubject } from '#sealing/values';
import type { Querier } from '#store/db';

/** Maximum number of attempts in a time window. Counted in the database, for all processes and across restarts. */
export type Limit = { name: string; most: number; windowSeconds: number };

const QUARTER = 15 * 60;
/** In seconds. */
export const HOUR = 60 * 60;

/** Per account, from any address: guessing one password. */
export const LOGINS_OF_ACCOUNT: Limit = { name: 'login-account', most: 10, windowSeconds: QUARTER };
/** Per browser that the owner has used: guesses of others do not count there. */
export const LOGINS_OF_BROWSER: Limit = { name: 'login-browser', most: 10, windowSeconds: QUARTER };
/**
 * Per address, for any account: trying one password on many accounts. A practice with many professionals shares one
 * address.
 */
export const LOGINS_OF_ADDRESS: Limit = { name: 'login-address', most: 40, windowSeconds: QUARTER };
/** Clinic staff, like professionals: password and second factor are one attempt. */
export const STAFF_OF_ACCOUNT: Limit = { name: 'staff-account', most: 10, windowSeconds: QUARTER };
export const STAFF_OF_BROWSER: Limit = { name: 'staff-browser', most: 10, windowSeconds: QUARTER };
export const STAFF_OF_ADDRESS: Limit = { name: 'staff-address', most: 40, windowSeconds: QUARTER };
export const STAFF_CHANGES: Limit = { name: 'staff-change', most: 10, windowSeconds: QUARTER };
export const CHANGES_OF_ACCOUNT: Limit = { name: 'change-account', most: 10, windowSeconds: QUARTER };
export const LINKS_OF_ACCOUNT: Limit = { name: 'link-account', most: 3, windowSeconds: HOUR };
export const LINKS_OF_ADDRESS: Limit = { name: 'link-address', most: 15, windowSeconds: HOUR };
export const RESETS_OF_ADDRESS: Limit = { name: 'reset-address', most: 20, windowSeconds: QUARTER };
export const REGISTRATIONS_OF_EMAIL: Limit = { name: 'register-email', most: 3, windowSeconds: HOUR };
export const REGISTRATIONS_OF_ADDRESS: Limit = { name: 'register-address', most: 10, windowSeconds: HOUR };
export const REQUESTS_OF_EMAIL: Limit = { name: 'request-email', most: 10, windowSeconds: HOUR };
export const REQUESTS_OF_ADDRESS: Limit = { name: 'request-address', most: 30, windowSeconds: HOUR };
/** Reading and changing one's own booking: viewing the hours of many days is not an attack. */
export const VISITS_OF_ADDRESS: Limit = { name: 'visit-address', most: 200, windowSeconds: QUARTER };
/** Links given to browsers, which displace those in mails. */
export const VISIT_LINKS_OF_BOOKING: Limit = { name: 'visit-link-booking', most: 3, windowSeconds: 24 * HOUR };
export const VISIT_LINKS_OF_EMAIL: Limit = { name: 'visit-link-email', most: 3, windowSeconds: HOUR };
export const VISIT_LINKS_OF_ADDRESS: Limit = { name: 'visit-link-address', most: 15, windowSeconds: HOUR };
/** Joining waiting lists: each new entry mails the e-mail. */
export const WAITING_OF_EMAIL: Limit = { name: 'waiting-email', most: 5, windowSeconds: 24 * HOUR };
export const WAITING_OF_ADDRESS: Limit = { name: 'waiting-address', most: 15, windowSeconds: HOUR };
export const WAITING_LINKS_OF_EMAIL: Limit = { name: 'waiting-link-email', most: 3, windowSeconds: HOUR };
export const WAITING_LINKS_OF_ADDRESS: Limit = { name: 'waiting-link-address', most: 15, windowSeconds: HOUR };
/** Codes that verify the booker's e-mail: mailed, and tried. */
export const CODES_OF_EMAIL: Limit = { name: 'code-email', most: 3, windowSeconds: HOUR };
export const CODES_OF_ADDRESS: Limit = { name: 'code-address', most: 15, windowSeconds: HOUR };
export const CODE_TRIES_OF_EMAIL: Limit = { name: 'code-try-email', most: 5, windowSeconds: QUARTER };

/**
 * Counts an attempt of `who`, an e-mail or an address. Returns null if allowed, otherwise the seconds to wait. A null
 * `who`, an unknown address, is not counted.
 */
export async function countAttempt(q: Querier, limit: Limit, who: string | null): Promise<number | null> {
  if (who === null) return null;
  const [counted] = await q.query<{ count: number; seconds: number }>(
    `insert into attempt (subject, count, until) values ($1, 1, now() + make_interval(secs => $2))
     on conflict (subject) do update set
       count = case when attempt.until <= now() then 1 else least(attempt.count, 1000000) + 1 end,
       until = case when attempt.until <= now() then excluded.until else attempt.until end
     returning count, ceil(extract(epoch from until - now()))::integer as seconds`,
    [subjectOf(limit, who), limit.windowSeconds],
  );
  return counted && counted.count > limit.most ? Math.max(1, counted.seconds) : null;
}

/** Takes an attempt back that succeeded or was not made. */
export async function undoAttempt(q: Querier, limit: Limit, who: string | null): Promise<void> {
  if (who === null) return;
  await q.query('update attempt set count = count - 1 where subject = $1 and count > 0', [subjectOf(limit, who)]);
}

/** Deletes the attempts of `who` after a successful login. */
export async function forgetAttempts(q: Querier, limit: Limit, who: string): Promise<void> {
  await q.query('delete from attempt where subject = $1', [subjectOf(limit, who)]);
}

/** A keyed hash, so that the table contains no e-mails or addresses, and none can be guessed from it. */
const subjectOf = ({ name }: Limit, who: string): Hidden => hashedSubject(`${name} ${counted(who)}`);

/**
 * Returns the network (/64) of an IPv6 address, because one client controls all of it; other keys are returned
 * unchanged.
 */
function counted(who: string): string {
  if (!isIPv6(who)) return who;
  const [head = '', tail = ''] = who.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = who.includes('::') ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0') : [];
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
