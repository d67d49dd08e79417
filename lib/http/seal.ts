import 'server-only';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import { keysFor } from './secret-keys';

/**
 * Claims that a browser stores and can neither read nor change: JWE (dir, A256GCM), valid for so many seconds, with a key
 * per purpose derived from SESSION_SECRET. The first of several secrets encrypts, all decrypt: they can be rotated.
 */
export async function seal(purpose: string, claims: JWTPayload, seconds: number): Promise<string> {
  return await new EncryptJWT(claims)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .encrypt(keysFor(purpose)[0]);
}

/** The claims of a seal of this purpose; null for one that is over, altered, of another purpose or no seal at all. */
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
