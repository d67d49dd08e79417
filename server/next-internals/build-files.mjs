// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, the build fails, or TBT grows by 17 ms.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Asks Chromium to compile all of a file while it arrives, not on the main thread when it runs; a comment elsewhere. */
export const HINT = '//# allFunctionsCalledOnLoad\n';

const LARGE_BYTES = 50_000;

/** Edits the framework's large files that every page loads: writes the hint before them. Throws without a build. */
export async function hintFramework(build) {
  const { rootMainFiles } = JSON.parse(await readFile(path.join(build, 'build-manifest.json'), 'utf8'));
  for (const name of rootMainFiles) {
    const file = path.join(build, name);
    const text = await readFile(file, 'utf8');
    if (text.length > LARGE_BYTES && !text.startsWith(HINT)) await writeFile(file, HINT + text);
  }
}
