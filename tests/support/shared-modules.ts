import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Their modules keep nothing between calls: what one file of tests imported serves the next one too. */
const FOLDERS = ['contract/tests', 'tests/unit'];

/** Sides whose modules remember (what was answered, sessions, settings read once), or which count a clock's seconds. */
const REMEMBERS = /^tests\/unit\/(?:app|fixtures|lib\/(?:appointments|pictures|session|state|upstream)|scripts)\//;

/** Puts another in the place of a module, a global or a setting, needs a document of its own, or measures its process. */
const CHANGES_ITS_PROCESS =
  /vi\s*\.(?:mock|doMock|hoisted|resetModules|stubEnv|stubGlobal)\b|@vitest-environment|process\.env|process\.chdir|globalThis|support\/(?:answering|booking-endpoint|event-loop)'/;

/** The files of tests that can run in one process one after the other, by paths from `root`. */
export function filesWithSharedModules(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`)
      .filter((file) => !REMEMBERS.test(file))
      .filter((file) => !CHANGES_ITS_PROCESS.test(readFileSync(path.join(root, file), 'utf8'))),
  ).sort();
}
