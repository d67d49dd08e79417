// The kinds of steps that the test commands share.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bin, ROOT } from '../project.mjs';
import { repositoryFiles } from '../repository-files.mjs';
import { browserCounts, unitCounts } from './reports.mjs';
import { program, suite } from './run.mjs';

/** Unit and contract tests, grouped by shared state (vitest.config.ts). */
export const UNIT_PROJECTS = ['shared', 'contexts', 'documents', 'alone'].map((name) => `--project=${name}`);

const REPORT = path.join(ROOT, 'scripts/test/vitest-report.mjs');

/** Vitest tests selected by `args`. */
export const unitTests = (name, args, more) => {
  const reporters = (report) => ['--reporter=default', `--reporter=${REPORT}`, `--outputFile.json=${report}`];
  return suite(name, unitCounts, (report) => [bin('vitest'), 'run', ...args, ...reporters(report)], more);
};

/**
 * The files of `npm test` with tests that run on a PostgreSQL server, too: loading the others would cost more than those tests.
 * @returns {string[]}
 */
export const postgresTests = () =>
  ['backend/tests', 'tests/contract']
    .flatMap((under) => repositoryFiles({ under }))
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('backend/tests/slow/'))
    .filter((file) => ON_POSTGRES.test(readFileSync(path.join(ROOT, file), 'utf8')));

const ON_POSTGRES = /each\(engines|engines\.|usesPostgres|PostgreSQL/;

/** Playwright tests selected by `args`. */
export const browserTests = (name, args, more) =>
  suite(name, browserCounts, () => [bin('playwright'), 'test', ...args, '--reporter=list,json'], more);

/** A build that is skipped when it is up to date: `what` is a function of scripts/sources.mjs. */
export const build = (name, what) =>
  program(name, ['--input-type=module', '-e', `await (await import('./scripts/sources.mjs')).${what}()`]);
