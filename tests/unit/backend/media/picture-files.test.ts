import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPictureFiles } from '@/backend/media/picture-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const picture = { scene: 'mri', seed: 'one' };

it('draws a picture once, however many ask for it, and keeps it for the next process', async () => {
  const draw = vi.fn(async () => Buffer.from('drawn'));
  const files = createPictureFiles(folder, draw);
  await Promise.all([files('a.jpg', picture), files('a.jpg', picture), files('a.jpg', picture)]);
  const again = await createPictureFiles(folder, draw)('a.jpg', picture);
  expect(again).toEqual({ bytes: Buffer.from('drawn'), etag: '"45cd822043486089c55b2b67c9c2805e"' });
  expect(draw).toHaveBeenCalledTimes(1);
});

it('draws at most two at a time', async () => {
  let drawing = 0;
  let most = 0;
  const files = createPictureFiles(folder, async () => {
    drawing += 1;
    most = Math.max(most, drawing);
    await new Promise((resolve) => setImmediate(resolve));
    drawing -= 1;
    return Buffer.from('drawn');
  });
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => files(`${name}.jpg`, picture)));
  expect(most).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']);
});

it('tries again after a drawing that failed, and leaves nothing behind', async () => {
  const draw = vi.fn().mockRejectedValueOnce(new Error('no ink')).mockResolvedValue(Buffer.from('drawn'));
  const files = createPictureFiles(folder, draw);
  await expect(files('a.jpg', picture)).rejects.toThrow('no ink');
  expect(readdirSync(folder)).toEqual([]);
  expect((await files('a.jpg', picture)).bytes).toEqual(Buffer.from('drawn'));
});
