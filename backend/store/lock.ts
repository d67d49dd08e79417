import { createHash, randomUUID } from 'node:crypto';
import { closeSync, openSync, realpathSync } from 'node:fs';
import { link, mkdir, rename, unlink } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

export type Lock = { release(): Promise<void> };

/** Longest socket path every system takes. */
const SOCKET_PATH_LIMIT = 100;
const ATTEMPTS = 5;

/**
 * Takes the only ownership of a database folder: a listening socket beside it, which the system closes when the
 * process dies, however it dies. Throws a sentence when another process has it.
 */
export async function acquireLock(folder: string): Promise<Lock> {
  const parent = path.dirname(path.resolve(folder));
  await mkdir(parent, { recursive: true });
  const real = path.join(realpathSync(parent), path.basename(folder));
  if (process.platform === 'win32') return await listenOnPipe(real);

  const place = reachable(path.dirname(real));
  const target = path.join(place.folder, `${path.basename(real)}.lock`);
  const own = path.join(place.folder, `.${randomUUID().slice(0, 8)}`);
  const server = await listen(own);
  const drop = async () => {
    await new Promise((resolve) => server.close(resolve));
    place.close();
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await linked(own, target)) {
      await unlink(own);
      const release = async () => {
        await unlink(target).catch(() => undefined);
        await drop();
      };
      return { release };
    }
    if (await isAlive(target)) break;
    await setAside(target, `${own}.dead`);
  }
  await drop();
  throw new Error(`Another process is using the database in ${folder}: stop it first.`);
}

/** Sets a dead socket aside; one that turns out to be alive was taken meanwhile by another process and goes back. */
async function setAside(target: string, aside: string): Promise<void> {
  const moved = await rename(target, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if (await isAlive(aside)) await link(aside, target).catch(() => undefined);
  await unlink(aside);
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** A successful connection is proof of life; no data is awaited, because a busy owner may not answer. */
const isAlive = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(socketPath);
    const answer = (alive: boolean) => {
      socket.destroy();
      resolve(alive);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });

function listen(socketPath: string): Promise<net.Server> {
  const server = net.createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, () => resolve(server));
  });
}

async function listenOnPipe(folder: string): Promise<Lock> {
  const name = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32);
  const server = await listen(`\\\\.\\pipe\\${name}`).catch(() => {
    throw new Error(`Another process is using the database in ${folder}: stop it first.`);
  });
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A folder whose path is too long for a socket is reached through its open descriptor, which Linux names shortly. */
function reachable(folder: string): { folder: string; close: () => void } {
  if (folder.length <= SOCKET_PATH_LIMIT - 24 || process.platform !== 'linux') {
    return { folder, close: () => undefined };
  }
  const descriptor = openSync(folder, 'r');
  return { folder: `/proc/self/fd/${descriptor}`, close: () => closeSync(descriptor) };
}
