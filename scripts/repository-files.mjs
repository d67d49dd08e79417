// The files of the repository, also where git is not installed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';

/** A line of .gitignore, as far as this repository uses them: a name anywhere, a path from the top, `*` in either. */
function toPattern(line) {
  const text = line.replace(/\/$/, '');
  const escaped = text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(text.includes('/') ? `^${escaped}$` : `(?:^|/)${escaped}$`);
}

/**
 * The files below a folder as paths from the top of the repository: ignored ones when `isIgnored`, otherwise all others.
 * @returns {string[]}
 */
export function repositoryFiles({ under = '', isIgnored = false } = {}) {
  const lines = readFileSync(path.join(ROOT, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const patterns = ['.git', ...lines].map(toPattern);
  const filesOf = (folder, inIgnored) =>
    readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      const ignored = inIgnored || patterns.some((pattern) => pattern.test(file));
      if (ignored && !isIgnored) return [];
      if (entry.isDirectory()) return filesOf(file, ignored);
      return ignored === isIgnored ? [file] : [];
    });
  return filesOf(under, false);
}
