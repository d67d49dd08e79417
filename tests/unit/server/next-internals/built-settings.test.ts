import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeBuiltSettings } from '@/server/next-internals/built-settings';
import { framework } from './support';

const { default: loadConfig } = framework('next/dist/server/config');
const { SERVER_FILES_MANIFEST, PHASE_PRODUCTION_SERVER } = framework('next/dist/shared/lib/constants');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-settings-'));
  mkdirSync(path.join(folder, '.next'));
  vi.stubEnv('__NEXT_PRIVATE_STANDALONE_CONFIG', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('the framework starts with the settings the build has written, not those of next.config', async () => {
  writeFileSync(path.join(folder, 'next.config.js'), 'throw new Error("compiled anew")');
  const built = { config: { expireTime: 58, distDir: '.next' } };
  writeFileSync(path.join(folder, '.next', `${SERVER_FILES_MANIFEST}.json`), JSON.stringify(built));
  takeBuiltSettings(folder);
  expect(await loadConfig(PHASE_PRODUCTION_SERVER, folder)).toEqual(built.config);
});

it('without a build there are none', () => {
  expect(() => takeBuiltSettings(folder)).toThrow('ENOENT');
});
