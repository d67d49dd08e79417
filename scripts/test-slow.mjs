// npm run test:slow: the tests that `npm test` does not run, because they take long or need other browsers or programs
// of the system. It names missing programs first and skips their tests; with CI=true each of them is a failure.
import { install, openProject } from './project.mjs';
import { missingPrograms, packagesOf } from './test/programs.mjs';
import { runTests, task } from './test/run.mjs';
import { browserTests, build, postgresTests, unitTests } from './test/suites.mjs';

openProject();
await install();

const missing = missingPrograms();
if (missing.length > 0) {
  const packages = packagesOf(missing).join(' ');
  process.stdout.write(`Not installed: ${missing.join(', ')}. On Debian: apt-get install ${packages}\n`);
}
const has = (...names) => names.every((name) => !missing.includes(name));

const BUILD = 'build of the site and the backend';
// These tests wait for servers, processes and timers: two concurrent steps use two cores better than more workers of
// one step.
const besideAnother = { cores: 1, after: [BUILD] };
const onPostgres = { ...besideAnother, settings: { TEST_DATABASES: 'all' } };
const DESK_WALK = 'every screen of the desk in development';
const EVERY_PAGE = 'tests/slow/site/every-page.test.ts';
const requests = [
  'tests/slow/site/',
  has('PostgreSQL', 'Redis', 'nginx', 'openssl') && 'tests/slow/cluster/',
  has('Redis', 'openssl') && 'tests/slow/redis/',
  has('systemd') && 'tests/slow/systemd/',
].filter(Boolean);

const required = missing.map((name) => task(name, () => Promise.reject(new Error('it is not installed'))));
const steps = [
  build(BUILD, 'buildIfNeeded'),
  // The longest file by far: it starts first and ends with the others.
  unitTests('every page by requests', ['--project=slow', EVERY_PAGE], besideAnother),
  unitTests(
    'other sites by requests',
    ['--project=slow', ...requests, `--exclude=${EVERY_PAGE}`, '--maxWorkers=2'],
    besideAnother,
  ),
  // Its site uses the folder of the project, like the site of the tests in Chromium; those have the machine to
  // themselves.
  (has('Firefox') || has('WebKit')) &&
    browserTests('journeys in Firefox and WebKit', ['-c', 'tests/browsers/playwright.config.ts'], besideAnother),
  // React's development build prints warnings that the served build does not.
  unitTests(DESK_WALK, ['--project=desk', 'tests/component/desk/walk.test.tsx'], besideAnother),
  unitTests(
    'slow tests of the backend',
    ['--project=backend-slow', '--maxWorkers=3'],
    has('PostgreSQL') ? onPostgres : besideAnother,
  ),
  has('PostgreSQL') &&
    // The titles of the tests on a server name it; the rest of these files has run on the embedded database.
    unitTests(
      'backend on PostgreSQL',
      [
        '--project=contexts',
        '--project=alone',
        '--project=backend',
        ...postgresTests(),
        '-t',
        'PostgreSQL',
        '--maxWorkers=3',
      ],
      onPostgres,
    ),
  unitTests('screens of editors in Chromium', ['--project=desk-slow'], {
    ...besideAnother,
    notBeside: DESK_WALK, // both use one backend
    settings: { NODE_ENV: 'production' }, // as the site serves the desk
  }),
  browserTests('slow tests in Chromium', ['-c', 'tests/slow/playwright.config.ts']),
];
await runTests([...(process.env.CI === 'true' ? required : []), ...steps.filter(Boolean)]);
