import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
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
  const building = `${folder}.init`;
  await rm(building, { recursive: true, force: true });
  await mkdir(building, { recursive: true, mode: 0o700 });
  await build(building);
  await flushTree(building);
  await rename(building, folder);
  await flush(path.dirname(folder));
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
