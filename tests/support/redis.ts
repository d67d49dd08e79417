import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { findProgram } from '@/scripts/find-program.mjs';
import { makeCertificate } from '@/tools/cluster/nginx.mjs';

/** From Debian's package redis-server. */
const PROGRAM = '/usr/bin/redis-server';

export type TestRedis = {
  url: string;
  /** Environment of a site that uses it. */
  env: Record<string, string>;
  /** Ends it abruptly; its data is lost. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Makes it accept connections without responding, until `goOn`. */
  hang: () => void;
  goOn: () => void;
  /** All keys with their values, as text. */
  everything: () => Promise<string>;
  stop: () => Promise<void>;
};

/** Key prefix of the user of a secured server, who may touch no key without it. */
const PREFIX = 'clinic-web:';
const PASSWORD = 'p@ss/word:of-the-tests';

/**
 * A redis-server for one test (Debian's package redis-server), with nothing on disk. A secured one accepts only TLS,
 * with a certificate made for it, and has one user, by password, whose keys begin with a prefix.
 */
export async function startRedis(wantedPort?: number, isSecured = false): Promise<TestRedis> {
  const port = wantedPort ?? (await freePort());
  const folder = mkdtempSync(path.join(tmpdir(), 'redis-'));
  const user = `web:${encodeURIComponent(PASSWORD)}`;
  const url = isSecured ? `rediss://${user}@127.0.0.1:${port}` : `redis://127.0.0.1:${port}`;
  const certificate = path.join(folder, 'certificate.pem');
  if (isSecured) makeCertificate(folder, findProgram('openssl') ?? '');
  const options = isSecured ? { url, socket: { tls: true as const, ca: readFileSync(certificate) } } : { url };
  const file = path.join(folder, 'redis.conf');
  if (isSecured) writeFileSync(file, secured(port, folder), { mode: 0o600 });
  let server: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    const listening = isSecured ? [file] : ['--port', `${port}`];
    const settings = [...listening, '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    const started = spawn(PROGRAM, settings, { stdio: 'ignore' });
    started.on('error', () => {});
    server = started;
    process.once('exit', () => started.kill('SIGKILL'));
    await untilAnswers(options, started);
  };
  const kill = async (): Promise<void> => {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    if (server?.exitCode === null && server.kill('SIGKILL')) await ended;
    server = null;
  };
  await start();
  return {
    url,
    env: { REDIS_URL: url, ...(isSecured && { REDIS_PREFIX: PREFIX, NODE_EXTRA_CA_CERTS: certificate }) },
    kill,
    start,
    hang: () => void server?.kill('SIGSTOP'),
    goOn: () => void server?.kill('SIGCONT'),
    everything: () => everythingIn(options),
    stop: async () => {
      if (server) await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Options = { url: string; socket?: { tls: true; ca: Buffer } };

/** Settings in file form: a password does not belong on a command line. */
const secured = (port: number, folder: string): string =>
  [
    'port 0',
    `tls-port ${port}`,
    'tls-auth-clients no',
    `tls-cert-file ${folder}/certificate.pem`,
    `tls-key-file ${folder}/certificate.key`,
    `tls-ca-cert-file ${folder}/certificate.pem`,
    'user default off',
    `user web on >${PASSWORD} ~${PREFIX}* &${PREFIX}* +@all`,
  ].join('\n');

async function untilAnswers(options: Options, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null || server.pid === undefined)
      throw new Error(`${PROGRAM} did not start: is redis-server installed?`);
    const socket = { ...options.socket, reconnectStrategy: false as const };
    const client = createClient({ ...options, socket }).on('error', () => {});
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    client.destroy();
    if (isThere) return;
    await pause(50);
  }
  throw new Error('redis-server did not answer within 10 s.');
}

async function everythingIn(options: Options): Promise<string> {
  const client = createClient(options);
  await client.connect();
  const lines: string[] = [];
  for (const key of await client.keys('*')) {
    lines.push(`${key} ${JSON.stringify(await client.hGetAll(key))}`);
  }
  client.destroy();
  return lines.join('\n');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
