import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../support/source-files';

const FOLDERS = ['app', 'components', 'lib', 'server', 'backend', 'desk', 'contract', 'scripts', 'tools', 'tests'];

/** Words with a private meaning in this code, by the standard term. */
const PRIVATE_WORDS: Record<string, string> = {
  'proxy, cached response, stale': 'front fronts copy copies late',
  'endpoint, handler, parse': 'door doors enter enters entered',
  'cached, cache, store': 'keep keeps keeper keeping kept',
  'bulkhead, semaphore, limiter': 'lane lanes turn turns gate gates',
  'timeout, constant time, cleanup': 'patience pace paces paced upkeep',
  'hydrated, deferred, bootstrap': 'alive later arranque begin begins begun',
  'actions, notify': 'hand hands told tell tells heard hear announce announces announced',
  crawlers: 'rastreo',
  'slot query, capacity, requested slot': 'place places room rooms wish wishes wished',
  'messages, texts': 'word words',
};
const STANDARD = new Map(
  Object.entries(PRIVATE_WORDS).flatMap(([standard, words]) =>
    words.split(' ').map((word) => [word, standard] as const),
  ),
);

/** Words that the desk's names avoid too: say action, request, notice channel. */
const DESK_WORDS = new Set(['act', 'acts', 'ask', 'asks', 'asked', 'reach', 'said', 'fate']);

/** Names in which the word has its everyday meaning. */
const ALLOWED: Record<string, string> = {
  'consent-copy': 'the patient’s copy of the consent',
  ConsentCopy: 'the patient’s copy of the consent',
  ConsentCopyPage: 'the patient’s copy of the consent',
  consentCopyHref: 'the patient’s copy of the consent',
  'copy-link': 'copies the address of an article',
  CopyLink: 'copies the address of an article',
  copyBuiltDatabase: 'copies files',
  copyProject: 'copies files',
  QueryWord: 'a word of a search',
};

/** `keptWizard`, `kept-lists`, `KEPT_LISTS` and `HTMLCopy` as their words. */
const wordsOf = (name: string): string[] =>
  name
    .split(/[^\p{L}\d]+|(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

const privateWords = (name: string): string[] =>
  wordsOf(name).flatMap((word) => {
    const standard = STANDARD.get(word);
    return standard === undefined ? [] : `${word}: say ${standard}`;
  });

const DECLARED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|type|interface|enum) ([\w$]+)/gm;
const LISTED = /^export (?:type |const |let )?\{([^}]*)\}/gm;

/** The names a module exports: declared, listed, renamed, or taken out of an object. */
function exportsOf(text: string): string[] {
  const declared = [...text.matchAll(DECLARED)].map(([, name]) => name ?? '');
  const listed = [...text.matchAll(LISTED)].flatMap(([, list]) =>
    (list ?? '').split(',').map(
      (entry) =>
        entry
          .trim()
          .split(/\s+as\s+|:\s*/)
          .at(-1) ?? '',
    ),
  );
  return [...declared, ...listed.map((name) => name.replace(/^type /, ''))].filter(Boolean);
}

/** The names of a file: its folders, itself, and its exports. */
const namesOf = ({ name, text }: SourceFile): string[] => [
  ...path.dirname(name).split('/'),
  path.basename(name).replace(/\..*$/, ''),
  ...exportsOf(text),
];

const files = sourceFiles(FOLDERS);

describe('names', () => {
  it('of files and exports use the field’s own words', () => {
    const found = files.flatMap((file) =>
      namesOf(file)
        .filter((name) => !(name in ALLOWED))
        .flatMap((name) => privateWords(name).map((word) => `${file.name}: ${name} (${word})`)),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('of the desk say action, request and notice channel', () => {
    const desk = files.filter(({ name }) => name.startsWith('desk/src/'));
    const found = desk.flatMap((file) =>
      namesOf(file).flatMap((name) =>
        wordsOf(name).some((word) => DESK_WORDS.has(word)) ? `${file.name}: ${name}` : [],
      ),
    );
    expect(desk.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it('that are excepted exist and have a private word', () => {
    const names = new Set(files.flatMap(namesOf));
    const idle = Object.keys(ALLOWED).filter((name) => !names.has(name) || privateWords(name).length === 0);
    expect(idle).toEqual([]);
  });

  it.each([
    ['keptWizard', ['kept']],
    ['kept-lists.long', ['kept']],
    ['PRODUCT_DOOR', ['door']],
    ['HTMLCopy', ['copy']],
    ['startFront', ['front']],
    ['frontier, keeplist, Wordle, placeholder', []],
  ])('are read word by word: %s', (name, words) => {
    expect(privateWords(name).map((found) => found.split(':')[0])).toEqual(words);
  });

  it('are found however they are exported', () => {
    const module = `export const a = 1;
export async function b() {}
export default function C() {}
export type D = 1;
export { type e, f as g };
export const { h, i: j } = k;`;
    expect(exportsOf(module).toSorted()).toEqual(['C', 'D', 'a', 'b', 'e', 'g', 'h', 'j']);
    expect(files.flatMap(({ text }) => exportsOf(text)).length).toBeGreaterThan(1_500);
  });
});
