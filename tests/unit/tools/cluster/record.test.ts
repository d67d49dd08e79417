import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { identityOf } from '@/scripts/processes.mjs';
import { readRecord, removeLeftOver, writeRecord } from '@/tools/cluster/record.mjs';
import { requestRestart } from '@/tools/cluster/request-restart.mjs';
import { isRunning } from '../../../support/npm-start';

let folder: string;
let scratch: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'record-'));
  scratch = mkdtempSync(path.join(tmpdir(), 'scratch-'));
});
afterEach(() => {
  for (const one of [folder, scratch]) rmSync(one, { recursive: true, force: true });
});

const NOBODY = { pid: 1, since: '1' };

it('ends the processes of a killed cluster, but no other process with the same number', async () => {
  const left = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
  const members = [identityOf(left.pid), { pid: process.pid, since: 'another time' }];
  writeRecord(folder, { cluster: NOBODY, scratch, members, restarts: { done: 0, failed: 0 } });

  expect(await removeLeftOver(folder)).toBe(1);
  expect(isRunning(left.pid ?? 0)).toBe(false);
  expect(existsSync(scratch)).toBe(false);
  expect(readRecord(folder)).toBeNull();
  expect(await removeLeftOver(folder)).toBe(0);
});

it('ends the children of a process that was killed itself', async () => {
  const left = spawn('sh', ['-c', 'sleep 60 & echo $!; wait'], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  const child = Number(await new Promise((resolve) => left.stdout?.once('data', resolve)));
  const members = [identityOf(left.pid)];
  const ended = new Promise((resolve) => left.once('exit', resolve));
  left.kill('SIGKILL');
  await ended;
  expect(isRunning(child)).toBe(true);
  writeRecord(folder, { cluster: NOBODY, scratch, members, restarts: { done: 0, failed: 0 } });

  await removeLeftOver(folder);
  await vi.waitFor(() => expect(isRunning(child)).toBe(false));
});

it('refuses to replace a running cluster', async () => {
  writeRecord(folder, { cluster: identityOf(process.pid), scratch, members: [], restarts: { done: 0, failed: 0 } });
  await expect(removeLeftOver(folder)).rejects.toThrow(`A cluster is running (process ${process.pid})`);
  expect(existsSync(scratch)).toBe(true);
});

it('refuses a restart when no cluster runs', async () => {
  await expect(requestRestart(folder)).rejects.toThrow('No cluster is running');
});
