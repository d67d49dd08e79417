import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const require = createRequire(import.meta.url);
const PROGRAM = path.join(path.dirname(require.resolve('es-check')), 'cli/index.js');

/** What es-check has against the syntax and the built-in functions of files. */
const complaintsOf = (...args: string[]) => {
  const check = spawnSync(process.execPath, [PROGRAM, ...args, '--checkFeatures', '--noColor']);
  return check.status === 0 ? '' : `${check.stdout}${check.stderr}`;
};

test('every script of the build can be run by the browsers that package.json names', () => {
  const { polyfillFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
  const polyfills = polyfillFiles.map((file: string) => `.next/${file}`).join(); // for browsers without modules only
  expect(complaintsOf('checkBrowser', '.next/static/**/*.js', `--not=${polyfills}`)).toBe('');
});

test('the bootstrap script, which runs where the others cannot, keeps to ES2021', () => {
  expect(complaintsOf('es2021', 'public/bootstrap.js')).toBe('');
});

test('no script of the build carries the modules of the framework of which a browser reads a word or two', () => {
  const words = {
    'next/dist/lib/constants': 'x-next-cache-tags',
    'next/dist/compiled/process': 'setTimeout has not been',
  };
  for (const [name, word] of Object.entries(words)) expect(readFileSync(require.resolve(name), 'utf8')).toContain(word);

  const scripts = readdirSync('.next/static/chunks').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const carrying = scripts.filter((name) => {
    const text = readFileSync(`.next/static/chunks/${name}`, 'utf8');
    return Object.values(words).some((word) => text.includes(word));
  });
  expect(carrying).toEqual([]);
});
