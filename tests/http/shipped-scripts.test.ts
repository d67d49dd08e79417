import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const PROGRAM = path.join(path.dirname(require.resolve('es-check')), 'cli/index.js');

/**
 * Returns the complaints of es-check about the syntax and the built-in functions of files; empty when there is none.
 */
const complaintsOf = (...args: string[]) => {
  const check = spawnSync(process.execPath, [PROGRAM, ...args, '--checkFeatures', '--noColor']);
  return check.status === 0 ? '' : `${check.stdout}${check.stderr}`;
};

it('builds scripts for the browsers that package.json names', () => {
  const { polyfillFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
  const polyfills = polyfillFiles.map((file: string) => `.next/${file}`).join(); // for browsers without modules only
  expect(complaintsOf('checkBrowser', '.next/static/**/*.js', `--not=${polyfills}`)).toBe('');
});

it('keeps the bootstrap script, which older browsers run too, to ES2021', () => {
  expect(complaintsOf('es2021', 'public/bootstrap.js')).toBe('');
});
