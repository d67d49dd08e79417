import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

// A page loads app/globals.css and the sheets its components import (docs/decisions/0059). Page tests do not notice
// a class whose sheet no importer has loaded.

const filesIn = (folder: string, kind: RegExp) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => path.join(folder, name))
    .filter((name) => kind.test(name));

const code = new Map(
  [...filesIn('app', /\.tsx?$/), ...filesIn('components', /\.tsx?$/)].map((file) => [file, readFileSync(file, 'utf8')]),
);
const rulesOf = (sheet: string) => readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\/|url\("[^"]*"\)/g, '');
const areaSheets = filesIn('components', /\.css$/);

/** The classes that belong to a sheet: the first one of each of its selectors. */
function classesOf(sheet: string): Set<string> {
  const selectors = [...rulesOf(sheet).matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/));
  return new Set(selectors.flatMap((one) => /\.([a-z][\w-]*)/i.exec(one)?.[1] ?? []));
}

type Import = { file: string; isLate: boolean };

function importsOf(file: string, text: string): Import[] {
  const found = text.matchAll(
    /^(?:import|export)\s(?!type\b)(?:[\w*{},\s]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...found].flatMap(([, still, late]) => {
    const name = still ?? late ?? '';
    const target = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name);
    return [target, `${target}.ts`, `${target}.tsx`]
      .filter((one) => code.has(one) || areaSheets.includes(one))
      .map((one) => ({ file: one, isLate: late !== undefined }));
  });
}

const imports = new Map([...code].map(([file, text]) => [file, importsOf(file, text)]));
const importers = (file: string) =>
  [...imports].filter(([, list]) => list.some((one) => one.file === file)).map(([one]) => one);

/** The files that are loaded together with this file. */
function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  for (const next of imports.get(file) ?? []) {
    if (next.isLate || loaded.has(next.file)) continue;
    loaded.add(next.file);
    loadedWith(next.file, loaded);
  }
  return loaded;
}

/** True when every page that shows this file has the sheet: loaded with it, or by all of its importers. */
function hasSheet(file: string, sheet: string, way: string[] = []): boolean {
  if (way.includes(file) || loadedWith(file).has(sheet)) return true;
  const above = importers(file);
  return above.length > 0 && above.every((one) => hasSheet(one, sheet, [...way, file]));
}

/** Candidate classes: all words of a class attribute, and hyphenated words of other strings. */
function wordsOf(text: string): Set<string> {
  const attributes = [...text.replace(/=== '[^']*'/g, '').matchAll(/className=("[^"]*"|\{.*\})/g)].map(
    ([, one = '']) => one,
  );
  const strings = [...text.matchAll(/['`]([\w :-]*)['`$]/g)].map(([, one = '']) => one);
  const hyphened = strings
    .join(' ')
    .split(' ')
    .filter((word) => word.includes('-'));
  return new Set([...attributes.join(' ').split(/[^\w-]+/), ...hyphened]);
}

describe('the sheets of areas', () => {
  const everywhere = new Set(filesIn('app/styles', /\.css$/).flatMap((sheet) => [...classesOf(sheet)]));

  it('exist', () => expect(areaSheets.length).toBeGreaterThan(10));

  it.each(areaSheets)('%s is loaded wherever one of its classes is used', (sheet) => {
    const own = [...classesOf(sheet)].filter((name) => !everywhere.has(name));
    const bare = [...code].flatMap(([file, text]) => {
      const words = wordsOf(text);
      const used = own.filter((name) => words.has(name));
      return used.length > 0 && !hasSheet(file, sheet) ? [`${file}: ${used.join(', ')}`] : [];
    });
    expect(bare).toEqual([]);
  });

  it.each(areaSheets)('%s has no unused class', (sheet) => {
    const words = new Set([...code.values()].flatMap((text) => [...wordsOf(text)]));
    expect([...classesOf(sheet)].filter((name) => !everywhere.has(name) && !words.has(name))).toEqual([]);
  });

  it.each(areaSheets)('%s uses only the layer of the components', (sheet) => {
    const known =
      /^(@import '[^']+' layer\(base\);|@layer components \{|\}|@keyframes |@media \(forced-colors: active\) \{)/;
    const outside = rulesOf(sheet)
      .split('\n')
      .filter((line) => /^\S/.test(line) && !known.test(line));
    expect(outside).toEqual([]);
  });
});

it('no word that Tailwind must ignore is used as its class', () => {
  const [, words = ''] = /@source not inline\('([^']+)'\)/.exec(readFileSync('app/globals.css', 'utf8')) ?? [];
  const ours = [...filesIn('app', /\.css$/), ...areaSheets].map(rulesOf).join('\n');
  const passedOver = words.split(' ').filter((word) => !new RegExp(`\\.${word}[\\s,.:{>]`).test(ours));
  expect(passedOver.length).toBeGreaterThan(5);

  const used = [...code].flatMap(([file, text]) =>
    [...text.matchAll(/className=(?:"([^"]*)"|\{`((?:[^`\\]|\\.)*)`\})/g)]
      .flatMap(([, plain = '', built = '']) => `${plain} ${built}`.split(/[\s'"`${}?:]+/))
      .filter((word) => passedOver.includes(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(used).toEqual([]);
});
