// Folders in which further sites of this machine run on the build of the project.
import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';

const STANDALONE = '.next/standalone';

/**
 * Creates the files that a site reads while it runs, with a separate page cache. It is started with
 * ROOT/dist/server.mjs.
 */
export function makeSiteFolder(folder) {
  linkFolder(STANDALONE, path.join(folder, STANDALONE));
  linkFolder('.next/static', path.join(folder, '.next/static'));
  cpSync(path.join(ROOT, 'public'), path.join(folder, 'public'), { recursive: true });
}

/** Creates the files of the Next server without the proxy. Returns its program, which must run in that folder. */
export function makeNextFolder(folder) {
  linkFolder(STANDALONE, folder);
  linkFolder('.next/static', path.join(folder, '.next/static'));
  cpSync(path.join(ROOT, 'public'), path.join(folder, 'public'), { recursive: true });
  return path.join(folder, 'server.js');
}

/**
 * Links the files of a folder of the project: no site writes into them, and the next build removes them before it
 * writes new ones. Files on another disk, where a hard link is impossible, are copied.
 */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(path.join(ROOT, from), { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(path.join(ROOT, source)), target);
    else linkOrCopy(path.join(ROOT, source), target);
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(error.code)) throw error;
    cpSync(source, target);
  }
}
