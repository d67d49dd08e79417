import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { cookieLine, readCookie } from '@/lib/http/cookies';
import { clientOf } from '@/lib/http/rate-limit';
import { keyedNames, seal, unseal } from '@/lib/http/seal';
import { openStore } from '@/lib/state/open-store';

const WINDOW_MS = 15 * 60_000;
/**
 * Limit per account from any address: guessing one password. Twice the limit of the embedded backend, so that there its
 * own limit applies, which a mailed link resets; this one is for upstreams without a limit.
 */
const ACCOUNT_ATTEMPTS = 20;
/** Limit per address for any account: trying one password on many. A practice of professionals shares one address. */
const ADDRESS_ATTEMPTS = 40;
/**
 * Share of these limits that each process allows while the shared counters are unreachable: the other processes count
 * separately.
 */
const LOCAL_SHARE = 1 / 4;

const attempts = () => openStore('session.logins', 50_000);

/**
 * Counts a login attempt before it is made, so that concurrent attempts count like consecutive ones. A browser the
 * owner used before is counted separately, so that guessing by others does not block it. Returns null if allowed, or
 * the seconds to wait. Accounts, addresses and browsers are stored under keyed names.
 */
export async function countLogin(headers: Headers, username: string): Promise<number | null> {
  const [owner, address] = await subjectsOf(headers, username);
  return (address && (await count(address, ADDRESS_ATTEMPTS))) || (await count(owner, ACCOUNT_ATTEMPTS));
}

/** Takes the attempt back after a success. The owner knows the password, so the account's attempts are reset. */
export async function resetLogins(headers: Headers, username: string): Promise<void> {
  const [owner, address] = await subjectsOf(headers, username);
  await Promise.all([address && attempts().decrement(address), attempts().delete(owner)]);
}

/** Takes the attempt back: the upstream could not verify the password. */
export async function undoLoginCount(headers: Headers, username: string): Promise<void> {
  const subjects = await subjectsOf(headers, username);
  await Promise.all(subjects.map((subject) => subject && attempts().decrement(subject)));
}

async function count(subject: string, limit: number): Promise<number | null> {
  const { count: made, leftMs, isPartial } = await attempts().increment(subject, WINDOW_MS);
  return made > (isPartial ? limit * LOCAL_SHARE : limit) ? Math.ceil(leftMs / 1000) : null;
}

/** Subjects of the counters: the account and the address, or a browser known for this account, without an address. */
async function subjectsOf(headers: Headers, username: string): Promise<[owner: string, address: string | null]> {
  const known = await knownBrowser(headers, username);
  if (known) return [nameOf(`browser ${known.id}`), null];
  return [nameOf(`account ${normalizedName(username)}`), nameOf(`address ${clientOf(headers)}`)];
}

const nameOf = (subject: string): string => keyedNames('logins', subject)[0];

const COOKIE = 'pro-navegador';
/** Six months after the last login. */
const SECONDS = 180 * 24 * 60 * 60;

const Claims = z.object({ username: z.string().min(1), id: z.string().min(16), proof: z.string() });

/** `id` identifies its counter; `proof` is the upstream's own, '' if it gave none. */
type KnownBrowser = { id: string; proof: string };

/** The browser's record if the owner of this account has used it; else null. The password is still required. */
export async function knownBrowser(headers: Headers, username: string): Promise<KnownBrowser | null> {
  const sealed = readCookie(headers, COOKIE);
  const claims = Claims.safeParse(sealed && (await unseal(COOKIE, sealed)));
  return claims.success && claims.data.username === normalizedName(username) ? claims.data : null;
}

/** The Set-Cookie line that identifies a browser, after a login or a mailed link. */
export async function knownBrowserLine(username: string, proof: string): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  return cookieLine(COOKIE, await seal(COOKIE, { username: normalizedName(username), id, proof }, SECONDS), SECONDS);
}

/** Normalises the spelling of an account name. */
const normalizedName = (username: string): string => username.normalize('NFKC').trim().toLowerCase();
