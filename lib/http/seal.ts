import 'server-only';
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { secretsIn } from '@clinic/contract/secret-ring';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import { processState } from '@/lib/state/process-state';
import { env } from '../env';

/**
 * Encrypts claims that a browser stores but cannot read or change: JWE (dir, A256GCM), valid for `seconds`, one
 * key per purpose derived from SESSION_SECRET. The first of several secrets encrypts, all decrypt: they can be rotated.
 */
export async function seal(purpose: string, claims: JWTPayload, seconds: number): Promise<string> {
  return await new EncryptJWT(claims)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .encrypt(keysFor(purpose)[0]);
}

/** Returns the claims of a seal of this purpose; null if expired, altered, of another purpose or malformed. */
export async function unseal(purpose: string, token: string): Promise<JWTPayload | null> {
  for (const key of keysFor(purpose)) {
    const payload = await decrypted(token, key);
    if (payload) return payload;
  }
  return null;
}

async function decrypted(token: string, key: Uint8Array): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtDecrypt(token, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp'],
    });
    return payload;
  } catch {
    return null;
  }
}

/** Deriving a key costs more than using it. */
const derived = new Map<string, Uint8Array>();

type AtLeastOne<T> = [T, ...T[]];

/** A key of this purpose from each SESSION_SECRET: the first is used, the others are still accepted. */
function keysFor(purpose: string): AtLeastOne<Uint8Array> {
  const keyFrom = (secret: string): Uint8Array => {
    const name = `${purpose} ${secret}`;
    const key = derived.get(name) ?? new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
    derived.set(name, key);
    return key;
  };
  const [first, ...others] = secrets();
  return [keyFrom(first), ...others.map(keyFrom)];
}

/**
 * Names for a subject, meaningless without SESSION_SECRET and equal on every machine: one for each secret; write
 * the first, look up all.
 */
export function keyedNames(purpose: string, subject: string): AtLeastOne<string> {
  const named = (key: Uint8Array): string => createHmac('sha256', key).update(subject).digest('base64url');
  const [first, ...others] = keysFor(purpose);
  return [named(first), ...others.map(named)];
}

/** Without SESSION_SECRET (required by npm start, optional in development) a key lasts as long as the process. */
function secrets(): AtLeastOne<string> {
  const [first, ...others] = secretsIn(env().SESSION_SECRET ?? '');
  return [first ?? processState('seal.secret', () => randomBytes(32).toString('hex')), ...others];
}
