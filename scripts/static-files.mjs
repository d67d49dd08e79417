// What the framework's build is told of its files, and how they are kept compressed.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const toBrotli = promisify(brotliCompress);

/** Asks the browser to compile all of a file while it arrives, not on the page's thread when it is run. */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/** Smaller files are compiled in no time. */
const LARGE_BYTES = 50_000;

/** Puts the hint before the framework's large files that every page loads; others than Chromium read a comment. */
export async function hintFramework(build) {
  const { rootMainFiles } = JSON.parse(await readFile(path.join(build, 'build-manifest.json'), 'utf8'));
  for (const name of rootMainFiles) {
    const file = path.join(build, name);
    const text = await readFile(file, 'utf8');
    if (text.length > LARGE_BYTES && !text.startsWith(HINT)) await writeFile(file, HINT + text);
  }
}

/** Writes `<file>.br` beside every script and style, as small as brotli can: too slow to be done for a visitor. */
export async function packFiles(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const text = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      await writeFile(`${file}.br`, await toBrotli(text, { params }));
    }),
  );
}
