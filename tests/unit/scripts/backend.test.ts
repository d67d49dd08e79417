import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyBuiltDatabase } from '@/backend/tests/support/built-database';

const ROOT = process.cwd();
const LINKED = [
  'backend',
  'content',
  'contract',
  'lib',
  'package.json',
  'package-lock.json',
  'server',
  'tsconfig.json',
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'operator-'));
  cpSync(path.join(ROOT, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
  for (const name of LINKED) symlinkSync(path.join(ROOT, name), path.join(folder, name));
  linkPackages();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Links each package, with an up-to-date record of npm: otherwise the command runs npm ci through the link. */
function linkPackages(): void {
  const [from, to] = [ROOT, folder].map((top) => path.join(top, 'node_modules')) as [string, string];
  mkdirSync(to);
  const packages = readdirSync(from).filter((name) => !['.package-lock.json', '.lock-stamp'].includes(name));
  for (const name of packages) symlinkSync(path.join(from, name), path.join(to, name));
  writeFileSync(path.join(to, '.package-lock.json'), '{}');
}

/** Every variable set in .env.example, empty except for the given ones. */
function writeEnv(values: Record<string, string>): string[] {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  writeFileSync(path.join(folder, '.env'), names.map((name) => `${name}=${values[name] ?? ''}\n`).join(''));
  return names;
}

it('uses the values of .env from any folder, and treats an empty one as unset', async () => {
  const names = writeEnv({ DATA_DIR: 'own-data' });
  const env = { ...process.env };
  for (const name of names) delete env[name];
  const data = path.join(folder, 'own-data');
  await copyBuiltDatabase(path.join(data, 'db'));
  const script = path.join(folder, 'scripts/backend.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'professionals', 'list'], {
    env,
    cwd: tmpdir(),
  });
  expect(stdout).toMatch(/0 in all\./);
  // The first command on a data folder creates its keys.
  expect(existsSync(path.join(data, 'data-keys'))).toBe(true);
  expect(existsSync(path.join(folder, '.data'))).toBe(false);
}, 120_000);
