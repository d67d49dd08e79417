// The programs a cluster is made of, and which of Debian's packages bring them.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { postgresPrograms } from '../../backend/postgres-programs.mjs';

const PACKAGES = { 'redis-server': 'redis-server', nginx: 'nginx', openssl: 'openssl' };
/** nginx is a program of administrators, whose folders a user's path lacks. */
const ALSO = ['/usr/sbin', '/usr/local/sbin'];

/** Where a program is; null when it is on no path. */
export function findProgram(name, searched = process.env.PATH ?? '') {
  const files = [...searched.split(':'), ...ALSO].filter(Boolean).map((folder) => path.join(folder, name));
  return files.find(isExecutable) ?? null;
}

/** The names of the packages that are not installed. */
export function missingPackages({ hasPostgres = postgresPrograms() !== null, find = findProgram } = {}) {
  const missing = Object.keys(PACKAGES).filter((program) => find(program) === null);
  return [...(hasPostgres ? [] : ['postgresql']), ...missing.map((program) => PACKAGES[program])];
}

/** What to do about missing packages, in two sentences. */
export const installSentence = (packages) =>
  `A cluster needs ${packages.length > 1 ? 'packages that are' : 'a package that is'} not installed: ${packages.join(', ')}. ` +
  `On Debian: apt-get install ${packages.join(' ')}`;

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
