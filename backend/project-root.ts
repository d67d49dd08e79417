import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

let found: string | undefined;

/** The folder of the project, both from the sources and from the bundle in dist/. Throws when it was moved out of it. */
export function projectRoot(): string {
  if (found) return found;
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'backend/store/migrations'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The backend does not find backend/store/migrations above its own file.');
    folder = parent;
  }
  found = folder;
  return folder;
}
