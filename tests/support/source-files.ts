import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = /\.(?:ts|tsx|mjs|css)$/;

/** The folders whose code, tests and documents cite decisions and the specification. */
export const CITING_FOLDERS = 'app backend components content contract desk docs lib scripts server tests tools'.split(
  ' ',
);

export type SourceFile = { name: string; text: string };

/** Every source file below these folders, with its path from the top of the repository. */
export const sourceFiles = (folders: string[]): SourceFile[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
    )
    .filter((name) => SOURCE.test(name) && !/(?:^|\/)(?:node_modules|dist)\//.test(name))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }));
