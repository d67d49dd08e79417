// The programs of the system that `npm run test:slow` starts. As a program it prints the missing Debian packages.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { postgresPrograms } from '../../backend/postgres-programs.mjs';
import { findProgram } from '../find-program.mjs';

/** `packages` are Debian's; `isThere` searches the places that the tests search. */
const PROGRAMS = {
  PostgreSQL: { packages: ['postgresql', 'postgresql-contrib'], isThere: () => postgresPrograms() !== null },
  Redis: { packages: ['redis-server'], isThere: () => existsSync('/usr/bin/redis-server') },
  nginx: { packages: ['nginx'], isThere: () => findProgram('nginx') !== null },
  openssl: { packages: ['openssl'], isThere: () => findProgram('openssl') !== null },
  systemd: { packages: ['systemd'], isThere: () => existsSync('/usr/bin/systemd-analyze') },
  Firefox: {
    packages: ['firefox-esr'],
    isThere: () => existsSync(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'),
  },
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((file) => existsSync(file)),
  },
};

/** The names of the programs that are not installed. */
export const missingPrograms = () => Object.keys(PROGRAMS).filter((name) => !PROGRAMS[name].isThere());

/** The Debian packages that bring these programs. */
export const packagesOf = (names) => names.flatMap((name) => PROGRAMS[name].packages);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${packagesOf(missingPrograms()).join(' ')}\n`);
}
