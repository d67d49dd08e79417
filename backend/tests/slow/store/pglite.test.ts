import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openPglite } from '#store/pglite';
import { copyBuiltDatabase } from '#tests/support/built-database';
import { bundlePrograms } from '#tests/support/program';

const WRITER = 'tests/support/acknowledging-writer.ts';
const programs = await bundlePrograms(WRITER);
const KILL_AFTER = [30, 80, 150];
const root = mkdtempSync(path.join(tmpdir(), 'pglite-test-'));

afterAll(() => {
  rmSync(root, { recursive: true });
  programs.remove();
});

describe('the embedded database', () => {
  it('loses no acknowledged row when its process is killed repeatedly', async () => {
    const folder = path.join(root, 'killed');
    await copyBuiltDatabase(folder);
    let acknowledged = 0;
    for (const count of KILL_AFTER) {
      acknowledged = await writeUntilKilled(folder, acknowledged + count);
      const db = await openPglite({ folder });
      const rows = await db.query<{ id: number }>('select id from acknowledged order by id');
      const stored = rows.map(({ id }) => id);
      expect(stored.slice(0, acknowledged)).toEqual(Array.from({ length: acknowledged }, (_, index) => index + 1));
      acknowledged = stored.length;
      await db.close();
    }
  });

  it('builds again when an earlier first start stopped halfway', async () => {
    const folder = path.join(root, 'half');
    mkdirSync(`${folder}.init-abc`);
    writeFileSync(path.join(`${folder}.init-abc`, 'PG_VERSION'), '18');
    const db = await openPglite({ folder });
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(root).filter((name) => name.startsWith('half.init'))).toEqual([]);
    await db.close();
  });
});

/** Resolves with the last id acknowledged before the process was killed, which is at least `target`. */
function writeUntilKilled(folder: string, target: number): Promise<number> {
  const child = spawn('node', [programs.programOf(WRITER), folder]);
  let output = '';
  let complaints = '';
  const last = () => Number(output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1));
  child.stdout.on('data', (data) => {
    output += data;
    if (last() >= target) child.kill('SIGKILL');
  });
  child.stderr.on('data', (data) => {
    complaints += data;
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code) => (code === null ? resolve(last()) : reject(new Error(complaints))));
  });
}
