import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFile } from '#own-folder';

const NO_CODE = ['dist', 'node_modules', 'tests'];

/** The folders in the order of backend/README.md, lowest first. */
const [, listed = ''] = /## Folders\n(.*?)\nFiles import/s.exec(readFileSync(ownFile('README.md'), 'utf8')) ?? [];
const FOLDERS = [...listed.matchAll(/`(\w+)\/`/g)].map(([, folder = '']) => folder);

const files = (readdirSync(ownFile('.'), { recursive: true }) as string[]).filter(
  (name) => name.endsWith('.ts') && !NO_CODE.includes(name.split(path.sep)[0] ?? ''),
);
const folderOf = (name: string): string | null => (name.includes('/') ? (name.split('/')[0] ?? null) : null);

/** The imports of each file from this package, without the file extension. */
const imported = new Map(
  files.map((file) => [
    file.replace(/\.ts$/, ''),
    [...readFileSync(ownFile(file), 'utf8').matchAll(/(?:\bfrom |\bimport\(|\bimport )'(#|\.\.?\/)([^']+)'/g)].map(
      ([, start = '', rest = '']) => (start === '#' ? rest : path.join(path.dirname(file), start, rest)),
    ),
  ]),
);

/** The folders that a file needs, itself or through a single file at the top. */
function needed(name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  return (imported.get(name) ?? []).flatMap((other) => folderOf(other) ?? needed(other, seen));
}

describe('the folders of the backend', () => {
  it('are all in the README', () => {
    const all = new Set(files.flatMap((file) => folderOf(file) ?? []));
    expect(FOLDERS.toSorted()).toEqual([...all].sort());
  });

  it('import no folder above them', () => {
    const upward = [...imported.keys()].flatMap((name) => {
      const own = folderOf(name);
      return own === null
        ? []
        : needed(name)
            .filter((folder) => FOLDERS.indexOf(folder) > FOLDERS.indexOf(own))
            .map((folder) => `${name} -> ${folder}`);
    });
    expect(upward).toEqual([]);
  });
});
