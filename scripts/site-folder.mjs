// Folders in which further sites of this machine run on the build of the project.
import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';

const STANDALONE = '.next/standalone';

/** Makes what a site reads while it runs: it has a page cache of its own there. It is started with ROOT/dist/server.mjs. */
export function makeSiteFolder(folder) {
  linkFolder(STANDALONE, path.join(folder, STANDALONE));
  linkFolder('.next/static', path.join(folder, '.next/static'));
  cpSync(path.join(ROOT, 'public'), path.join(folder, 'public'), { recursive: true });
}

/** Makes what the Next server needs to run without the proxy. Returns its program, which runs in that folder. */
export function makeNextFolder(folder) {
  linkFolder(STANDALONE, folder);
  linkFolder('.next/static', path.join(folder, '.next/static'));
  cpSync(path.join(ROOT, 'public'), path.join(folder, 'public'), { recursive: true });
  return path.join(folder, 'server.js');
}

/**
 * The files of a folder of the project under second names: no site writes into them, and the next build removes them before it
 * writes new ones. On another disk, where a file has no second name, it is copied.
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
