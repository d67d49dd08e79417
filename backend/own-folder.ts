import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

let found: string | undefined;

/**
 * Returns the path of a file of this package, from the sources or from the bundle in dist/. Throws when the bundle was
 * moved out of the package.
 */
export function ownFile(...names: string[]): string {
  found ??= ownFolder(path.dirname(fileURLToPath(import.meta.url)));
  return path.join(found, ...names);
}

function ownFolder(from: string): string {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'store/migrations'))) return folder;
  }
  throw new Error('The backend cannot find store/migrations above its own file.');
}
