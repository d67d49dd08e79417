import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { STACK_DATA } from './test-stack';

/** Pictures that the shared backend of the run has rendered; their names identify their content. */
const RENDERED = path.join(STACK_DATA, 'media');

/**
 * Copies them to a backend that will have this folder as its DATA_DIR: rendering them again, ahead of every visitor,
 * would take longer than all the rest of its start.
 */
export function reuseRendered(dataFolder: string): void {
  const folder = path.join(dataFolder, 'media');
  if (!existsSync(RENDERED) || existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(RENDERED).filter((name) => !name.startsWith('.')); // hidden: still being written
  for (const name of names) copyFileSync(path.join(RENDERED, name), path.join(folder, name));
}
