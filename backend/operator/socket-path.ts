import path from 'node:path';
import { reachable } from '#store/lock';

/** Only its owner has access: a user who can open the socket in it may read and write the whole database. */
export const socketFolder = (dataDir: string): string => path.resolve(dataDir, 'operator');

/** Where the socket is, by a name short enough for the system; `close` when it is no longer used. */
export function socketPath(dataDir: string): { socket: string; close: () => void } {
  const { folder, close } = reachable(socketFolder(dataDir));
  return { socket: path.join(folder, 'operator.sock'), close };
}

/** Sockets that only one user may open are files: Windows has none, there a command needs the database for itself. */
export const hasSockets = process.platform !== 'win32';
