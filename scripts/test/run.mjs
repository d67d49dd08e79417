// Runs the steps of a test command and reports them. Its last line is "N passed, N failed".
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run } from '../project.mjs';
import { CORES, schedule } from './schedule.mjs';
import { summaryOf } from './summary.mjs';

const { NODE_ENV: _, ...inherited } = process.env;
const env = { ...inherited, NEXT_TELEMETRY_DISABLED: '1' };

/** Runs all steps, prints their output and a summary, and exits: with 1 when anything failed. */
export async function runTests(steps) {
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1));
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const results = await schedule(steps, (step) => timed(step, folder));
  process.stdout.write(summaryOf(steps, results));
  process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
}

/** Shows the output of a step at once when it runs alone, otherwise at its end. */
async function timed(step, folder) {
  const isAlone = step.cores === CORES;
  const log = path.join(folder, `${step.name.replaceAll(' ', '-')}.log`);
  const out = isAlone ? 'inherit' : openSync(log, 'w');
  if (isAlone) process.stdout.write(`\n== ${step.name}\n`);
  const begin = performance.now();
  const report = path.join(folder, `${step.name.replaceAll(' ', '-')}.json`);
  const options = { env, stdio: ['ignore', out, out] };
  const result = await step.run({ report, options }).catch(({ message }) => failed(message));
  if (!isAlone) {
    closeSync(out);
    process.stdout.write(`\n== ${step.name}\n${readFileSync(log, 'utf8')}`);
  }
  return { ...result, failures: result.failures.map((line) => `${step.name}: ${line}`), seconds: secondsFrom(begin) };
}

const secondsFrom = (begin) => (performance.now() - begin) / 1000;

const failed = (sentence) => ({ passed: 0, failed: 1, failures: [sentence], files: [] });

/** A step in which a Node program passes or fails as a whole. */
export const program = (name, args, more) => ({
  name,
  cores: 1,
  run: async ({ options }) => {
    const code = await run(process.execPath, args, options);
    return code === 0 ? { passed: 1, failed: 0, failures: [], files: [] } : failed(`exit ${code}`);
  },
  ...more,
});

/** A step that passes when `work`, which gets options for the programs it starts, does not throw. */
export const task = (name, work, more) => ({
  name,
  cores: 1,
  run: async ({ options }) => {
    await work(options);
    return { passed: 1, failed: 0, failures: [], files: [] };
  },
  ...more,
});

/**
 * A step in which a runner counts its own tests: `count` reads its JSON report, and `args` are the runner's arguments
 * for a report in a file. A runner without a report, or one that fails without a failed test, counts as one failure.
 */
export const suite = (name, count, args, { settings, ...more } = {}) => ({
  name,
  cores: CORES,
  run: async ({ report, options }) => {
    const suiteEnv = { ...options.env, ...settings, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const code = await run(process.execPath, args(report), { ...options, env: suiteEnv });
    const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : failed('no report');
    const files = counts.files.map(({ file, seconds }) => ({ file: path.relative(ROOT, file), seconds }));
    if (counts.failed > 0 || code === 0) return { ...counts, files };
    return { ...counts, files, failed: 1, failures: [`exit ${code} without a failed test`] };
  },
  ...more,
});
