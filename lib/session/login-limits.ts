import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { processState } from '@/lib/api/process-state';
import { clientOf } from '@/lib/http/rate-limit';

const WINDOW_MS = 15 * 60_000;
/**
 * One account, whatever address the tries come from: guessing one password. Twice what the embedded backend lets pass, so
 * that there its limit counts, which a mailed link undoes; this one is for upstreams that have none.
 */
const MOST_OF_ACCOUNT = 20;
/** One address, whatever account: trying one password on many. A practice with many professionals has one address. */
const MOST_OF_ADDRESS = 40;
const MOST_SUBJECTS = 50_000;

type Tries = { count: number; until: number };
type State = { salt: string; tries: Map<string, Tries> };

const state = (): State =>
  processState('session.logins', () => ({ salt: randomBytes(16).toString('hex'), tries: new Map<string, Tries>() }));

/**
 * Counts a try to log in before it is made, so that many at once are not more than one after the other. Null lets it go
 * on; a number is how many seconds to wait. Accounts and addresses are kept as salted hashes, in this process.
 */
export function countLogin(headers: Headers, username: string, now = Date.now()): number | null {
  const ofAddress = count(addressOf(headers), MOST_OF_ADDRESS, now);
  return ofAddress ?? count(accountOf(username), MOST_OF_ACCOUNT, now);
}

/** Takes the try back: it succeeded. Whoever knows the password is the owner, earlier tries of the account are forgotten. */
export function forgetLogin(headers: Headers, username: string): void {
  takeBack(addressOf(headers));
  state().tries.delete(accountOf(username));
}

/** Takes the try back: the upstream could not say whether the password is right. */
export function takeBackLogin(headers: Headers, username: string): void {
  takeBack(addressOf(headers));
  takeBack(accountOf(username));
}

function count(subject: string, most: number, now: number): number | null {
  const { tries } = state();
  const known = tries.get(subject);
  const current = known && known.until > now ? known : { count: 0, until: now + WINDOW_MS };
  tries.delete(subject); // put back at the end: the first is then the one that was tried longest ago
  tries.set(subject, { ...current, count: current.count + 1 });
  makeRoom(tries, now);
  return current.count >= most ? Math.ceil((current.until - now) / 1000) : null;
}

function takeBack(subject: string): void {
  const known = state().tries.get(subject);
  if (known) known.count = Math.max(0, known.count - 1);
}

/** Those whose time is over first, as far as they stand in front; then the one that was tried longest ago. */
function makeRoom(tries: Map<string, Tries>, now: number): void {
  for (const [subject, { until }] of tries) {
    if (until > now && tries.size <= MOST_SUBJECTS) return;
    tries.delete(subject);
  }
}

const addressOf = (headers: Headers): string => hashOf(`address ${clientOf(headers)}`);
const accountOf = (username: string): string => hashOf(`account ${username.normalize('NFKC').trim().toLowerCase()}`);

const hashOf = (subject: string): string =>
  createHash('sha256').update(state().salt).update(subject).digest('base64url');
