// Runs test commands one after the other, with a common time limit and total.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { signalGroup } from '../processes.mjs';

const END_MS = 20_000;
/** Its output may never end: a program that it left behind may hold it open. */
const OUTPUT_GRACE_MS = 2_000;

/** Number of characters read from the end of a command's output, which contains its summary. */
const SUMMARY_LENGTH = 50_000;

/**
 * Runs commands, each a program with its arguments, one after the other, and adds up their last lines "N passed, N
 * failed". `failures` has the lines of their summaries. A command without a last line, or stopped after `limitMs`, is
 * one failure.
 */
export async function runInSequence(commands, limitMs, show = write) {
  const end = performance.now() + limitMs;
  const total = { passed: 0, failed: 0, failures: [], isStopped: false };
  for (const command of commands) {
    const one = await runWithin(command, Math.max(0, end - performance.now()), show);
    total.passed += one.passed;
    total.failed += one.failed;
    total.failures.push(...one.failures);
    total.isStopped = one.isStopped;
    if (one.isStopped) break;
  }
  return total;
}

const write = (text) => {
  process.stdout.write(text);
};

/** Runs a command in its own process group, so that its children end with it. */
async function runWithin([file, ...args], limitMs, show) {
  const child = spawn(file, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const signal = (name) => signalGroup(child.pid, name);
  const passOn = () => signal('SIGTERM');
  process.on('SIGTERM', passOn).on('SIGINT', passOn);
  let isStopped = false;
  let kill;
  const limit = setTimeout(() => {
    isStopped = true;
    signal('SIGTERM');
    kill = setTimeout(() => signal('SIGKILL'), END_MS);
  }, limitMs);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    show(text);
    said = (said + text).slice(-SUMMARY_LENGTH);
  });
  const closed = once(child.stdout, 'close');
  const [code] = await once(child, 'exit');
  await Promise.race([closed, pause(OUTPUT_GRACE_MS)]);
  clearTimeout(limit);
  clearTimeout(kill);
  process.off('SIGTERM', passOn).off('SIGINT', passOn);
  return { ...countsOf(said, code, isStopped), isStopped };
}

function countsOf(said, code, isStopped) {
  const [, passed, failed] = /(?:^|\n)(\d+) passed, (\d+) failed\n*$/.exec(said) ?? [];
  const [, lines = ''] = /\nFailed:\n((?: {2}.*\n)+)/.exec(said) ?? [];
  const hasFailed = code !== 0 || isStopped;
  return {
    passed: Number(passed ?? 0),
    failed: Math.max(Number(failed ?? 1), hasFailed ? 1 : 0),
    failures: lines.split('\n').filter(Boolean),
  };
}
