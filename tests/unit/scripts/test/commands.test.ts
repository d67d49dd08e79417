import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import journeys from '@/playwright.config';
import { repositoryFiles } from '@/scripts/repository-files.mjs';
import { postgresTests } from '@/scripts/test/suites.mjs';
import slow from '@/tests/slow/playwright.config';
import units from '@/vitest.config';

const files: string[] = repositoryFiles();

/** Number of lists that contain a file. */
const countOf = (file: string, lists: ((file: string) => boolean)[]) => lists.filter((has) => has(file)).length;

/** Returns the regular expression of a Vitest pattern. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replace('{ts,tsx}', 'tsx?')
      .replaceAll(/\*+\/?/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`,
  );

describe('every test file is run by exactly one command', () => {
  it('of Playwright', () => {
    type Patterns = string | RegExp | readonly (string | RegExp)[] | undefined;
    const matches = (patterns: Patterns, file: string) =>
      [patterns ?? []].flat().some((pattern) => pattern instanceof RegExp && pattern.test(`/${file}`));
    const lists = [
      (file: string) => file.startsWith(`${journeys.testDir}/`) && !matches(journeys.testIgnore, file),
      ...(slow.projects ?? []).map(
        ({ testMatch, testIgnore }) =>
          (file: string) =>
            matches(testMatch, file) && !matches(testIgnore, file),
      ),
      (file: string) => file.startsWith('tests/browsers/'),
    ];
    const specs = files.filter((file) => file.endsWith('.spec.ts'));
    expect(specs.length).toBeGreaterThan(50);
    expect(specs.filter((file) => countOf(file, lists) !== 1)).toEqual([]);
  });

  it('of Vitest', () => {
    type Project = { test: { include: string[]; exclude?: string[] } };
    const lists = ((units.test?.projects ?? []) as Project[]).map(({ test }) => (file: string) => {
      const isNamed = (pattern: string) => pattern === file || expressionOf(pattern).test(file);
      return test.include.some(isNamed) && !test.exclude?.some(isNamed);
    });
    const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
    expect(tests.length).toBeGreaterThan(300);
    expect(tests.filter((file) => countOf(file, lists) !== 1)).toEqual([]);
  });
});

it('the title of each test on a PostgreSQL server contains the word by which `npm run test:slow` selects it', () => {
  const named = /each\(engines|runIf\(usesPostgres\(\)\)/g;
  const onServer = postgresTests();
  expect(onServer.length).toBeGreaterThan(50);
  const unnamed = files
    .filter((file) => /^(?:backend\/tests|tests\/contract)\/.*\.test\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const titles = [...text.matchAll(named)].map(({ index }) => text.slice(index, index + 200));
      if (titles.length > 0 && !file.startsWith('backend/tests/slow/')) expect(onServer).toContain(file);
      return titles.filter((title) => !/\$name|%s|PostgreSQL/.test(title)).map((title) => `${file}: ${title}`);
    });
  expect(unnamed).toEqual([]);
});
