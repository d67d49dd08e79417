import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import pg from 'pg';

const ROOT = '/usr/lib/postgresql';

const binaries = (): string | null => {
  if (!existsSync(ROOT)) return null;
  const versions = readdirSync(ROOT).sort((a, b) => Number(b) - Number(a));
  const folder = versions.map((version) => path.join(ROOT, version, 'bin')).find((bin) => existsSync(`${bin}/initdb`));
  return folder ?? null;
};

/** Whether this machine has a PostgreSQL server to test on; says so when it has not. */
export function hasPostgres(): boolean {
  if (binaries()) return true;
  console.log('PostgreSQL is not installed here: the same tests run on the embedded database only.');
  return false;
}

export type TestServer = {
  createDatabase(): Promise<string>;
  /** Stops the server in the middle of what it does and starts it again on what it had written. */
  crash(): void;
  stop(): void;
};

/**
 * Starts a throw-away server on a unix socket, as the user postgres when the tests run as root. Fast rather than safe,
 * unless it is to be durable.
 */
export function startPostgres({ isDurable = false } = {}): TestServer {
  const bin = binaries();
  if (!bin) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync('/tmp/pg-test-');
  const isRoot = userInfo().uid === 0;
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const run = (program: string, ...args: string[]) => {
    const command = [path.join(bin, program), ...args];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    const done = spawnSync(file, rest, { encoding: 'utf8', cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr}`);
  };
  const data = path.join(folder, 'data');
  run('initdb', '-D', data, '-N', '-A', 'trust', '-U', 'tester', '-E', 'UTF8', '--locale=C.UTF-8');
  const speed = isDurable ? '' : '-c fsync=off -c synchronous_commit=off';
  const settings = `-c listen_addresses='' -c unix_socket_directories=${folder} ${speed}`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start');
  start();

  let databases = 0;
  const address = (database: string) => `postgres://tester@localhost/${database}?host=${encodeURIComponent(folder)}`;
  return {
    createDatabase: async () => {
      databases += 1;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database test_${databases}`);
      await client.end();
      return address(`test_${databases}`);
    },
    crash: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      start();
    },
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
