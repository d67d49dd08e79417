import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const BYTES = 32;

/**
 * The key that signs tokens: made from SESSION_SECRET, so that several backends read each other's tokens; without it a
 * random one, made once and kept in the data folder where only this user reads it.
 */
export async function readTokenKey(sessionSecret: string | undefined, dataDir: string): Promise<Uint8Array> {
  if (sessionSecret) {
    return new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'tokens of health professionals', BYTES));
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
  return key;
}
