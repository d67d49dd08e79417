import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes sure `folder` holds a complete database: it is built beside it, flushed, and moved into place in one step,
 * so that a machine that stops half way never leaves half a database. Throws when the folder holds something else.
 */
export async function prepareFolder(folder: string, build: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  if (existsSync(folder)) {
    if ((await readdir(folder)).length > 0) {
      throw new Error(`The folder ${folder} is not empty and holds no database: move its files away first.`);
    }
    await rm(folder, { recursive: true });
  }
  const parent = path.dirname(folder);
  const prefix = `${path.basename(folder)}.init-`;
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix)) await rm(path.join(parent, name), { recursive: true, force: true });
  }
  // A name of its own each time: a builder whose parent was killed may still be writing to the last one.
  const building = await mkdtemp(path.join(parent, prefix));
  await build(building);
  await flushTree(building);
  await rename(building, folder);
  await flush(parent);
}

async function flushTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    await (entry.isDirectory() ? flushTree(full) : flush(full));
  }
  await flush(folder);
}

async function flush(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
