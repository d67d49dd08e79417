import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '#open-store';
import { ownFile } from '#own-folder';
import { copyBuiltDatabase } from '#tests/support/built-database';
import { bundlePrograms } from '#tests/support/program';

const programs = await bundlePrograms('first-start.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'first-start-'));
await copyBuiltDatabase(path.join(folder, 'db'));
afterAll(() => {
  rmSync(folder, { recursive: true });
  programs.remove();
});

const run = (dataDir: string) =>
  spawnSync('node', [programs.programOf('first-start.ts')], {
    cwd: ownFile(),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'info' },
    encoding: 'utf8',
  });

it('writes the demo catalogue with its hours and exits, and changes nothing the second time', async () => {
  const first = run(folder);
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout).toMatch(/demo catalogue written.*demo opening hours written/s);

  expect(run(folder)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  const db = await openStore({ dataDir: folder });
  const [counts] = await db.query<{ clinics: number; hours: number }>(
    'select (select count(*)::int from centromedico) as clinics, (select count(*)::int from schedule) as hours',
  );
  await db.close();
  expect(counts?.clinics).toBeGreaterThan(0);
  expect(counts?.hours).toBeGreaterThan(0);
});

it('explains in a sentence why it cannot start', () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const { status, stderr } = run(file);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^[^\n]+\n$/);
});
