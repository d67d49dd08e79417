// npm test: the checks every change must pass, from a clean clone on a machine with nothing but Node and npm.
import { adoptBuild, openBackendApart, openSiteApart } from './apart.mjs';
import { bin, install, openProject } from './project.mjs';
import { program, runTests, task } from './test/run.mjs';
import { browserTests, build, UNIT_PROJECTS, unitTests } from './test/suites.mjs';

openProject();
await install();

let site;
let backend;
const siteApart = 'packages of the site without the backend';
const backendApart = 'packages of the backend without the site';
const inBackend = { after: [backendApart], cwd: () => backend };

await runTests([
  // The longest first: beside it runs what uses one core, too.
  task(siteApart, async (options) => {
    site = await openSiteApart(options);
  }),
  task(backendApart, async (options) => {
    backend = await openBackendApart(options);
  }),
  program('types and build of the site', ['scripts/build.mjs'], { after: [siteApart], cwd: () => site }),
  build('build of the backend and its screens', 'buildBackendIfNeeded'),
  program('lint', [bin('biome'), 'check', '.']),
  program('unused code and packages', [bin('knip')]),
  program('types of the routes', [bin('next'), 'typegen']),
  program('types of the tests', [bin('tsc'), '--noEmit', '-p', 'tests'], { after: ['types of the routes'] }),
  program('types of the screens', [bin('tsc'), '--noEmit', '-p', 'desk']),
  program('types of the backend', [bin('tsc'), '--noEmit', '-p', 'backend'], inBackend),
  program('build of the backend without the site', ['backend/build.mjs'], inBackend),

  // Two of these at once: each leaves a core idle while it waits for a browser, a process or a time-out.
  unitTests('unit and contract tests', UNIT_PROJECTS, { cores: 1 }),
  unitTests('component tests in Chromium', ['--project=component'], { cores: 1 }),
  unitTests('tests of the backend', ['--root=backend'], { ...inBackend, cores: 1 }),
  unitTests('screens of the desk in Chromium', ['--project=desk'], {
    after: ['build of the backend and its screens'],
    cores: 1,
  }),
  // The one build of the site, which the browsers see, is the one made without the backend.
  task('build for the browsers', async () => adoptBuild(site), { after: ['types and build of the site'] }),
  unitTests('requests to the built site', ['--project=http', '--maxWorkers=3'], {
    after: ['build for the browsers', 'build of the backend and its screens'],
    cores: 1,
  }),
  browserTests('journeys in Chromium', [], {
    after: ['build for the browsers', 'build of the backend and its screens'],
  }),
]);
