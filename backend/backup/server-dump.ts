import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { postgresPrograms } from '../postgres-programs.mjs';

/** Dumps a database into a file, at an exported snapshot. Throws the message of pg_dump. */
export async function dumpServer(address: string, file: string, snapshot: string): Promise<void> {
  await run('pg_dump', address, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--snapshot=${snapshot}`,
    '-f',
    file,
  ]);
}

/** Restores such a file into an empty database, all or nothing. Throws the message of pg_restore. */
export async function restoreServer(address: string, file: string): Promise<void> {
  const database = environmentOf(address).PGDATABASE ?? '';
  const whole = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
  await run('pg_restore', address, [...whole, '-d', database, file]);
}

async function run(program: string, address: string, args: string[]): Promise<void> {
  const folder = postgresPrograms(program);
  const file = folder ? path.join(folder, program) : program;
  const env = { ...process.env, ...environmentOf(address) };
  await promisify(execFile)(file, args, { env }).catch((error: NodeJS.ErrnoException & { stderr?: string }) => {
    if (error.code === 'ENOENT') throw new Error(`${program} is missing: install the package postgresql-client.`);
    throw new Error(`${program} failed: ${error.stderr?.trim() || error.message}`);
  });
}

/** Converts an address to environment variables: on the command line other users would see its password. */
function environmentOf(address: string): Record<string, string> {
  const url = new URL(address);
  const given = {
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: url.searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
