import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { makePostgres, postgresPrograms } from '../../postgres-programs.mjs';

/**
 * Whether the tests also run on a PostgreSQL server: with TEST_DATABASES=all. Throws when the server is requested and not
 * installed, or when the variable has another value.
 */
export function usesPostgres(): boolean {
  const databases = process.env.TEST_DATABASES || 'embedded';
  if (databases === 'embedded') return false;
  if (databases !== 'all') throw new Error(`TEST_DATABASES is "${databases}": write "embedded" or "all".`);
  if (!postgresPrograms()) throw new Error('TEST_DATABASES is "all", and PostgreSQL is not installed.');
  return true;
}

export type TestServer = {
  createDatabase(): Promise<string>;
  /** Crashes the server and starts it again on the data it had written. */
  crash(): void;
  /** Kills it with -9 and starts it again, as its service would. */
  kill(): Promise<void>;
  stop(): void;
};

/**
 * Starts a throw-away server on a unix socket, as the user postgres when the tests run as root. Fast rather than safe,
 * unless it must be durable.
 */
export function startPostgres({ isDurable = false } = {}): TestServer {
  const folder = mkdtempSync('/tmp/pg-test-');
  const { data, settings, run, address } = makePostgres(folder, { isDurable });
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start');
  start();

  let databases = 0;
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
    kill: async () => {
      const [pid = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      for (let attempt = 1; ; attempt += 1) {
        await new Promise((resolve) => setTimeout(resolve, 200)); // its children notice the loss
        try {
          return start();
        } catch (error) {
          if (attempt === 40) throw error;
        }
      }
    },
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One connection that never reconnects, with a time limit of `answerMs` for each query. */
export async function connectOnce(connectionString: string, answerMs: number) {
  const client = new pg.Client({ connectionString, query_timeout: answerMs });
  client.on('error', () => undefined);
  await client.connect();
  return {
    /** True when it responds. */
    ask: () =>
      client.query('select 1').then(
        () => true,
        () => false,
      ),
    /** Closes it abruptly. */
    destroy: () => client.connection.stream.destroy(),
  };
}
