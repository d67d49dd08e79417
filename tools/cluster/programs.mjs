// The programs a cluster is made of, and which of Debian's packages bring them.
import { postgresPrograms } from '../../backend/postgres-programs.mjs';
import { findProgram } from '../../scripts/find-program.mjs';

const PACKAGES = { 'redis-server': 'redis-server', nginx: 'nginx', openssl: 'openssl' };

/** The names of the packages that are not installed. */
export function missingPackages({ hasPostgres = postgresPrograms() !== null, find = findProgram } = {}) {
  const missing = Object.keys(PACKAGES).filter((program) => find(program) === null);
  return [...(hasPostgres ? [] : ['postgresql']), ...missing.map((program) => PACKAGES[program])];
}

/** What to do about missing packages, in two sentences. */
export const installSentence = (packages) =>
  `A cluster needs ${packages.length > 1 ? 'packages that are' : 'a package that is'} not installed: ${packages.join(', ')}. ` +
  `On Debian: apt-get install ${packages.join(' ')}`;
