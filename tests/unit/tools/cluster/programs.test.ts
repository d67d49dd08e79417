import { expect, it } from 'vitest';
import { findProgram } from '@/scripts/find-program.mjs';
import { installSentence, missingPackages } from '@/tools/cluster/programs.mjs';

it('names the missing packages and how to install them', () => {
  const find = (name: string) => (name === 'nginx' ? null : `/usr/bin/${name}`);
  expect(missingPackages({ hasPostgres: true, find })).toEqual(['nginx']);
  expect(missingPackages({ hasPostgres: false, find: () => null })).toEqual([
    'postgresql',
    'redis-server',
    'nginx',
    'openssl',
  ]);
  expect(installSentence(['nginx'])).toBe(
    'A cluster needs a package that is not installed: nginx. On Debian: apt-get install nginx',
  );
});

it('finds a program on the path, and no missing one', () => {
  expect(findProgram('sh', '/nowhere:/bin')).toBe('/bin/sh');
  expect(findProgram('no-such-program')).toBeNull();
});
