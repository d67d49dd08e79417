import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { secretsIn } from '@clinic/contract/secret-ring';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Querier } from '#store/db';
import { PROFESSIONAL_COLUMNS, type Professional } from './professional';

const ALGORITHM = 'HS256';
const ISSUER = 'clinic-upstream';
/** A working day at the practice: there is no call that renews a token. */
const LIFE_SECONDS = 8 * 60 * 60;

export type Tokens = {
  /**
   * Creates a session and returns its token. Null when the account was disabled or its password changed since it was
   * read, so that a login that lost that race fails. Run it in the transaction that changes the account, if any.
   */
  issue(tx: Querier, professional: Pick<Professional, 'id' | 'email' | 'passwordHash'>): Promise<string | null>;
  /**
   * Returns the owner of a token. A token is invalid after logout, a password change, or when the account is disabled.
   */
  read(q: Querier, token: string): Promise<Reading>;
};

type Reading = { professional: Professional; sessionId: string } | 'invalid' | 'expired';

/** Tokens signed with these keys: the first key signs, all are accepted. `now` is the clock for their expiry. */
export function createTokens(keys: readonly Uint8Array[], now: () => Date): Tokens {
  const [signing] = keys;
  if (!signing) throw new Error('Tokens need a key.');
  return {
    issue: async (tx, { id, email, passwordHash }) => {
      const jti = randomBytes(16).toString('base64url');
      const opened = await tx.query(
        `insert into professional_session (jti, professional_id, expires_at)
         select $1, id, now() + make_interval(secs => $2) from professional
         where id = $3 and status = 'active' and password_hash = $4 for share returning jti`,
        [jti, LIFE_SECONDS, id, passwordHash],
      );
      if (opened.length === 0) return null;
      const issuedAt = Math.floor(now().getTime() / 1000);
      return await new SignJWT({ roles: ['ROLE_USER', 'ROLE_PROFESIONAL'], username: email })
        .setProtectedHeader({ typ: 'JWT', alg: ALGORITHM })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFE_SECONDS)
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setJti(jti)
        .sign(signing);
    },
    read: async (q, token) => {
      const jti = await verifiedId(token);
      if (jti === 'invalid' || jti === 'expired') return jti;
      const [professional] = await q.query<Professional>(
        `select ${PROFESSIONAL_COLUMNS} from professional_session
         join professional on professional.id = professional_id
         where jti = $1 and expires_at > now() and status = 'active'`,
        [jti],
      );
      return professional ? { professional, sessionId: jti } : 'invalid';
    },
  };

  async function verifiedId(token: string): Promise<string | 'invalid' | 'expired'> {
    for (const key of keys) {
      const id = await idVerifiedBy(key, token, now());
      if (id !== 'invalid') return id;
    }
    return 'invalid';
  }
}

/** Returns the id in a token signed with this key. */
async function idVerifiedBy(
  key: Uint8Array,
  token: string,
  currentDate: Date,
): Promise<string | 'invalid' | 'expired'> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: ISSUER,
      requiredClaims: ['exp', 'jti'],
      currentDate,
    });
    return payload.jti ?? 'invalid';
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired';
    if (error instanceof errors.JOSEError) return 'invalid';
    throw error;
  }
}

/** Ends one session. */
export async function endSession(q: Querier, sessionId: string): Promise<void> {
  await q.query('delete from professional_session where jti = $1', [sessionId]);
}

/** Ends all sessions of an account and revokes its links, after a password change or when it is disabled. */
export async function endAllSessions(tx: Querier, professionalId: number): Promise<void> {
  await tx.query('delete from professional_session where professional_id = $1', [professionalId]);
  await tx.query('delete from password_link where professional_id = $1', [professionalId]);
}

const BYTES = 32;

/**
 * Returns the keys of tokens, at least one: the first signs, all are accepted. They are derived from the secrets in
 * SESSION_SECRET, so that several backends accept each other's tokens and a secret can be replaced without logging
 * anybody out. Without it, a random key is created once and stored in the data folder, readable only by this user.
 */
export async function readTokenKeys(sessionSecret: string | undefined, dataDir: string): Promise<Uint8Array[]> {
  if (sessionSecret) {
    const keyOf = (secret: string) => hkdfSync('sha256', secret, '', 'tokens of health professionals', BYTES);
    return secretsIn(sessionSecret).map((secret) => new Uint8Array(keyOf(secret)));
  }
  const file = path.join(dataDir, 'token-key');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(file, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url');
  if (key.length !== BYTES) throw new Error(`The key in ${file} is damaged: remove it; professionals log in again.`);
  return [key];
}
