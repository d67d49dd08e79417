// Skips a task that was already done for the same files: a stamp file stores their hash.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files the build generates among its sources: not part of the hash. */
export const GENERATED = ['public/bootstrap.js'];
/** Folders inside a source that are not part of a build. */
const NOT_BUILT = ['dist', 'node_modules', 'tests'];

/** Runs `work` unless its stamp has the hash of these files. */
export async function unlessStamped(stamp, files, work) {
  const wanted = hashOf(files);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true }); // an interrupted task counts as not done
  await work();
  writeStamp(stamp, wanted);
}

/** Stores the hash of the files a task was done for. */
export function writeStamp(stamp, hash) {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** One hash over the names and contents of files and folders and over Node's major version. */
export function hashOf(entries) {
  const hash = createHash('sha256').update(process.version.split('.')[0]);
  const add = (entry) => {
    if (!existsSync(entry) || GENERATED.includes(entry)) return;
    if (statSync(entry).isDirectory()) addAll(entry);
    else hash.update(`\n${entry}\n`).update(readFileSync(entry));
  };
  const addAll = (folder) => {
    const names = readdirSync(folder).filter((name) => !NOT_BUILT.includes(name));
    for (const name of names.sort()) add(path.posix.join(folder, name));
  };
  entries.forEach(add);
  return hash.digest('hex');
}
