import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';

/** Of Debian's package redis-server. */
const PROGRAM = '/usr/bin/redis-server';

export type TestRedis = {
  url: string;
  /** Ends it in the middle of what it does; what it held is lost. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** It takes connections and answers nothing, until `goOn`. */
  hang: () => void;
  goOn: () => void;
  /** All keys with what they hold, as text. */
  everything: () => Promise<string>;
  stop: () => Promise<void>;
};

/** A redis-server of this test's own (Debian's package redis-server), with nothing on disk. */
export async function startRedis(wantedPort?: number): Promise<TestRedis> {
  const port = wantedPort ?? (await freePort());
  const folder = mkdtempSync(path.join(tmpdir(), 'redis-'));
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    const started = spawn(PROGRAM, settings, { stdio: 'ignore' });
    started.on('error', () => {});
    server = started;
    await untilAnswers(url, started);
  };
  const kill = async (): Promise<void> => {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server?.kill('SIGKILL');
    await ended;
    server = null;
  };
  await start();
  return {
    url,
    kill,
    start,
    hang: () => void server?.kill('SIGSTOP'),
    goOn: () => void server?.kill('SIGCONT'),
    everything: () => everythingIn(url),
    stop: async () => {
      if (server) await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null || server.pid === undefined)
      throw new Error(`${PROGRAM} did not start: is redis-server installed?`);
    const client = createClient({ url, socket: { reconnectStrategy: false } }).on('error', () => {});
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

async function everythingIn(url: string): Promise<string> {
  const client = createClient({ url });
  await client.connect();
  const lines: string[] = [];
  for (const key of await client.keys('*')) {
    const isHash = (await client.type(key)) === 'hash';
    lines.push(`${key} ${JSON.stringify(isHash ? await client.hGetAll(key) : await client.xRange(key, '-', '+'))}`);
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
