// The programs of a PostgreSQL server installed on this machine. Plain JavaScript, because scripts import it too.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

/** Debian's folder for them, with one folder per version. */
const ROOT = '/usr/lib/postgresql';
/** Administrator of a server created here; users with access to its folder need no password. */
const ADMINISTRATOR = 'tester';

/** Returns the folder of the newest version with this program, or null when PostgreSQL is not installed. */
export function postgresPrograms(program = 'initdb') {
  if (!existsSync(ROOT)) return null;
  const versions = readdirSync(ROOT).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => path.join(ROOT, version, 'bin'));
  return folders.find((bin) => existsSync(path.join(bin, program))) ?? null;
}

/** Returns the user that runs the server: it refuses root, for whom Debian's user is taken. */
function owner() {
  if (userInfo().uid !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Creates a new server in a folder that only its user may enter; it listens only on a socket there. Fast rather than
 * safe, unless `isDurable`. Throws when PostgreSQL is not installed or cannot create its database.
 */
export function makePostgres(folder, { isDurable = true } = {}) {
  const bin = postgresPrograms();
  if (!bin) throw new Error('PostgreSQL is not installed.');
  const as = owner();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const run = (program, ...args) => {
    const options = { encoding: 'utf8', cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...as };
    const done = spawnSync(path.join(bin, program), args, options);
    if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr}`);
  };
  const data = path.join(folder, 'data');
  run('initdb', '-D', data, '-N', '-A', 'trust', '-U', ADMINISTRATOR, '-E', 'UTF8', '--locale=C.UTF-8');
  const quick = isDurable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off'];
  const settings = ['-c', "listen_addresses=''", '-c', `unix_socket_directories=${folder}`, ...quick];
  return {
    /** The command that starts it in the foreground, and its user. */
    command: path.join(bin, 'postgres'),
    args: ['-D', data, ...settings.map((setting) => setting.replace("=''", '='))],
    as,
    data,
    administrator: ADMINISTRATOR,
    settings: settings.join(' '),
    run,
    address: (database) => `postgres://${ADMINISTRATOR}@localhost/${database}?host=${encodeURIComponent(folder)}`,
  };
}
