import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileCache } from '@/lib/pictures/cached-files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const name = (letter: string) => letter.repeat(24);
const bytes = new Uint8Array(100);

it('keeps requested files and deletes the least recently used, also files of an earlier process', async () => {
  const files = createFileCache(folder, 250);
  expect(await files.read(name('a'))).toBeNull();
  await files.write(name('a'), bytes);
  await files.write(name('b'), bytes);
  await files.read(name('a'));
  await files.write(name('c'), bytes);
  expect(readdirSync(folder).sort()).toEqual([name('a'), name('c')]);

  utimesSync(path.join(folder, name('c')), new Date(), new Date(Date.now() - 5_000));
  const restarted = createFileCache(folder, 250);
  await restarted.write(name('d'), bytes);
  expect(readdirSync(folder).sort()).toEqual([name('a'), name('d')]);
  expect(await restarted.read(name('c'))).toBeNull();
});

it('counts a rewritten file once', async () => {
  const files = createFileCache(folder, 250);
  await files.write(name('a'), bytes);
  for (let turn = 0; turn < 5; turn += 1) await files.write(name('b'), bytes);
  expect(readdirSync(folder).sort()).toEqual([name('a'), name('b')]);
});

it('removes the half-written files of an ended process, never those being written', async () => {
  writeFileSync(path.join(folder, '.old'), 'half');
  utimesSync(path.join(folder, '.old'), new Date(), new Date(Date.now() - 3_600_000));
  writeFileSync(path.join(folder, '.new'), 'half');
  await createFileCache(folder, 250).read(name('a'));
  expect(readdirSync(folder)).toEqual(['.new']);
});

it('returns null for a removed file, and reports a failed write', async () => {
  const files = createFileCache(folder, 250);
  await files.write(name('a'), bytes);
  rmSync(path.join(folder, name('a')));
  expect(await files.read(name('a'))).toBeNull();
  writeFileSync(path.join(folder, 'plain'), '');
  await expect(createFileCache(path.join(folder, 'plain'), 250).write(name('a'), bytes)).rejects.toThrow();
});
