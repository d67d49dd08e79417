// Runs the tests of one title in one file.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin, run } from '../project.mjs';
import { browserCounts, unitCounts } from './reports.mjs';

/** Folders of Playwright with a configuration of their own. */
const CONFIGS = ['tests/slow', 'tests/browsers'];

/** Resolves to how many of the tests with this title passed and failed. Their output and report go to `folder`. */
export async function resultsOf({ test, title }, folder) {
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const isBrowser = test.endsWith('.spec.ts');
  const args = isBrowser ? browserArgs(test, title) : unitArgs(test, title, report);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NEXT_TELEMETRY_DISABLED: '1' };
  await run(process.execPath, args, { env, stdio: 'ignore' });
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const json = JSON.parse(readFileSync(report, 'utf8'));
  return isBrowser ? browserCounts(json) : unitCounts(json);
}

const escaped = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const unitArgs = (test, title, report) => [
  ...[bin('vitest'), 'run', test, '-t', escaped(title)],
  ...['--reporter=json', `--outputFile.json=${report}`],
];

const browserArgs = (test, title) => {
  const config = CONFIGS.find((folder) => test.startsWith(`${folder}/`));
  return [
    ...[bin('playwright'), 'test', ...(config ? ['-c', `${config}/playwright.config.ts`] : [])],
    ...[test, '-g', escaped(title), '--reporter=json'],
  ];
};
