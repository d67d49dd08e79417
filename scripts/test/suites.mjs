// The kinds of steps that the test commands share.
import { bin } from '../project.mjs';
import { browserCounts, unitCounts } from './reports.mjs';
import { program, suite } from './run.mjs';

/** Tests of Vitest: `args` select them. */
export const unitTests = (name, args, more) => {
  const reporters = (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return suite(name, unitCounts, (report) => [bin('vitest'), 'run', ...args, ...reporters(report)], more);
};

/** Tests of Playwright: `args` select them. */
export const browserTests = (name, args, more) =>
  suite(name, browserCounts, () => [bin('playwright'), 'test', ...args, '--reporter=list,json'], more);

/** A build that is not made where there is one of these very sources: `what` is a function of scripts/sources.mjs. */
export const build = (name, what) =>
  program(name, ['--input-type=module', '-e', `await (await import('./scripts/sources.mjs')).${what}()`]);
