// npm test: everything there is to check, from a clean clone. Its last line is "N passed, N failed".
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bin, enterProject, install, run } from './project.mjs';

enterProject();
await install();

const reports = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const total = { passed: 0, failed: 0 };
const { NODE_ENV: _, ...env } = process.env;
env.NEXT_TELEMETRY_DISABLED = '1';

await step('lint', [bin('biome'), 'check', '.']);
await step('route types', [bin('next'), 'typegen']);
await step('types', [bin('tsc'), '--noEmit']);
await suite('unit and contract tests', unitCounts, (report) => [
  ...[bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
]);
await step('build', ['scripts/build.mjs']);
if (!existsSync('playwright.config.ts')) process.stdout.write('There are no end-to-end tests in this folder.\n');
else if (!(await hasChromium()))
  process.stdout.write('The end-to-end tests were left out: no Chromium is installed.\n');
else {
  await suite('end-to-end tests', browserCounts, (report) => {
    env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
    return [bin('playwright'), 'test', '--reporter=list,json'];
  });
}

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

/** A program that passes or fails as a whole. */
async function step(name, args) {
  process.stdout.write(`\n== ${name}\n`);
  const code = await run(process.execPath, args, { env });
  total[code === 0 ? 'passed' : 'failed'] += 1;
}

/** A runner that counts its own tests in a report. One without a report, or that fails without a failed test, failed. */
async function suite(name, count, args) {
  process.stdout.write(`\n== ${name}\n`);
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const code = await run(process.execPath, args(report), { env });
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

/** A test that only passed on a second try counts as failed: it cannot be relied on. */
function browserCounts({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

async function hasChromium() {
  const { chromium } = await import('@playwright/test');
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()].some((file) => existsSync(file));
}
