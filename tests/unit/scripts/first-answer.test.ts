import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { firstAnswer } from '../../../scripts/first-answer.mjs';

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

/** A program in a separate process group; `url` is where it will serve. */
function start(port: number, program: string) {
  child = spawn(process.execPath, ['-e', program], { detached: true, stdio: 'ignore' });
  return { url: `http://127.0.0.1:${port}/`, group: child.pid };
}
const SERVE = (port: number, status = 200) =>
  `require('node:http').createServer((_, answer) => { answer.statusCode = ${status}; answer.end(); }).listen(${port}, '127.0.0.1');`;
const WORK = (ms: number) => `const end = Date.now() + ${ms}; while (Date.now() < end);`;

it('waits much longer for a busy program than for an idle one, and reports it', async () => {
  const notified: number[] = [];
  const { url, group } = start(47_311, WORK(3_000) + SERVE(47_311));
  const notify = (seconds: number) => notified.push(seconds);
  expect(await firstAnswer(url, { group, notify, idleLimitMs: 1_500, notifyEveryMs: 900 })).toBe(true);
  expect(notified.slice(0, 3)).toEqual([1, 2, 3]);
});

it('gives up on an idle program', async () => {
  const { url, group } = start(47_312, 'setTimeout(() => {}, 60_000)');
  expect(await firstAnswer(url, { group, notify: () => {}, idleLimitMs: 1_500 })).toBe(false);
});

it('gives up on a program that listens and never becomes healthy', async () => {
  const { url, group } = start(47_313, SERVE(47_313, 503));
  expect(await firstAnswer(url, { group, notify: () => {}, idleLimitMs: 1_500, pauseMs: 1_000 })).toBe(false);
});
