// Runs the tests that mutants name.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin, run } from '../../scripts/project.mjs';

/** Folders whose tests share a site or a backend, which each run builds and starts. */
const STACKS = ['tests/http', 'tests/component/desk', 'tests/slow/desk'];

const stackOf = ({ test }) => STACKS.find((folder) => test.startsWith(`${folder}/`)) ?? '';

/**
 * Runs the tests named by these mutants. Resolves to the passed and failed tests of each, by the mutant's name. The
 * tests of a stack are one run, and so are those without a stack. Reports go to `folder`.
 */
export async function resultsOf(mutants, folder) {
  const results = new Map();
  for (const stack of new Set(mutants.map(stackOf))) {
    const own = mutants.filter((mutant) => stackOf(mutant) === stack);
    const files = await runTests(own, path.join(folder, 'report.json'));
    for (const mutant of own) results.set(mutant.name, countsOf(mutant, files));
  }
  return results;
}

/** Resolves to the files in the Vitest report, or to none without a report. */
async function runTests(mutants, report) {
  rmSync(report, { force: true });
  const args = [
    ...[bin('vitest'), 'run', ...new Set(mutants.map(({ test }) => test))],
    ...['-t', mutants.map(({ title }) => escaped(title)).join('|')],
    ...['--reporter=json', `--outputFile.json=${report}`],
  ];
  await run(process.execPath, args, { env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }, stdio: 'ignore' });
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
}

/** Counts the tests of one title. A file that could not be read as tests is one failure. */
function countsOf({ test, title }, files) {
  const own = files.filter(({ name }) => name.endsWith(`/${test}`));
  const isUnread = own.some(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  const named = own.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ fullName }) => fullName.includes(title)),
  );
  const count = (status) => named.filter((one) => one.status === status).length;
  return { passed: count('passed'), failed: count('failed') + Number(isUnread) };
}

const escaped = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
