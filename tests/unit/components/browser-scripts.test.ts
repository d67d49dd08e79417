import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../support/source-files';

const code = new Map(sourceFiles(['app', 'components', 'lib', 'contract']).map(({ name, text }) => [name, text]));

/** The names that a file imports, also later, except for types only. */
const importsOf = (name: string): string[] =>
  [
    ...(code.get(name) ?? '').matchAll(
      /^(?:import|export)\s(?!type\b)(?:[^';]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].map(([, still, late]) => still ?? late ?? '');

function fileOf(importer: string, from: string): string | undefined {
  const target = from.startsWith('@/')
    ? from.slice(2)
    : from.startsWith('@clinic/')
      ? from.slice('@clinic/'.length)
      : path.posix.join(path.posix.dirname(importer), from);
  return [`${target}.ts`, `${target}.tsx`].find((one) => code.has(one));
}

/** The way from a script of the browser to a package, file by file; null if there is none. */
function wayTo(wanted: string): string[] | null {
  const entries = [...code].filter(([name, text]) => /^'use client';/.test(text) || name.endsWith('/bootstrap.ts'));
  const ways = entries.map(([name]) => [name]);
  const seen = new Set<string>();
  for (const way of ways) {
    const name = way.at(-1) ?? '';
    if (seen.has(name)) continue;
    seen.add(name);
    for (const from of importsOf(name)) {
      if (from.startsWith(wanted)) return [...way, from];
      const next = fileOf(name, from);
      if (next) ways.push([...way, next]);
    }
  }
  return null;
}

it('no script of a visitor has the telephone numbers of all countries', () => {
  expect(wayTo('react-hook-form')).not.toBeNull();
  expect(wayTo('libphonenumber-js')).toBeNull();
});
