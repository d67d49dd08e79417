// A folder in which one more site of this machine runs.
import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';

const COPIED = ['public', 'messages', 'package.json', 'next.config.ts', 'server', 'lib'];
/** Of the build: neither what it was made with, nor pages a site has cached, nor maps, which are three quarters of it. */
const LEFT_OUT = /\.next\/(cache|dev|types|pages)$|\.map$/;

/** Makes what a site reads while it runs: it has a page cache of its own there. It is started with ROOT/dist/server.mjs. */
export function makeSiteFolder(folder) {
  for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  linkFolder(path.join(ROOT, '.next'), path.join(folder, '.next'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
}

/**
 * The files of a folder under second names: no site writes into them, and the next build removes them before it writes new
 * ones. On another disk, where a file has no second name, it is copied.
 */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (LEFT_OUT.test(source)) continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
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
