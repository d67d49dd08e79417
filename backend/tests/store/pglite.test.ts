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
let copies = 0;

/** A database of its own. */
async function freshFolder(folder = path.join(root, `copy-${copies}`)): Promise<string> {
  copies += 1;
  await copyBuiltDatabase(folder);
  return folder;
}

afterAll(() => {
  rmSync(root, { recursive: true });
  programs.remove();
});

describe('the embedded database', () => {
  it('loses nothing it acknowledged when its process is killed again and again', async () => {
    const folder = await freshFolder();
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
  }, 60_000);

  it('is refused to a second owner, with a sentence, and is free again once closed', async () => {
    const folder = await freshFolder();
    const db = await openPglite({ folder });
    await expect(openPglite({ folder })).rejects.toThrow(
      `Another process is using the database in ${folder}: stop it first.`,
    );
    await db.close();
    const again = await openPglite({ folder });
    expect(await again.query('select 1 as one')).toEqual([{ one: 1 }]);
    await again.close();
  }, 20_000);

  it.each([
    ['fsync off', { settings: ['-c', 'fsync=off', '-c', 'wal_sync_method=fsync'] }, 'fsync is off and must be on'],
    ['another sync method', { settings: ['-c', 'fsync=on'] }, 'wal_sync_method is fdatasync and must be fsync'],
    [
      'commits that do not wait',
      { settings: ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=off'] },
      'synchronous_commit is off and must be on',
    ],
    ['files that are never flushed', { hookFsync: false }, 'a committed row did not make it flush its files'],
  ])(
    'refuses to serve with %s',
    async (_case, broken, sentence) => {
      await expect(openPglite({ folder: await freshFolder(), ...broken })).rejects.toThrow(sentence);
    },
    20_000,
  );

  it('refuses a folder that holds something else', async () => {
    const folder = path.join(root, 'photos');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'cat.jpg'), 'cat');
    await expect(openPglite({ folder })).rejects.toThrow('is not empty and holds no database');
  });

  it('builds again when an earlier first start stopped half way', async () => {
    const folder = path.join(root, 'half');
    mkdirSync(`${folder}.init-abc`);
    writeFileSync(path.join(`${folder}.init-abc`, 'PG_VERSION'), '18');
    const db = await openPglite({ folder });
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(root).filter((name) => name.startsWith('half.init'))).toEqual([]);
    await db.close();
  }, 30_000);

  it('opens in a folder whose path is too long for a socket', async () => {
    const folder = await freshFolder(path.join(root, 'a'.repeat(60), 'b'.repeat(60), 'db'));
    const db = await openPglite({ folder });
    await expect(openPglite({ folder })).rejects.toThrow('Another process is using the database');
    await db.close();
  }, 20_000);
});

/** Answers the last id acknowledged before the process was killed, which is at least `target`. */
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
