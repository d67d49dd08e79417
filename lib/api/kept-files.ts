import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** `ageMs` since it was written. */
export type KeptFile = { bytes: Uint8Array<ArrayBuffer>; ageMs: number };

const NAME = /^[\w-]{16,64}$/;

/**
 * Files of a folder by name, in `capacity` bytes altogether: beyond that those used longest ago are deleted. A folder that
 * cannot be read or written keeps nothing and breaks nothing.
 */
export function createKeptFiles(folder: string, capacity: number) {
  let listing: Promise<Map<string, number>> | undefined;
  let total = 0;
  // The build would take every file of the project for one that may be read here.
  const at = (name: string): string => path.join(/* turbopackIgnore: true */ folder, name);

  /** The sizes, the file used longest ago first. What an ended process left half written goes. */
  const list = async (): Promise<Map<string, number>> => {
    const found = await Promise.all(
      (await readdir(folder).catch(() => [])).map(async (name) => {
        const facts = await stat(at(name)).catch(() => null);
        if (facts && NAME.test(name)) return { name, size: facts.size, writtenAt: facts.mtimeMs };
        if (facts && Date.now() - facts.mtimeMs > 60_000) await forget(name);
        return null;
      }),
    );
    const files = found.filter((file) => file !== null).sort((one, other) => one.writtenAt - other.writtenAt);
    total = files.reduce((sum, { size }) => sum + size, 0);
    return new Map(files.map(({ name, size }) => [name, size]));
  };
  const sizes = (): Promise<Map<string, number>> => {
    listing ??= list();
    return listing;
  };
  const forget = (name: string): Promise<void> => rm(at(name), { force: true }).catch(() => undefined);

  return {
    async read(name: string): Promise<KeptFile | null> {
      const known = await sizes();
      const size = known.get(name);
      if (size === undefined) return null;
      known.delete(name); // a Map keeps the order of insertion: the last one is the most recent
      known.set(name, size);
      const file = await open(at(name)).catch(() => null);
      if (!file) return null;
      try {
        const { mtimeMs } = await file.stat();
        return { bytes: new Uint8Array(await file.readFile()), ageMs: Date.now() - mtimeMs };
      } finally {
        await file.close();
      }
    },

    /** Whole or not at all: it is written under another name first. Rejects when the disk refuses it. */
    async write(name: string, bytes: Uint8Array): Promise<void> {
      const known = await sizes();
      await mkdir(folder, { recursive: true });
      const unfinished = at(`.${randomUUID()}`);
      await writeFile(unfinished, bytes).then(() => rename(unfinished, at(name)));
      total += bytes.length - (known.get(name) ?? 0);
      known.delete(name);
      known.set(name, bytes.length);
      for (const [oldest, size] of known) {
        if (total <= capacity) break;
        known.delete(oldest);
        total -= size;
        await forget(oldest);
      }
    },
  };
}

export type KeptFiles = ReturnType<typeof createKeptFiles>;
