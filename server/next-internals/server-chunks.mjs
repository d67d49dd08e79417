// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, the site needs 80 MB more; nothing breaks.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Names its own file, and so is all that differs. */
const SOURCE_MAP = /\n?\/\/# sourceMappingURL=[^\n]*\s*$/;

/**
 * Makes of the server's files that hold the same code one and references to it: the build writes what several pages share once
 * for each of them, and each would be compiled and kept in memory. Answers how many files became references.
 */
export async function shareServerChunks(build) {
  const folder = path.join(build, 'server', 'chunks');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js')).sort();
  const first = new Map();
  let shared = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    const code = (await readFile(file, 'utf8')).replace(SOURCE_MAP, '');
    // The loader itself reads where it lies; what it loads is an array of functions by number.
    if (!code.startsWith('module.exports=[')) continue;
    const digest = createHash('sha256').update(code).digest('base64');
    const other = first.get(digest);
    if (other === undefined) first.set(digest, file);
    else {
      const to = path.relative(path.dirname(file), other).split(path.sep).join('/');
      await writeFile(file, `module.exports=require(${JSON.stringify(to.startsWith('.') ? to : `./${to}`)});\n`);
      shared += 1;
    }
  }
  return shared;
}
