// .ci/run: `npm test`, then `npm run test:slow`. The argument is the time in seconds that the run has already taken.
import { runInSequence } from './test/sequence.mjs';

/** Ends a run that hangs, but not one on a slow machine. */
const LIMIT_MINUTES = 75;
const left = LIMIT_MINUTES * 60 - Number(process.argv[2] ?? 0);

const { isStopped, passed, failed, failures } = await runInSequence(
  [
    ['npm', 'test'],
    ['npm', 'run', 'test:slow'],
  ],
  left * 1000,
);
if (isStopped) process.stdout.write(`Stopped: the limit of ${LIMIT_MINUTES} minutes was reached.\n`);
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
