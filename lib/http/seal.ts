import 'server-only';
import { hkdfSync, randomBytes } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import { processState } from '../api/process-state';
import { env } from '../env';

/**
 * What a browser keeps for us and can neither read nor change: claims encrypted (JWE, dir, A256GCM) with a key of their
 * own for each purpose, derived from SESSION_SECRET, for so many seconds.
 */
export async function seal(purpose: string, claims: JWTPayload, seconds: number): Promise<string> {
  return await new EncryptJWT(claims)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .encrypt(keyFor(purpose));
}

/** The claims of a seal of this purpose; null for one that is over, altered, of another purpose or no seal at all. */
export async function unseal(purpose: string, token: string): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtDecrypt(token, keyFor(purpose), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp'],
    });
    return payload;
  } catch {
    return null;
  }
}

/** Without SESSION_SECRET (npm start insists on it, a development server may lack it) a seal lasts as long as the process. */
function keyFor(purpose: string): Uint8Array {
  const secret = env().SESSION_SECRET ?? processState('seal.secret', () => randomBytes(32).toString('hex'));
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}
