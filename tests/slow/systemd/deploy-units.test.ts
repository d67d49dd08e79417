import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** From Debian's package systemd. */
const PROGRAM = '/usr/bin/systemd-analyze';
const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns exit code and complaints of systemd about a unit, with a user and a program that this machine has. */
function complaints(name: string, instance: string, change = (text: string) => text): string {
  const text = readFileSync(`deploy/${name}.service`, 'utf8');
  const here = change(text.replace(/^User=.*$/m, 'User=daemon').replace('/usr/bin/node', process.execPath));
  const unit = path.join(folder, `clinic-${name}@${instance}.service`);
  writeFileSync(unit, here);
  const { status, stderr, error } = spawnSync(PROGRAM, ['verify', unit], { encoding: 'utf8' });
  if (error) throw error;
  return `${status} ${stderr}`.trim();
}

describe('a unit of deploy/', () => {
  it.each([
    ['site', '3000'],
    ['backend', '4310'],
  ])('%s is one that systemd understands', (name, instance) => {
    expect(complaints(name, instance)).toBe('0');
    expect(complaints(name, instance, (text) => text.replace('Restart=', 'Restarts='))).toContain('Restarts');
    expect(complaints(name, instance, (text) => text.replace('ExecStart=/', 'ExecStart=/none/'))).toContain(
      'not executable',
    );
  });
});
