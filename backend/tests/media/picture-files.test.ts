import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPictureFiles, deleteUnusedFiles } from '#media/picture-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const keyOf = (letter: string) => `${letter.repeat(64)}.svg`;
const fileOf = (letter: string, size = '') => `${letter.repeat(64)}${size}.jpg`;

it('renders a picture once under concurrent requests, and stores it for the next process', async () => {
  const make = vi.fn(async () => Buffer.from('drawn'));
  const files = createPictureFiles(folder, make);
  await Promise.all([files(keyOf('a')), files(keyOf('a')), files(keyOf('a'))]);
  const again = await createPictureFiles(folder, make)(keyOf('a'));
  expect(again).toEqual({ bytes: Buffer.from('drawn'), etag: '"45cd822043486089c55b2b67c9c2805e"' });
  expect(make).toHaveBeenCalledTimes(1);
});

it('has one file for each size and picture', async () => {
  const files = createPictureFiles(folder, async (key, size) => Buffer.from(`${key[0]} ${size?.width}`));
  await files(keyOf('a'));
  expect((await files(keyOf('a'), { width: 300, height: 169 })).bytes.toString()).toBe('a 300');
  expect((await files(keyOf('b'))).bytes.toString()).toBe('b undefined');
  expect(readdirSync(folder).sort()).toEqual([fileOf('a', '-300x169'), fileOf('a'), fileOf('b')]);
});

it('renders at most two at a time', async () => {
  let rendering = 0;
  let most = 0;
  const files = createPictureFiles(folder, async () => {
    rendering += 1;
    most = Math.max(most, rendering);
    await new Promise((resolve) => setImmediate(resolve));
    rendering -= 1;
    return Buffer.from('drawn');
  });
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((letter) => files(keyOf(letter))));
  expect(most).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['a', 'b', 'c', 'd', 'e'].map((letter) => fileOf(letter)));
});

it('retries after a failure, and leaves nothing behind', async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error('no ink')).mockResolvedValue(Buffer.from('drawn'));
  const files = createPictureFiles(folder, make);
  await expect(files(keyOf('a'))).rejects.toThrow('no ink');
  expect(readdirSync(folder)).toEqual([]);
  expect((await files(keyOf('a'))).bytes).toEqual(Buffer.from('drawn'));
});

it('deletes the files of deleted pictures and of former versions', async () => {
  const names = [fileOf('a'), fileOf('a', '-300x169'), fileOf('b'), 'mri-one.jpg', '.being-written'];
  for (const name of names) writeFileSync(path.join(folder, name), '');
  await deleteUnusedFiles(folder, [keyOf('a')]);
  expect(readdirSync(folder).sort()).toEqual(['.being-written', fileOf('a', '-300x169'), fileOf('a')]);
  await deleteUnusedFiles(path.join(folder, 'nowhere'), []);
});
