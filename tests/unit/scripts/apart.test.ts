import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adoptBuild } from '@/scripts/apart.mjs';

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'apart-test-'));
  for (const side of ['apart', 'project']) {
    mkdirSync(path.join(root, side, 'node_modules/undici'), { recursive: true });
    writeFileSync(path.join(root, side, 'node_modules/undici/name'), side);
  }
  mkdirSync(path.join(root, 'apart/.next/node_modules'), { recursive: true });
  mkdirSync(path.join(root, 'apart/dist'));
  mkdirSync(path.join(root, 'apart/public'));
  writeFileSync(path.join(root, 'apart/public/bootstrap.js'), '');
  symlinkSync('../../node_modules/undici', path.join(root, 'apart/.next/node_modules/undici-1'));
  process.chdir(path.join(root, 'project'));
});

afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

it('a build made in another folder is whole when that folder is gone: it reads the packages of the project', () => {
  adoptBuild(path.join(root, 'apart'));
  rmSync(path.join(root, 'apart'), { recursive: true });
  expect(readFileSync('.next/node_modules/undici-1/name', 'utf8')).toBe('project');
});
