import path from 'node:path';
import { reachable } from '@/backend/store/lock';

/** Only its owner may enter: whoever can open the socket in it may read and write the whole database. */
export const doorFolder = (dataDir: string): string => path.resolve(dataDir, 'operator');

/** Where the socket of the door is, by a name short enough for the system; `close` when it is no longer used. */
export function doorPlace(dataDir: string): { socket: string; close: () => void } {
  const { folder, close } = reachable(doorFolder(dataDir));
  return { socket: path.join(folder, 'door.sock'), close };
}

/** Sockets that only one user may open are files: Windows has none, there a command needs the database for itself. */
export const hasDoors = process.platform !== 'win32';
