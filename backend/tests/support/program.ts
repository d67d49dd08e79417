import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ownFile } from '#own-folder';
import { BUNDLE_OPTIONS } from '../../bundle-options.mjs';

/**
 * Bundles source files of the package once, so that starting one costs no compilation. Returns the path of the program of
 * a file, and a function that removes them all.
 */
export async function bundlePrograms(...files: string[]) {
  mkdirSync(ownFile('dist'), { recursive: true });
  const folder = mkdtempSync(ownFile('dist/tests-'));
  await build({ ...BUNDLE_OPTIONS, entryPoints: files, outbase: '.', outdir: folder });
  return {
    programOf: (file: string) => path.join(folder, file.replace(/\.ts$/, '.mjs')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
