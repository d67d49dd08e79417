import { createHash } from 'node:crypto';
import { closeSync, openSync, realpathSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

export type Lock = { release(): Promise<void> };

/** Longest socket path that every system supports. */
const SOCKET_PATH_LIMIT = 100;

/**
 * Takes exclusive ownership of a database folder: a listening socket beside it, which the system closes however the
 * process dies. Throws an Error with a readable message if another process owns it.
 */
export async function acquireLock(folder: string): Promise<Lock> {
  const parent = path.dirname(path.resolve(folder));
  await mkdir(parent, { recursive: true });
  const real = path.join(realpathSync(parent), path.basename(folder));
  const held: Lock[] = [];
  const release = async () => {
    for (const lock of held.splice(0).reverse()) await lock.release();
  };
  try {
    // Two processes that start at the same time both see a dead socket: only the first gets this name.
    const name = uniqueName(real);
    if (name) held.push(await listen(name));
    if (process.platform !== 'win32') held.push(await takeSocketFile(real));
    return { release };
  } catch (error) {
    await release();
    if (error instanceof Error && 'code' in error && error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Another process is using the database in ${folder}: stop it first.`);
  }
}

/**
 * Returns a socket name without a file (abstract on Linux, a pipe on Windows, else null): it excludes processes on the
 * same machine, while the socket file also excludes other containers.
 */
function uniqueName(folder: string): string | null {
  const { dev, ino } = statSync(path.dirname(folder));
  const name = createHash('sha256')
    .update(`${dev} ${ino} ${path.basename(folder)}`)
    .digest('hex')
    .slice(0, 40);
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return process.platform === 'linux' ? `\0${name}` : null;
}

async function takeSocketFile(folder: string): Promise<Lock> {
  const opened = reachable(path.dirname(folder));
  const target = path.join(opened.folder, `${path.basename(folder)}.lock`);
  try {
    if (await isAlive(target)) throw new Error('The socket is taken.');
    await rm(target, { force: true });
    const socket = await listen(target);
    const release = async () => {
      await socket.release();
      opened.close();
    };
    return { release };
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** A successful connection proves that the owner is alive; no data is awaited, because a busy owner may not respond. */
const isAlive = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(socketPath);
    const answer = (isRunning: boolean) => {
      socket.destroy();
      resolve(isRunning);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });

function listen(socketPath: string): Promise<Lock> {
  const server = net.createServer((socket) => socket.destroy());
  server.unref();
  const release = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, () => resolve({ release }));
  });
}

/**
 * Reaches a folder whose path is too long for a socket through its open descriptor, which has a short path on Linux.
 */
export function reachable(folder: string): { folder: string; close: () => void } {
  if (folder.length <= SOCKET_PATH_LIMIT - 24 || process.platform !== 'linux') {
    return { folder, close: () => undefined };
  }
  const descriptor = openSync(folder, 'r');
  return { folder: `/proc/self/fd/${descriptor}`, close: () => closeSync(descriptor) };
}
