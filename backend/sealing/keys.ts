import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A key with its id, which does not reveal it. `seal` encrypts, `index` hashes. */
export type Key = { id: string; seal: Buffer; index: Buffer };

/** The keys of an installation: the first seals, all open. */
export type KeyRing = {
  all: () => readonly Key[];
  /** File for new keys; null when the keys come from the environment. */
  file: string | null;
};

const BYTES = 32;
const ID_LENGTH = 8;
const SEPARATOR = ',';

/**
 * Opens the keys in DATA_KEYS (`new,old`), otherwise those in a file in the data folder, which is created at the first
 * start and readable only by this user. The file is read again after another process has changed it.
 */
export function openKeyRing(dataKeys: string | undefined, dataDir: string, name = 'data-keys'): KeyRing {
  if (dataKeys) {
    const keys = keysOf(dataKeys);
    return { all: () => keys, file: null };
  }
  const file = path.join(dataDir, name);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  createFile(file);
  let known: { changedAt: number; keys: Key[] } | null = null;
  const all = (): Key[] => {
    const { mtimeMs } = statSync(file);
    if (known?.changedAt !== mtimeMs) known = { changedAt: mtimeMs, keys: keysOf(readFileSync(file, 'utf8')) };
    return known.keys;
  };
  return { all, file };
}

/** Adds a new key before those in use and drops the others. */
export function addKey(file: string, inUse: ReadonlySet<string>): void {
  const usedSecrets = secretsOf(readFileSync(file, 'utf8')).filter((secret) => inUse.has(keyOf(secret).id));
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, `${[newSecret(), ...usedSecrets].join(SEPARATOR)}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(fresh, file); // atomic
}

const newSecret = (): string => randomBytes(BYTES).toString('base64url');

function createFile(file: string): void {
  try {
    writeFileSync(file, `${newSecret()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const secretsOf = (text: string): string[] => text.split(SEPARATOR).flatMap((part) => part.trim() || []);

function keysOf(text: string): Key[] {
  const keys = secretsOf(text).map(keyOf);
  if (keys.length === 0) throw new Error('There is no key to seal personal data with: the file of the keys is empty.');
  return keys;
}

const derived = (secret: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, BYTES));

const keyOf = (secret: string): Key => ({
  id: createHash('sha256').update(derived(secret, 'id of a data key')).digest('hex').slice(0, ID_LENGTH),
  seal: derived(secret, 'sealed personal data'),
  index: derived(secret, 'hashed subjects'),
});
