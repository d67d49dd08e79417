// npm test: everything there is to check, from a clean clone. Its last line is "N passed, N failed".
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adoptBuild, openBackendApart, openSiteApart } from './apart.mjs';
import { bin, install, openProject, run } from './project.mjs';
import { browserCounts, journeyCounts, unitCounts } from './test-reports.mjs';

openProject();
await install();

const reports = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const total = { passed: 0, failed: 0, failures: [], flaky: [] };
const { NODE_ENV: _, ...env } = process.env;
env.NEXT_TELEMETRY_DISABLED = '1';

// Neither of these keeps two cores busy for itself, so that they run beside each other; the tests, some of which measure
// how long something takes, have the machine to themselves.
const [, { backend, site }] = await Promise.all([checkSources(), buildApart()]);
await unitSuite('unit and contract tests', ['--project=!backend', '--project=!http']);
if (backend) await unitSuite('tests of the backend', ['--root=backend'], backend);
// The one build of the site, which the browsers then see, is the one made where no backend is.
if (site) adoptBuild(site);
await unitSuite('requests to the built site', ['--project=http']);

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
  if (process.env.CI) counted({ passed: 0, failed: 1, failures: [`${name} is not installed`] });
}
if (missing.length < 2 && existsSync('tests/browsers')) {
  await suite('journeys in other browsers', journeyCounts, (report) => {
    env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
    return [bin('playwright'), 'test', '-c', 'tests/browsers/playwright.config.ts', '--reporter=list,json'];
  });
}

rmSync(reports, { recursive: true, force: true });
if (total.flaky.length > 0) process.stdout.write(`\nPassed only on the second try:\n  ${total.flaky.join('\n  ')}\n`);
if (total.failures.length > 0) process.stdout.write(`\nFailed:\n  ${total.failures.join('\n  ')}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

async function checkSources() {
  await step('lint', [bin('biome'), 'check', '.']);
  await step('unused code and packages', [bin('knip')]);
  await step('route types', [bin('next'), 'typegen']);
  await step('types', [bin('tsc'), '--noEmit']);
  await step('types of the tests', [bin('tsc'), '--noEmit', '-p', 'tests']);
  if (existsSync('desk')) await step('types of the screens', [bin('tsc'), '--noEmit', '-p', 'desk']);
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
  noted(name, folder ? 0 : 1);
  return folder;
}

/** A program that passes or fails as a whole. Resolves to whether it passed. */
async function step(name, args, cwd) {
  process.stdout.write(`\n== ${name}\n`);
  return noted(name, await run(process.execPath, args, { env, cwd }));
}

function noted(name, code) {
  counted(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [`${name}: exit ${code}`] });
  return code === 0;
}

/** Adds one suite's figures to those of the last lines. */
function counted({ passed, failed, failures = [], flaky = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
  total.flaky.push(...flaky);
}

/** The same, beside another program: what it says is shown when it has ended. */
async function heldStep(name, args, cwd) {
  const file = path.join(reports, `${name.replaceAll(' ', '-')}.log`);
  const said = openSync(file, 'w');
  const code = await run(process.execPath, args, { env, cwd, stdio: ['ignore', said, said] });
  closeSync(said);
  process.stdout.write(`\n== ${name}\n${readFileSync(file, 'utf8')}`);
  return noted(name, code);
}

/** The unit tests' runner, with a report. */
function vitest(report, ...args) {
  return [bin('vitest'), 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

/**
 * The unit tests of one side. Some measure time on a machine that others share: the files of three failed tests or fewer
 * run once more, alone, and what passes then is named among the last lines.
 */
async function unitSuite(name, args, cwd) {
  const first = await counts(name, unitCounts, (report) => vitest(report, ...args), cwd);
  if (first.failed === 0 || first.failed > 3 || !first.files) return counted(first);
  const again = await counts(
    `${name}, second try`,
    unitCounts,
    (report) => vitest(report, ...args, ...first.files),
    cwd,
  );
  if (again.failed > 0) return counted(first);
  counted({ passed: first.passed + first.failed, failed: 0, flaky: first.failures });
}

async function suite(name, count, args, cwd) {
  counted(await counts(name, count, args, cwd));
}

/** A runner that counts its own tests in a report. One without a report, or that fails without a failed test, failed. */
async function counts(name, count, args, cwd) {
  process.stdout.write(`\n== ${name}\n`);
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const code = await run(process.execPath, args(report), { env, cwd });
  const found = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  if (found.failed > 0 || code === 0) return found;
  return { ...found, files: null, failed: 1, failures: [`${name}: exit ${code} without a failed test`] };
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
