// npm test: the checks every change must pass, from a clean clone on a machine with nothing but Node and npm.
import { bin, install, openProject } from './project.mjs';
import { program, runTests } from './test/run.mjs';
import { browserTests, build, UNIT_PROJECTS, unitTests } from './test/suites.mjs';

openProject();
await install();

const BUILD = 'types of the site and all builds';
const JOURNEYS = 'journeys in Chromium';

// Each step leaves a core idle while it waits for a browser, a process or a time-out: two run at once, the longest first.
const besideAnother = { cores: 1 };
const onBuild = { ...besideAnother, after: [BUILD] };

await runTests([
  build(BUILD, 'buildIfNeeded'),
  program('lint', [bin('biome'), 'check', '.']),
  program('unused code and packages', [bin('knip')]),
  program('types of the screens', [bin('tsc'), '--noEmit', '-p', 'desk']),
  program('types of the backend', [bin('tsc'), '--noEmit', '-p', 'backend']),
  browserTests(JOURNEYS, [], onBuild),
  unitTests('unit and contract tests', UNIT_PROJECTS, besideAnother),
  program('types of the tests', [bin('tsc'), '--noEmit', '-p', 'tests'], onBuild), // the build writes the types of the routes
  unitTests('component tests in Chromium', ['--project=component'], besideAnother),
  unitTests('tests of the backend', ['--root=backend'], besideAnother),
  unitTests('screens of the desk in Chromium', ['--project=desk'], onBuild),
  // Not beside the journeys: two sites in one folder would share the pages they have rendered.
  unitTests('requests to the built site', ['--project=http', '--maxWorkers=3'], {
    ...besideAnother,
    after: [JOURNEYS],
  }),
]);
