import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openPglite } from '#store/pglite';
import { copyBuiltDatabase } from '#tests/support/built-database';

const root = mkdtempSync(path.join(tmpdir(), 'pglite-test-'));
let copies = 0;

/** Opens a database for one test. */
async function freshFolder(folder = path.join(root, `copy-${copies}`)): Promise<string> {
  copies += 1;
  await copyBuiltDatabase(folder);
  return folder;
}

afterAll(() => rmSync(root, { recursive: true }));

describe('the embedded database', () => {
  it('refuses a second owner with a sentence, and is free again once closed', async () => {
    const folder = await freshFolder();
    const db = await openPglite({ folder });
    await expect(openPglite({ folder })).rejects.toThrow(
      `Another process is using the database in ${folder}: stop it first.`,
    );
    await db.close();
    const again = await openPglite({ folder });
    expect(await again.query('select 1 as one')).toEqual([{ one: 1 }]);
    await again.close();
  });

  it.each([
    ['fsync off', { settings: ['-c', 'fsync=off', '-c', 'wal_sync_method=fsync'] }, 'fsync is off and must be on'],
    ['another sync method', { settings: ['-c', 'fsync=on'] }, 'wal_sync_method is fdatasync and must be fsync'],
    [
      'commits that do not wait',
      { settings: ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=off'] },
      'synchronous_commit is off and must be on',
    ],
    ['files that are never flushed', { hookFsync: false }, 'a committed row did not make it flush its files'],
  ])('refuses to serve with %s', async (_case, broken, sentence) => {
    await expect(openPglite({ folder: await freshFolder(), ...broken })).rejects.toThrow(sentence);
  });

  it('refuses a folder with other content', async () => {
    const folder = path.join(root, 'photos');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'cat.jpg'), 'cat');
    await expect(openPglite({ folder })).rejects.toThrow('is not empty and holds no database');
  });

  it('opens in a folder whose path is too long for a socket', async () => {
    const folder = await freshFolder(path.join(root, 'a'.repeat(60), 'b'.repeat(60), 'db'));
    const db = await openPglite({ folder });
    await expect(openPglite({ folder })).rejects.toThrow('Another process is using the database');
    await db.close();
  });
});
