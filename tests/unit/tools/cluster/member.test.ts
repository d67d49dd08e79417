import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMember } from '@/tools/cluster/member.mjs';
import { clusterTable } from '@/tools/cluster/table.mjs';
import { isRunning } from '../../../support/npm-start';

let logs: string;
beforeEach(() => {
  logs = mkdtempSync(path.join(tmpdir(), 'logs-'));
});
afterEach(() => rmSync(logs, { recursive: true, force: true }));

const aMember = (program: string) =>
  createMember({
    role: 'sleeper',
    address: 'nowhere',
    command: 'sh',
    args: ['-c', program],
    env: process.env,
    cwd: undefined,
    stopSignal: undefined,
    isReady: async () => true,
    logs,
    onChange: () => {},
  });

it('is restarted when it is killed, and not when it is stopped', async () => {
  const member = aMember('echo began; exec sleep 60');
  await member.start();
  const said = () => readFileSync(path.join(logs, 'sleeper.log'), 'utf8');
  await vi.waitFor(() => expect(said()).toBe('began\n'), 5_000);
  const first = member.pid() ?? 0;
  expect([isRunning(first), member.state()]).toEqual([true, 'running']);
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect([member.state(), member.pid() !== first]).toEqual(['running', true]), 5_000);
  await vi.waitFor(() => expect(said()).toBe('began\nbegan\n'), 5_000);

  const second = member.pid() ?? 0;
  await member.stop();
  expect([isRunning(second), member.state(), member.pid()]).toEqual([false, 'stopped', null]);
  expect(clusterTable([member])).toBe('role     address  pid  state\nsleeper  nowhere  -    stopped');
});

it('is named with its log when it cannot start', async () => {
  const member = createMember({
    ...{ role: 'broken', address: 'nowhere', command: 'sh', args: ['-c', 'exit 1'], env: process.env, cwd: undefined },
    ...{ stopSignal: undefined, isReady: async () => false, logs, onChange: () => {} },
  });
  await expect(member.start()).rejects.toThrow(`The broken did not start: ${path.join(logs, 'broken.log')} says why.`);
  await member.stop();
});
