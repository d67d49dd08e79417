import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { functionLengths } from '../support/function-lengths';
import { sourceFiles } from '../support/source-files';

const MAX_LINES = 250;
const FOLDERS = ['app', 'components', 'lib', 'server', 'backend', 'desk', 'contract', 'scripts', 'tools', 'tests'];

/** Generated files, each with its generator. */
const GENERATED = new Map([['next-env.d.ts', 'the framework']]);

const linesOf = (text: string): number => text.trimEnd().split('\n').length;

const top = readdirSync('.')
  .filter((name) => /\.(?:ts|mjs)$/.test(name) && !GENERATED.has(name))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }));

describe('the size of a file', () => {
  const all = [...top, ...sourceFiles(FOLDERS)];

  it(`is at most ${MAX_LINES} lines, source and tests alike`, () => {
    const tooLong = all.filter(({ text }) => linesOf(text) > MAX_LINES);
    expect(tooLong.map(({ name, text }) => `${name}: ${linesOf(text)} lines`)).toEqual([]);
  });

  it('is checked in the whole repository', () => {
    expect(all.length).toBeGreaterThan(1_000);
  });
});

const MAX_FUNCTION_LINES = 60;

/** A reason in the comment above, as `74 lines: why it is not split`. */
const REASON = /\b\d+ lines: \S/;

describe('the size of a function', () => {
  const tooLong = sourceFiles(['app', 'components', 'contract', 'lib', 'server', 'backend', 'desk', 'scripts', 'tools'])
    .filter(({ name }) => !name.endsWith('.css') && !name.includes('/tests/'))
    .flatMap(({ name: file, text }) =>
      functionLengths(text)
        .filter(({ lines, above }) => lines > MAX_FUNCTION_LINES && !REASON.test(above))
        .map(({ name }) => `${file}: ${name}`),
    );

  it(`is at most ${MAX_FUNCTION_LINES} lines, or has a reason above it`, () => {
    expect(tooLong).toEqual([]);
  });

  it.each([
    ['function long() {', '}'],
    ['export async function long({', '}: Props) {', '}'],
    ['export const long = ({ a }: Props) => (', ');'],
    ['const long = async (', '  a: string,', '): Promise<string> => {', '};'],
  ])('is seen in %s', (...lines) => {
    const last = lines.at(-1) ?? '';
    const filled = [...lines.slice(0, -1), ...Array.from({ length: 60 }, () => '  line;'), last].join('\n');
    expect(functionLengths(filled)).toMatchObject([{ name: 'long', lines: lines.length + 60 }]);
  });
});
