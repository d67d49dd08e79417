import { createHash } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { createCode, parseCode } from '#forms/codes';
import { sealed } from '#sealing/values';
import type { Querier } from '#store/db';
import type { StaffAccount } from './account';

/** Accepts codes of a clock that is one step of 30 s ahead or behind. */
const TOLERANCE_SECONDS = 30;
const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;
/** Four groups of four: 74 random bits, too many to search a hash for. */
const RECOVERY_GROUPS = 4;

/** The secret for an authenticator app in base32, and as an otpauth address for a QR code. */
export type NewSecondFactor = { secret: string; uri: string };

/** Creates a secret for an account without a confirmed one; null if it has one. `issuer` is the name the app shows. */
export async function createSecondFactor(
  q: Querier,
  { id, email }: StaffAccount,
  issuer: string,
): Promise<NewSecondFactor | null> {
  const secret = generateSecret();
  const stored = await q.query(
    'update staff set totp_secret = $2 where id = $1 and not is_totp_confirmed returning id',
    [id, sealed(secret)],
  );
  return stored.length === 0 ? null : { secret, uri: generateURI({ issuer, label: email, secret }) };
}

/**
 * Confirms the new secret by its first code. Returns the recovery codes, of which only hashes are stored, or null for a
 * wrong code or a secret that was already confirmed.
 */
export async function confirmSecondFactor(
  tx: Querier,
  account: StaffAccount,
  typed: string,
  now: Date,
): Promise<string[] | null> {
  if (account.isTotpConfirmed || !(await takeTimeCode(tx, account, typed, now))) return null;
  const codes = Array.from({ length: RECOVERY_CODES }, () => createCode(RECOVERY_GROUPS));
  await tx.query('update staff set is_totp_confirmed = true, recovery_hashes = $2 where id = $1', [
    account.id,
    codes.map(hashOf),
  ]);
  return codes;
}

/** Whether it is a current time code or a recovery code; each is accepted once. */
export async function takeSecondFactor(q: Querier, account: StaffAccount, typed: string, now: Date): Promise<boolean> {
  const recovery = parseCode(typed, RECOVERY_GROUPS);
  if (recovery === null) return await takeTimeCode(q, account, typed, now);
  const taken = await q.query(
    'update staff set recovery_hashes = array_remove(recovery_hashes, $2) where id = $1 and $2 = any(recovery_hashes) returning id',
    [account.id, hashOf(recovery)],
  );
  return taken.length > 0;
}

async function takeTimeCode(q: Querier, account: StaffAccount, typed: string, now: Date): Promise<boolean> {
  const token = typed.replace(/\s/g, '');
  if (account.totpSecret === null || !/^\d{6}$/.test(token)) return false;
  const epoch = Math.floor(now.getTime() / 1000);
  const outcome = verifySync({ secret: account.totpSecret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
  if (!outcome.valid) return false;
  const step = Math.floor(epoch / STEP_SECONDS) + (outcome.delta ?? 0);
  const taken = await q.query('update staff set totp_step = $2 where id = $1 and totp_step < $2 returning id', [
    account.id,
    step,
  ]);
  return taken.length > 0;
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
