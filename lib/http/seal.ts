import 'server-only';
import { hkdfSync, randomBytes } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import { processState } from '../api/process-state';
import { env } from '../env';
import { secretsIn } from '../secret-ring';

/**
 * What a browser keeps for us and can neither read nor change: claims encrypted (JWE, dir, A256GCM) with a key of their
 * own for each purpose, derived from SESSION_SECRET, for so many seconds. Of several secrets the first seals and all
 * open, so that one can be replaced without ending what was sealed with it.
 */
export async function seal(purpose: string, claims: JWTPayload, seconds: number): Promise<string> {
  return await new EncryptJWT(claims)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .encrypt(firstKey(purpose));
}

/** The claims of a seal of this purpose; null for one that is over, altered, of another purpose or no seal at all. */
export async function unseal(purpose: string, token: string): Promise<JWTPayload | null> {
  for (const secret of secrets()) {
    const payload = await opened(token, keyFrom(secret, purpose));
    if (payload) return payload;
  }
  return null;
}

async function opened(token: string, key: Uint8Array): Promise<JWTPayload | null> {
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

/** Without SESSION_SECRET (npm start insists on it, a development server may lack it) a seal lasts as long as the process. */
function secrets(): string[] {
  const set = secretsIn(env().SESSION_SECRET ?? '');
  return set.length > 0 ? set : [processState('seal.secret', () => randomBytes(32).toString('hex'))];
}

const firstKey = (purpose: string): Uint8Array => keyFrom(secrets()[0] ?? '', purpose);

const keyFrom = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
