import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shareServerChunks } from '@/server/next-internals/server-chunks.mjs';

const require = createRequire(import.meta.url);
const CODE = 'module.exports=[12,a=>{"use strict";a.s(["z",0,1])}];\n';
let build: string;
const at = (name: string) => path.join(build, 'server/chunks', name);
const write = (name: string, code: string) => writeFileSync(at(name), `${code}\n//# sourceMappingURL=${name}.map`);

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'server-chunks-'));
  mkdirSync(at('ssr'), { recursive: true });
  write('a.js', CODE);
  write('b.js', CODE);
  write('ssr/c.js', CODE);
  write('other.js', CODE.replace('12', '13'));
  write('runtime.js', 'const loaded = new Map();');
  write('ssr/runtime.js', 'const loaded = new Map();');
});
afterEach(() => rmSync(build, { recursive: true }));

it('files of the same code become one, whichever is loaded', async () => {
  expect(await shareServerChunks(build)).toBe(2);
  const modules = require(at('a.js'));
  expect([require(at('b.js')), require(at('ssr/c.js'))].map((one) => one === modules)).toEqual([true, true]);
  expect(require(at('other.js'))[0]).toBe(13);
  expect(readFileSync(at('ssr/runtime.js'), 'utf8')).toContain('new Map()');
});

it('once more changes nothing', async () => {
  await shareServerChunks(build);
  expect(await shareServerChunks(build)).toBe(0);
  expect(require(at('ssr/c.js'))[0]).toBe(12);
});
