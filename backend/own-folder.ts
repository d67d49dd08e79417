import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

let found: string | undefined;

/** A file of this package, both from the sources and from the bundle in dist/. Throws when that was moved out of it. */
export function ownFile(...names: string[]): string {
  found ??= ownFolder(path.dirname(fileURLToPath(import.meta.url)));
  return path.join(found, ...names);
}

function ownFolder(from: string): string {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'store/migrations'))) return folder;
  }
  throw new Error('The backend does not find its store/migrations above its own file.');
}
