import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';

export type PictureSize = { width: number; height: number };

/** Renders a stored picture as JPEG; without a size, the whole picture. */
type Make = (key: string, size?: PictureSize) => Promise<Buffer>;

/** The part of a key with which the names of its files begin. */
const HASH_LENGTH = 64;

export type PictureFile = { bytes: Buffer; etag: string };

const RENDERED_AT_ONCE = 2;

/**
 * The JPEG files in a folder, each rendered at its first request: at most two at a time, never the same one twice, and
 * a file becomes visible only when it is complete.
 */
export function createPictureFiles(folder: string, make: Make) {
  const underWay = new Map<string, Promise<Buffer>>();
  const limit = pLimit(RENDERED_AT_ONCE);

  const write = async (name: string, key: string, size?: PictureSize): Promise<Buffer> => {
    const bytes = await limit(() => make(key, size));
    await mkdir(folder, { recursive: true });
    const temporary = path.join(folder, `.${randomUUID()}`);
    const file = await open(temporary, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path.join(folder, name));
    return bytes;
  };

  /**
   * Returns the file of a stored picture: a different picture at the same address has another key, and thus another
   * file.
   */
  return async (key: string, size?: PictureSize): Promise<PictureFile> => {
    const name = `${key.slice(0, HASH_LENGTH)}${size ? `-${size.width}x${size.height}` : ''}.jpg`;
    const stored = await readFile(path.join(folder, name)).catch(() => null);
    if (stored) return withEtag(stored);
    const rendering = underWay.get(name) ?? write(name, key, size).finally(() => underWay.delete(name));
    underWay.set(name, rendering);
    return withEtag(await rendering);
  };
}

/** Deletes the files in a folder that belong to none of these keys. */
export async function deleteUnusedFiles(folder: string, keys: readonly string[]): Promise<void> {
  const hashes = new Set(keys.map((key) => key.slice(0, HASH_LENGTH)));
  for (const name of await readdir(folder).catch(() => [])) {
    const isHidden = name.startsWith('.'); // being written
    if (!isHidden && !hashes.has(name.slice(0, HASH_LENGTH))) await rm(path.join(folder, name), { force: true });
  }
}

export type PictureFiles = ReturnType<typeof createPictureFiles>;

const withEtag = (bytes: Buffer): PictureFile => ({
  bytes,
  etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
});
