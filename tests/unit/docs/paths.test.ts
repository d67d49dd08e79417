import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from '../../../scripts/repository-files.mjs';

// Paths and npm scripts that the documents for readers mention. Links are checked by citations.test.ts.

const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md', 'backend/README.md', 'server/next-internals/README.md'],
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const FILES = repositoryFiles();
const FOLDERS = new Set(FILES.flatMap((file) => (file.includes('/') ? [file.slice(0, file.indexOf('/'))] : [])));
const SOURCE = /\.(?:tsx?|mjs|css|sql|conf|yml)$/;

/** Names of files that are not in the repository: conventions of Next, settings of a server, made by a build. */
const ELSEWHERE = [
  ...['loading.tsx', 'postgresql.conf', 'postgresql.auto.conf'],
  ...['backend/dist/cli.mjs', 'dist/cli.mjs', 'dist/server.mjs'],
];

/** Words of a document that are paths: they begin with a folder of the repository, or are the name of a source file. */
function pathsIn(text: string): string[] {
  const words = text.split(/[\s`,;()|"']+/).map((word) => word.replace(/#.*$/, '').replace(/[.:]+$/, ''));
  const paths = words.filter((word) => {
    if (/[*<>{}$…]|NAME|:\/\/|^\.|^-/.test(word)) return false;
    return SOURCE.test(word) || (word.includes('/') && FOLDERS.has(word.slice(0, word.indexOf('/'))));
  });
  return [...new Set(paths)];
}

/** True for a path from the top or from the document, without its extension too, and for the end of a file's path. */
const isThere = (name: string, document: string): boolean =>
  ['.', path.dirname(document)].some((folder) => existsSync(path.join(folder, name))) ||
  FILES.some((file) => file.endsWith(`/${name}`) || file.startsWith(`${name}.`));

const scriptsOf = (file: string): string[] => Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts);
const OWN = scriptsOf('package.json');
const BACKEND = scriptsOf('backend/package.json');

/** Commands of a document without a script: `npm run NAME`, with `-w @clinic/backend` of that package. */
const unknownCommands = (text: string): string[] =>
  [...text.matchAll(/\bnpm run ([a-z][\w:-]*)((?:(?!npm run)[^\n`])*)/g)].flatMap(([, name = '', rest = '']) =>
    (rest.includes('-w @clinic/backend') ? BACKEND : OWN).includes(name) ? [] : [name],
  );

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('mentions only files and folders that exist', () => {
    const missing = pathsIn(text).filter((name) => !isThere(name, document) && !ELSEWHERE.includes(name));
    expect(missing).toEqual([]);
  });

  it('mentions only npm scripts that exist', () => {
    expect(unknownCommands(text)).toEqual([]);
  });
});

it('finds paths and commands', () => {
  expect(pathsIn('See `lib/none.ts`, (server/) and `npm run x -- tests/a`: `*-rules.ts`.')).toEqual([
    'lib/none.ts',
    'server/',
    'tests/a',
  ]);
  expect(unknownCommands('`npm run build -w @clinic/backend`, npm run nothing')).toEqual(['nothing']);
});
