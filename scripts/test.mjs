// npm test: the checks every change must pass, from a clean clone on a machine with nothing but Node and npm.
import { bin, install, openProject } from './project.mjs';
import { program, runTests } from './test/run.mjs';
import { browserTests, build, UNIT_PROJECTS, unitTests } from './test/suites.mjs';

openProject();
await install();

const BUILD = 'builds of site, backend and screens';
const JOURNEYS = 'journeys in Chromium';

// While a step waits for a browser, a process or a time-out, another one uses the core: two run at once, the longest
// first.
const besideAnother = { cores: 1 };
const onBuild = { ...besideAnother, after: [BUILD] };

/** Type checks of a project on one core: TypeScript would use four threads, which costs more in total. */
const types = (name, project, more = besideAnother) =>
  program(name, [bin('tsc'), '--noEmit', '-p', project, '--checkers', '1'], more);

await runTests([
  build(BUILD, 'buildIfNeeded'),
  program('lint', [bin('biome'), 'check', '.']),
  program('unused code and packages', [bin('knip')]),
  types('types of the screens', 'desk'),
  types('types of the backend', 'backend'),
  browserTests(JOURNEYS, [], onBuild),
  unitTests('unit and contract tests', UNIT_PROJECTS, besideAnother),
  unitTests('tests of the backend', ['--root=backend'], besideAnother),
  // The build that the site serves: React's development build takes twice as long, and `npm run test:slow` walks
  // through its screens.
  unitTests('screens of the desk in Chromium', ['--project=desk'], {
    ...onBuild,
    settings: { NODE_ENV: 'production' },
  }),
  // Not beside the journeys: two sites in one folder would share their rendered pages.
  unitTests('requests to the built site', ['--project=http', '--maxWorkers=3'], { ...onBuild, notBeside: JOURNEYS }),
  unitTests('component tests in Chromium', ['--project=component'], besideAnother),
  // The build writes the types of the routes.
  types('types of the site', '.', onBuild),
  types('types of the tests', 'tests', onBuild),
]);
