import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['contract/tests', 'tests/unit', 'tests/contract'];

/** Sides whose modules keep state (responses, sessions, settings read once), or which measure seconds. */
const REMEMBERS =
  /^tests\/(?:contract|unit\/(?:app|fixtures|lib\/(?:appointments|pictures|session|state|upstream)|scripts|tools))\//;

/** Replaces a module, a global or a setting, or measures its process. */
const CHANGES_ITS_PROCESS =
  /vi\s*\.(?:mock|doMock|hoisted|resetModules|stubEnv|stubGlobal)\b|process\.env|process\.chdir|globalThis|support\/(?:answering|api-upstream|booking-endpoint|event-loop)'/;

const IN_A_DOCUMENT = '@vitest-environment jsdom';
/** The first lines of a file give the reason: it compares or loads objects of another context. */
const NEEDS_A_PROCESS = '@own-process';

export type UnitTests = { shared: string[]; contexts: string[]; documents: string[]; alone: string[] };

/** The project of vitest.config.ts that runs a file of unit or contract tests, by its path and its text. */
function unitProjectOf(file: string, text: string): keyof UnitTests {
  if (text.includes(NEEDS_A_PROCESS)) return 'alone';
  if (text.includes(IN_A_DOCUMENT)) return 'documents';
  return REMEMBERS.test(file) || CHANGES_ITS_PROCESS.test(text) ? 'contexts' : 'shared';
}

/** The files of unit and contract tests by project, as paths from `root`. */
export function unitTestFiles(root: string): UnitTests {
  const files: UnitTests = { shared: [], contexts: [], documents: [], alone: [] };
  for (const folder of FOLDERS) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.test\.tsx?$/.test(name)) continue;
      const file = `${folder}/${name}`;
      files[unitProjectOf(file, readFileSync(path.join(root, file), 'utf8'))].push(file);
    }
  }
  return files;
}
