import { normalizePassword } from '@clinic/contract/password-rules';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { createSemaphore } from './semaphore';

/** argon2id as OWASP advises: 19 MiB, two passes. A const enum cannot be read by name in single-file builds. */
const ARGON2ID = 2 as Algorithm.Argon2id;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a discarded random password: checking against it takes as long as checking a real one. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$EBFHLfMMTclSV9WAtVr1Dw$drNzaDC7DXLQAwjoBZ1S1DnVLWtnxJThegH2hWgsFGo';

/** Two at a time, 19 MiB each: a burst of logins must leave memory and a core for catalogue requests. */
const pass = createSemaphore(2, 32);

/** Returns the hash of a password, with its parameters. Throws BusyError when too many are waiting. */
export const hashPassword = (password: string): Promise<string> => pass(() => hash(bytesOf(password), PARAMETERS));

/**
 * Returns whether the password matches the hash. Without a hash (unknown, not approved, disabled) it returns false
 * after the same work. Throws BusyError when too many are waiting.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isSame = await pass(() => verify(passwordHash ?? DUMMY_HASH, bytesOf(password)));
  return isSame && passwordHash !== null;
}

const bytesOf = (password: string): Buffer => Buffer.from(normalizePassword(password));
