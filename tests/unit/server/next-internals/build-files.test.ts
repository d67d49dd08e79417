import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HINT, hintFramework } from '@/server/next-internals/build-files.mjs';
import { framework } from './support';

const { BUILD_MANIFEST } = framework('next/dist/shared/lib/constants');
const MAIN = 'main();'.repeat(10_000);
let build: string;
const at = (name: string) => path.join(build, name);

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'build-files-'));
  mkdirSync(at('static/chunks'), { recursive: true });
  writeFileSync(
    at(BUILD_MANIFEST),
    JSON.stringify({ rootMainFiles: ['static/chunks/main.js', 'static/chunks/start.js'] }),
  );
  writeFileSync(at('static/chunks/main.js'), MAIN);
  writeFileSync(at('static/chunks/start.js'), 'start();');
  writeFileSync(at('static/chunks/page.js'), MAIN);
});
afterEach(() => rmSync(build, { recursive: true }));

describe('the hint to compile while a file arrives', () => {
  it('is the first line of what is large and every page loads, once, and of nothing else', async () => {
    await hintFramework(build);
    await hintFramework(build);

    expect(readFileSync(at('static/chunks/main.js'), 'utf8')).toBe(HINT + MAIN);
    for (const name of ['page', 'start']) {
      expect(readFileSync(at(`static/chunks/${name}.js`), 'utf8')).not.toContain(HINT);
    }
  });
});

it('the files every page loads are called rootMainFiles in the manifest of the installed version', () => {
  const loader = framework.resolve('next/dist/shared/lib/turbopack/manifest-loader');
  expect(readFileSync(loader, 'utf8')).toContain('rootMainFiles');
});
