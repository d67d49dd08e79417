// Finds programs of the system.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** nginx is in a folder of system programs, which a user's PATH lacks. */
const ALSO = ['/usr/sbin', '/usr/local/sbin'];

/** The file of a program; null when it is not on the path. */
export function findProgram(name, searched = process.env.PATH ?? '') {
  const files = [...searched.split(':'), ...ALSO].filter(Boolean).map((folder) => path.join(folder, name));
  return files.find(isExecutable) ?? null;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
