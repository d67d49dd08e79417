// npm test: everything there is to check, from a clean clone. Its last line is "N passed, N failed".
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adoptBuild, openBackendApart, openSiteApart } from './apart.mjs';
import { bin, install, openProject, run } from './project.mjs';

openProject();
await install();

const reports = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const total = { passed: 0, failed: 0 };
const { NODE_ENV: _, ...env } = process.env;
env.NEXT_TELEMETRY_DISABLED = '1';

// Neither of these keeps two cores busy for itself, so that they run beside each other; the tests, some of which measure
// how long something takes, have the machine to themselves.
const [, { backend, site }] = await Promise.all([checkSources(), buildApart()]);
await suite('unit and contract tests', unitCounts, (report) => vitest(report, '--project=!backend'));
if (backend) await suite('tests of the backend', unitCounts, (report) => vitest(report, '--root=backend'), backend);
// The one build of the site, which the browsers then see, is the one made where no backend is.
if (site) adoptBuild(site);

if (!existsSync('playwright.config.ts')) process.stdout.write('There are no end-to-end tests in this folder.\n');
else if (!hasChromium()) process.stdout.write('The end-to-end tests were left out: no Chromium is installed.\n');
else {
  await suite('end-to-end tests', browserCounts, (report) => {
    env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
    return [bin('playwright'), 'test', '--reporter=list,json'];
  });
}
const missing = missingBrowsers();
for (const name of missing) {
  process.stdout.write(`The journeys in ${name} were left out: it is not installed.\n`);
  if (process.env.CI) total.failed += 1;
}
if (missing.length < 2 && existsSync('tests/browsers')) {
  await suite('journeys in other browsers', journeyCounts, (report) => {
    env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
    return [bin('playwright'), 'test', '-c', 'tests/browsers/playwright.config.ts', '--reporter=list,json'];
  });
}

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

async function checkSources() {
  await step('lint', [bin('biome'), 'check', '.']);
  await step('unused code and packages', [bin('knip')]);
  await step('route types', [bin('next'), 'typegen']);
  await step('types', [bin('tsc'), '--noEmit']);
  await step('types of the tests', [bin('tsc'), '--noEmit', '-p', 'tests']);
}

/** Each side installed and built where the other is not; null in the place of a folder that cannot be used. */
async function buildApart() {
  const backend = await apart('the backend without the site', openBackendApart);
  if (backend) {
    await heldStep('types of the backend', [bin('tsc'), '--noEmit', '-p', 'backend'], backend);
    await heldStep('build of the backend', ['backend/build.mjs'], backend);
  }
  const site = await apart('the site without the backend', openSiteApart);
  const isBuilt = site && (await heldStep('types and build of the site', ['scripts/build.mjs'], site));
  return { backend, site: isBuilt ? site : null };
}

/** A folder of its own for one side, installed; null, which counts as a failure, when that was not possible. */
async function apart(name, open) {
  process.stdout.write(`\n== ${name}\n`);
  const folder = await open();
  total[folder ? 'passed' : 'failed'] += 1;
  return folder;
}

/** A program that passes or fails as a whole. Resolves to whether it passed. */
async function step(name, args, cwd) {
  process.stdout.write(`\n== ${name}\n`);
  return noted(await run(process.execPath, args, { env, cwd }));
}

function noted(code) {
  total[code === 0 ? 'passed' : 'failed'] += 1;
  return code === 0;
}

/** The same, beside another program: what it says is shown when it has ended. */
async function heldStep(name, args, cwd) {
  const file = path.join(reports, `${name.replaceAll(' ', '-')}.log`);
  const said = openSync(file, 'w');
  const code = await run(process.execPath, args, { env, cwd, stdio: ['ignore', said, said] });
  closeSync(said);
  process.stdout.write(`\n== ${name}\n${readFileSync(file, 'utf8')}`);
  return noted(code);
}

/** The unit tests' runner, with a report. */
function vitest(report, ...args) {
  return [bin('vitest'), 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

/** A runner that counts its own tests in a report. One without a report, or that fails without a failed test, failed. */
async function suite(name, count, args, cwd) {
  process.stdout.write(`\n== ${name}\n`);
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const code = await run(process.execPath, args(report), { env, cwd });
  const { passed, failed } = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  total.passed += passed;
  total.failed += failed > 0 ? failed : Number(code !== 0);
}

/** A file that could not even be read as tests counts as one failure. */
function unitCounts({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Of a thousand tests beside each other, a few may need the second try, which the runner names; more of them have failed. */
function browserCounts({ stats, errors }) {
  show(errors);
  const relied = stats.flaky <= 3;
  if (stats.flaky > 0) process.stdout.write(`${stats.flaky} passed only on the second try (3 at most may).\n`);
  return {
    passed: stats.expected + (relied ? stats.flaky : 0),
    failed: stats.unexpected + errors.length + (relied ? 0 : stats.flaky),
  };
}

/** What failed outside every test: the runner prints it among them, far above the end. */
function show(errors) {
  for (const { message, stack } of errors) process.stdout.write(`Outside every test: ${stack ?? message}\n`);
}

/** These have a second try only after the browser itself had stopped answering (tests/browsers/fixtures.ts). */
function journeyCounts({ stats, errors }) {
  show(errors);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Of the engines of tests/browsers (engine.ts knows the same paths), by the names of Debian's packages. */
function missingBrowsers() {
  const isThere = (...files) => files.every((file) => existsSync(file));
  const browsers = {
    'Firefox (firefox-esr)': isThere(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'),
    'WebKit (webkit2gtk-driver, xvfb)': isThere('/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'),
  };
  return Object.keys(browsers).filter((name) => !browsers[name]);
}

/** The same programs as tests/support/chromium.ts. */
function hasChromium() {
  const installed = ['chromium-headless-shell', 'chromium', 'chromium-browser'].map((name) => `/usr/bin/${name}`);
  return [process.env.CHROMIUM_PATH, ...installed].some((file) => file && existsSync(file));
}
