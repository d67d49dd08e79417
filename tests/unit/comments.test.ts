import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../support/source-files';

const MAX_LINES = 3;
const files = sourceFiles([
  'app',
  'components',
  'contract',
  'lib',
  'server',
  'backend',
  'desk',
  'scripts',
  'tools',
  'tests',
]);

/** A doc comment right above an export, and the line that exports. */
const DOCUMENTED =
  /^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(export (?:default )?(?:async )?(?:function\*?|const|class) [\w$]+)/gm;

const linesOf = (comment: string): number =>
  comment.split('\n').filter((line) => line.replace(/^\s*\*?/, '').trim() !== '').length;

const longComments = ({ name, text }: SourceFile): string[] =>
  [...text.matchAll(DOCUMENTED)].flatMap(([, comment = '', declared]) =>
    linesOf(comment) > MAX_LINES ? [`${name}: ${declared} (${linesOf(comment)} lines)`] : [],
  );

/** Words with a private meaning in this code, by the standard term. */
const PRIVATE_WORDS: Record<string, string[]> = {
  'proxy, cached response': ['the front', 'copy at hand'],
  'endpoint, handler': ['doors?'],
  'limiter, timeout, cleanup': ['doorkeeper', 'gatekeeper', 'patience', 'upkeep'],
  'hydrated, bootstrap script': ['to life', 'arranque', 'wakes?', 'asleep'],
  crawlers: ['rastreo'],
  'the visitor, the caller, a plain statement': ['whoever', "is nobody[’']s", 'takes charge', 'speaks? of'],
};
const PRIVATE = new RegExp(`(?<!\\w)(?:${Object.values(PRIVATE_WORDS).flat().join('|')})(?!\\w)`, 'i');
/** The drawing of the demo pictures, and this file. */
const EXCEPTED = /^backend\/seed\/pictures\/|^tests\/unit\/comments\.test\.ts$/;

/** Block comments, and text after // on a line, outside addresses. */
const commentsOf = (text: string): string[] => text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? [];

const privateWords = (text: string): string[] =>
  commentsOf(text).flatMap((comment) => PRIVATE.exec(comment)?.[0] ?? []);

describe('comments', () => {
  it(`above an exported function have at most ${MAX_LINES} lines`, () => {
    expect(files.flatMap(longComments)).toEqual([]);
    expect(files.flatMap(({ text }) => [...text.matchAll(DOCUMENTED)]).length).toBeGreaterThan(1_000);
  });

  it('use the field’s own words', () => {
    const written = files.filter(({ name }) => !EXCEPTED.test(name));
    const found = written.flatMap(({ name, text }) => privateWords(text).map((word) => `${name}: ${word}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['// The front answers.', ['The front']],
    ['/* Brings\n the page to life. */', ['to life']],
    ['const a = "https://the.front/"; // frontier', []],
  ])('are read apart from the code: %s', (text, words) => {
    expect(privateWords(text)).toEqual(words);
  });
});
