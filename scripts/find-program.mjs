// Where a program of the system is.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** nginx is a program of administrators, whose folders a user's path lacks. */
const ALSO = ['/usr/sbin', '/usr/local/sbin'];

/** The file of a program; null when it is on no path. */
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
