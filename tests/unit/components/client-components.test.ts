import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../support/source-files';

const code = new Map(sourceFiles(['app', 'components', 'lib']).map(({ name, text }) => [name, text]));

const DIRECTIVE = /^'use client';/;
/** State, effects, references to elements, handlers; a function given to the browser, too. */
const NEEDS_THE_BROWSER =
  /\buse(?!Translations|Locale|Formatter)[A-Z]\w*[(<]|\bon[A-Z]\w*=\{|\bload=\{|\bextends Component\b/;

/** The source files that a file imports, except for types only. */
function importsOf(name: string): string[] {
  const found = (code.get(name) ?? '').matchAll(/^(?:import|export)\s(?!type\b)(?:[^';]*?\sfrom\s)?'([^']+)'/gm);
  return [...found].flatMap(([, from = '']) => {
    const target = from.startsWith('@/') ? from.slice(2) : path.posix.join(path.posix.dirname(name), from);
    return [`${target}.ts`, `${target}.tsx`].filter((one) => code.has(one));
  });
}

const isClient = (name: string) => DIRECTIVE.test(code.get(name) ?? '');
const files = [...code.keys()].filter((name) => name.endsWith('.tsx'));

it("'use client' is only in files with state, effects or handlers", () => {
  const clients = files.filter(isClient);
  expect(clients.length).toBeGreaterThan(30);
  expect(clients.filter((name) => !NEEDS_THE_BROWSER.test(code.get(name) ?? ''))).toEqual([]);
});

it("'use client' is not repeated below a client component", () => {
  const onServer = new Set<string>();
  const pending = files.filter((name) => name.startsWith('app/') && !isClient(name));
  for (const name of pending) {
    if (onServer.has(name)) continue;
    onServer.add(name);
    pending.push(...importsOf(name).filter((one) => !isClient(one)));
  }
  const rendered = new Set([...onServer].flatMap(importsOf));
  const below = files.filter((name) => isClient(name) && !name.startsWith('app/') && !rendered.has(name));
  expect(below).toEqual([]);
});
