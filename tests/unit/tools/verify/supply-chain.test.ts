import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { supplyProblems } from '@/tools/verify/supply-chain.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const given = () => ({
  lock: JSON.parse(read('package-lock.json')),
  manifest: JSON.parse(read('package.json')),
  npmrc: read('.npmrc'),
});

describe('an installed package', () => {
  it('is locked by hash, licensed for it, safe, and runs no install script', () => {
    expect(supplyProblems(given())).toEqual([]);
  });

  it.each([
    ['an old version', 'next', { version: '16.4.5' }, 'next 16.4.5 is older than 16.4.6'],
    ['no hash', 'react', { integrity: undefined }, 'node_modules/react has no hash'],
    ['a weak hash', 'zod', { integrity: 'sha1-x' }, 'node_modules/zod has a weak hash'],
    ['another place', 'zod', { resolved: 'http://example.test/zod.tgz' }, 'is from http://example.test/zod.tgz'],
    [
      'a new version of which no licence was read',
      'png-js',
      { version: '2.0.1' },
      'png-js is licensed as nothing known',
    ],
    ['another licence', 'zod', { license: 'GPL-3.0-only' }, 'node_modules/zod is licensed as GPL-3.0-only'],
  ])('is refused with %s', (_what, name, change, problem) => {
    const { lock, ...others } = given();
    Object.assign(lock.packages[`node_modules/${name}`], change);
    expect(supplyProblems({ lock, ...others }).join()).toContain(problem);
  });

  it('is refused when packages may run scripts, or are requested by a range', () => {
    const { manifest, ...others } = given();
    manifest.dependencies.zod = '^4.6.7';
    expect(supplyProblems({ ...others, manifest, npmrc: '' })).toEqual([
      'packages may run scripts when they are installed',
      'zod is not asked for by an exact version',
      'zod is locked at another version',
    ]);
  });
});
