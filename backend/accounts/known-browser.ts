import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const AUDIENCE = 'clinic-known-browser';
/** Half a year after its last login. */
const LIFE_SECONDS = 180 * 24 * 60 * 60;
const MAX_PROOF_LENGTH = 1_000;

/** Proofs that the owner of an account has used a browser: password guesses by others do not lock out that browser. */
export type KnownBrowsers = {
  /** Returns a new proof, for a client that has just shown the password or a mailed link. */
  issue(email: string): Promise<string>;
  /**
   * Returns the browser id under which its attempts are counted, or null if the proof is not valid for this account.
   */
  read(email: string, proof: string): Promise<string | null>;
};

/**
 * Proofs signed with these keys; they have another audience than tokens. The first key signs, all are accepted.
 * `now` is the clock for their expiry.
 */
export function createKnownBrowsers(keys: readonly Uint8Array[], now: () => Date): KnownBrowsers {
  const [signing] = keys;
  if (!signing) throw new Error('Proofs of known browsers need a key.');
  return {
    issue: (email) => {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({})
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(email)
        .setAudience(AUDIENCE)
        .setJti(randomBytes(16).toString('base64url'))
        .setExpirationTime(issuedAt + LIFE_SECONDS)
        .sign(signing);
    },
    read: async (email, proof) => {
      if (proof.length > MAX_PROOF_LENGTH) return null;
      for (const key of keys) {
        const id = await idProvedBy(key, email, proof, now());
        if (id) return id;
      }
      return null;
    },
  };
}

/** Returns the id in a proof signed with this key for the account, or null. */
async function idProvedBy(key: Uint8Array, email: string, proof: string, currentDate: Date): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(proof, key, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      subject: email,
      requiredClaims: ['exp', 'jti'],
      currentDate,
    });
    return payload.jti ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
