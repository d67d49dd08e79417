import { expect, it } from 'vitest';
import { runInSequence } from '@/scripts/test/sequence.mjs';

const LONG_MS = 60_000;
const node = (program: string): string[] => [process.execPath, '-e', program];
const says = (line: string, code = 0): string[] =>
  node(`console.log(${JSON.stringify(line)}); process.exitCode = ${code}`);
const run = (commands: string[][], limitMs = LONG_MS) => runInSequence(commands, limitMs, () => {});

it('the last lines of the commands are added up, also after a failure', async () => {
  const commands = [says('many words\n7 passed, 1 failed', 1), says('5 passed, 0 failed')];
  expect(await run(commands)).toMatchObject({ passed: 12, failed: 1, isStopped: false });
});

it('the failures in each summary are collected', async () => {
  const commands = [
    says('Failed:\n\nFailed:\n  unit tests: a.test.ts › adds: 3\n7 passed, 1 failed', 1),
    says('lint\n\nFailed:\n  lint: exit 1\n  types: exit 2\n5 passed, 2 failed', 1),
    says('5 passed, 0 failed'),
  ];
  expect(await run(commands)).toMatchObject({
    failures: ['  unit tests: a.test.ts › adds: 3', '  lint: exit 1', '  types: exit 2'],
  });
});

it('a command that ends without such a line is a failure', async () => {
  expect(await run([says('done')])).toMatchObject({ passed: 0, failed: 1 });
});

it('a command that fails without a failed test is a failure', async () => {
  expect(await run([says('5 passed, 0 failed', 3)])).toMatchObject({ passed: 5, failed: 1 });
});

it('at the limit the command and its children are ended, as a failure, and no other command is begun', async () => {
  const hangs = node(
    "require('child_process').spawn('sleep', ['60'], { stdio: 'inherit' }); setInterval(() => {}, 1000)",
  );
  expect(await run([hangs, says('5 passed, 0 failed')], 500)).toMatchObject({
    passed: 0,
    failed: 1,
    isStopped: true,
  });
});
