// npm run test:changed: the tests that import a file changed since the last commit.
import { execFileSync } from 'node:child_process';
import { bin, install, openProject } from './project.mjs';
import { program, runTests } from './test/run.mjs';
import { browserTests, UNIT_PROJECTS, unitTests } from './test/suites.mjs';

const PROJECTS = [...UNIT_PROJECTS, '--project=backend', '--project=component', '--project=desk'];

openProject();
await install();

/**
 * Whether a browser test or one of its imports was changed: checked first, because a run builds the site even for none.
 */
function hasJourneys() {
  const list = [bin('playwright'), 'test', '--only-changed', '--list'];
  return !/^Total: 0 tests/m.test(execFileSync(process.execPath, list, { encoding: 'utf8' }));
}

await runTests([
  program('lint', [bin('biome'), 'check', '.']),
  program('types of the tests', [bin('tsc'), '--noEmit', '-p', 'tests']),
  unitTests('unit, contract, component and backend tests', [...PROJECTS, '--changed', '--passWithNoTests']),
  ...(hasJourneys() ? [browserTests('journeys in Chromium', ['--only-changed'])] : []),
]);
