// The programs of a cluster and their Debian packages.
import { postgresPrograms } from '../../backend/postgres-programs.mjs';
import { findProgram } from '../../scripts/find-program.mjs';

const PACKAGES = { 'redis-server': 'redis-server', nginx: 'nginx', openssl: 'openssl' };

/** The names of the packages that are not installed. */
export function missingPackages({ hasPostgres = postgresPrograms() !== null, find = findProgram } = {}) {
  const missing = Object.keys(PACKAGES).filter((program) => find(program) === null);
  return [...(hasPostgres ? [] : ['postgresql']), ...missing.map((program) => PACKAGES[program])];
}

/** Installation instructions for missing packages, in two sentences. */
export const installSentence = (packages) =>
  `A cluster needs ${packages.length > 1 ? 'packages that are' : 'a package that is'} not installed: ${packages.join(', ')}. ` +
  `On Debian: apt-get install ${packages.join(' ')}`;
