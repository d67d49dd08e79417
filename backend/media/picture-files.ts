import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';

export type PictureSize = { width: number; height: number };

/** Draws a picture as JPEG. */
export type Draw = (picture: { scene: string; seed: string }, size?: PictureSize) => Promise<Buffer>;

export type PictureFile = { bytes: Buffer; etag: string };

const DRAWING_AT_ONCE = 2;

/**
 * The drawn pictures of a folder, each made at its first request. At most two are drawn at a time, the same one never
 * twice, and a file appears only when it is complete.
 */
export function createPictureFiles(folder: string, draw: Draw) {
  const underWay = new Map<string, Promise<Buffer>>();
  const limit = createLimit(DRAWING_AT_ONCE);

  const make = async (name: string, picture: { scene: string; seed: string }, size?: PictureSize): Promise<Buffer> => {
    const bytes = await limit(() => draw(picture, size));
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

  /** The file of a picture under a name that the caller has checked. */
  return async (name: string, picture: { scene: string; seed: string }, size?: PictureSize): Promise<PictureFile> => {
    const kept = await readFile(path.join(folder, name)).catch(() => null);
    if (kept) return withEtag(kept);
    const drawing = underWay.get(name) ?? make(name, picture, size).finally(() => underWay.delete(name));
    underWay.set(name, drawing);
    return withEtag(await drawing);
  };
}

export type PictureFiles = ReturnType<typeof createPictureFiles>;

const withEtag = (bytes: Buffer): PictureFile => ({
  bytes,
  etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
});

function createLimit(slots: number) {
  let free = slots;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
