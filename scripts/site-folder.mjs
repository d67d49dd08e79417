// A folder in which one more site of this machine runs.
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';

const COPIED = ['public', 'messages', 'package.json', 'next.config.ts', 'server', 'lib'];
/** Of the build: neither what it was made with, nor pages a site has cached, nor maps, which are three quarters of it. */
const LEFT_OUT = /\.next\/(cache|dev|types|server\/route-cache)(\/|$)/;

/** Copies what a site reads while it runs: it has a page cache of its own there. It is started with ROOT/dist/server.mjs. */
export function makeSiteFolder(folder) {
  for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  const filter = (from) => !LEFT_OUT.test(from) && !from.endsWith('.map');
  cpSync(path.join(ROOT, '.next'), path.join(folder, '.next'), { recursive: true, filter });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
}
