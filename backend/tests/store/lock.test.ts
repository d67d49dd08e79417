import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acquireLock } from '#store/lock';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('is given to exactly one of many that start together beside a dead socket', async () => {
  writeFileSync(path.join(root, 'db.lock'), '');
  const folder = path.join(root, 'db');
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(folder)));
  const won = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  expect(won).toHaveLength(1);
  const lost = attempts.find((attempt) => attempt.status === 'rejected');
  expect(lost?.reason.message).toBe(`Another process is using the database in ${folder}: stop it first.`);
  await won[0]?.release();
  await (await acquireLock(folder)).release();
});

it.skipIf(process.platform !== 'linux')(
  'is refused while the owner lives, even after its socket file was deleted',
  async () => {
    const owner = await acquireLock(path.join(root, 'db'));
    rmSync(path.join(root, 'db.lock'));
    await expect(acquireLock(path.join(root, 'db'))).rejects.toThrow('Another process is using the database');
    await owner.release();
  },
);

it('respects an owner that only shares the folder, such as one in another container', async () => {
  const owner = net.createServer();
  await new Promise<void>((resolve) => owner.listen(path.join(root, 'db.lock'), resolve));
  await expect(acquireLock(path.join(root, 'db'))).rejects.toThrow('Another process is using the database');
  await new Promise((resolve) => owner.close(resolve));
  await (await acquireLock(path.join(root, 'db'))).release();
});

it('separates databases in the same folder', async () => {
  const first = await acquireLock(path.join(root, 'one'));
  const second = await acquireLock(path.join(root, 'two'));
  await first.release();
  await second.release();
});
