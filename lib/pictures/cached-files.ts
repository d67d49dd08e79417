import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LRUCache } from 'lru-cache';
import { boundedCache } from '@/lib/state/bounded-cache';

/** `ageMs` since it was written. */
export type CachedFile = { bytes: Uint8Array<ArrayBuffer>; ageMs: number };

const NAME = /^[\w-]{16,64}$/;

/**
 * Files of a folder by name, `capacity` bytes in total: beyond that, the least recently used are deleted. A folder that
 * cannot be read or written disables caching and raises no error.
 */
export function createFileCache(folder: string, capacity: number) {
  const evicted: string[] = [];
  let listed: Promise<LRUCache<string, number>> | undefined;

  const list = async () => {
    const sizes = boundedCache<number>(capacity, (name) => evicted.push(name));
    for (const { name, size } of await filesIn(folder)) sizes.set(name, size, { size });
    return sizes;
  };
  const cachedSizes = () => {
    listed ??= list();
    return listed;
  };

  return {
    async read(name: string): Promise<CachedFile | null> {
      const sizes = await cachedSizes();
      const file = sizes.get(name) === undefined ? null : await open(fileIn(folder, name)).catch(() => null);
      if (!file) return null;
      try {
        const { mtimeMs } = await file.stat();
        return { bytes: new Uint8Array(await file.readFile()), ageMs: Date.now() - mtimeMs };
      } finally {
        await file.close();
      }
    },

    /** Atomic: written under another name first. Rejects when writing fails. */
    async write(name: string, bytes: Uint8Array): Promise<void> {
      const sizes = await cachedSizes();
      await mkdir(folder, { recursive: true });
      const unfinished = fileIn(folder, `.${randomUUID()}`);
      await writeFile(unfinished, bytes).then(() => rename(unfinished, fileIn(folder, name)));
      sizes.set(name, bytes.length, { size: bytes.length });
      await Promise.all(evicted.splice(0).map((oldest) => remove(folder, oldest)));
    },
  };
}

// Otherwise the build traces every project file as one that may be read here.
const fileIn = (folder: string, name: string): string => path.join(/* turbopackIgnore: true */ folder, name);

const remove = (folder: string, name: string): Promise<void> =>
  rm(fileIn(folder, name), { force: true }).catch(() => undefined);

/** The files of the cache, the least recently used first. Deletes partial files of an ended process. */
async function filesIn(folder: string) {
  const found = await Promise.all(
    (await readdir(folder).catch(() => [])).map(async (name) => {
      const facts = await stat(fileIn(folder, name)).catch(() => null);
      if (facts && NAME.test(name)) return { name, size: facts.size, writtenAt: facts.mtimeMs };
      if (facts && Date.now() - facts.mtimeMs > 60_000) await remove(folder, name);
      return null;
    }),
  );
  return found.filter((file) => file !== null).sort((one, other) => one.writtenAt - other.writtenAt);
}
