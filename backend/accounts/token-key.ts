import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { secretsIn } from '@clinic/contract/secret-ring';

const BYTES = 32;

/**
 * The keys of tokens, at least one: the first signs, all are believed. Made from the secrets in SESSION_SECRET, so that
 * several backends read each other's tokens and a secret is replaced without logging anybody out; without it a random one,
 * made once and stored in the data folder where only this user reads it.
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
