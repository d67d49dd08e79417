import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CITING_FOLDERS } from '@/tests/support/source-files';

// Checks the rules of docs/decisions/README.md: names, sections and links of decisions, and their index.

const FOLDER = 'docs/decisions';
const SUPERSEDED = 'superseded';
const MAX_LINES = 40;
const MAX_WORDS = 6;

const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const linesOf = (file: string) => read(file).trimEnd().split('\n');
const nameOf = (file: string) => path.posix.basename(file);
const numberOf = (file: string) => nameOf(file).slice(0, 4);
const isSuperseded = (file: string) => file.startsWith(`${SUPERSEDED}/`);
const namesIn = (folder: string) =>
  readdirSync(path.join(FOLDER, folder)).filter((name) => name.endsWith('.md') && name !== 'README.md');

/** Paths of all decisions below the folder, by number. */
const files = [...namesIn('.'), ...namesIn(SUPERSEDED).map((name) => `${SUPERSEDED}/${name}`)].sort((a, b) =>
  nameOf(a) < nameOf(b) ? -1 : 1,
);

/** Returns title, date and status of a decision, each empty if its line is missing. */
function headOf(file: string) {
  const [title = '', , date = '', status = ''] = linesOf(file);
  return {
    title: /^# (.+)$/.exec(title)?.[1] ?? '',
    date: /^Date: (\d{4}-\d{2}-\d{2})$/.exec(date)?.[1] ?? '',
    status: /^Status: (.+)$/.exec(status)?.[1] ?? '',
  };
}

const kebab = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[\p{M}']/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the anchors that GitHub generates for the headings of a file. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Returns the relative links of a Markdown file whose target does not exist. */
function deadLinksOf(file: string): string[] {
  const text = read(file).replace(/`[^`]*`/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return links.filter((target) => {
    if (/^https?:/.test(target)) return false;
    const [name = '', anchor] = target.split('#');
    const aim = path.join(FOLDER, path.dirname(file), name);
    return !existsSync(aim) || (anchor !== undefined && !anchorsOf(aim).includes(anchor));
  });
}

const tests = ['tests', 'backend/tests', 'contract/tests'].flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[]).map((name) => path.posix.join(folder, name)),
);

/** Returns the tests that a decision names and that do not exist; the folder of a name may be omitted. */
const missingTestsOf = (file: string) =>
  [...read(file).matchAll(/[\w./[\]-]*[\w-]\.(?:test|spec)\.tsx?\b/g)]
    .map(([name]) => name)
    .filter((name) => !tests.some((test) => test === name || test.endsWith(`/${name}`)));

const textFilesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => /\.(tsx?|mjs|cjs|css|md)$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(folder, name));

describe('the decisions', () => {
  it('are numbered without gaps', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.map(numberOf)).toEqual(files.map((_, index) => String(index + 1).padStart(4, '0')));
  });

  it('are in the order they were made', () => {
    const dates = files.map((file) => headOf(file).date);
    expect(dates).toEqual([...dates].sort());
  });

  it('are each in the index exactly once, with title, date and status', () => {
    const rows = linesOf('README.md').filter((line) => /^\| \d/.test(line));
    const expected = files.map((file) => {
      const { title, date, status } = headOf(file);
      const shown = status.replace(/\(([^)]+)\)/, (_, link: string) => `(${fromIndex(file, link)})`);
      return `| ${numberOf(file)} | [${title}](${file}) | ${date} | ${shown} |`;
    });
    expect(rows.sort()).toEqual(expected);
  });

  it('are in order of their numbers within each topic of the index', () => {
    const topics = read('README.md').split(/^## /m).slice(1);
    expect(topics.length).toBeGreaterThan(5);
    for (const topic of topics) {
      const numbers = [...topic.matchAll(/^\| (\d{4})/gm)].map(([, number = '']) => number);
      expect(numbers.length, topic.split('\n')[0]).toBeGreaterThan(1);
      expect(numbers).toEqual([...numbers].sort());
    }
  });
});

/** Returns a link of a decision as a path below the folder of decisions. */
function fromIndex(file: string, link: string) {
  return path.posix.join(path.posix.dirname(file), link);
}

describe.each(files)('%s', (file) => {
  const { title, date, status } = headOf(file);

  it('is named by its number and its title', () => {
    expect(title).not.toBe('');
    expect(nameOf(file)).toBe(`${numberOf(file)}-${kebab(title)}.md`);
  });

  it(`has a file name of at most ${MAX_WORDS} words`, () => {
    expect(kebab(title).split('-').length).toBeLessThanOrEqual(MAX_WORDS);
  });

  it('has a date of the calendar', () => {
    const day = new Date(`${date}T00:00:00Z`);
    expect(Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10)).toBe(date || 'a date');
  });

  it('is accepted, or superseded by a later decision and in the folder for that', () => {
    if (status === 'accepted') {
      expect(isSuperseded(file)).toBe(false);
      return;
    }
    const [, number = '', link = ''] = /^superseded by \[(\d{4})\]\(([^)]+)\)$/.exec(status) ?? [];
    const later = fromIndex(file, link);
    expect(isSuperseded(file)).toBe(true);
    expect(files, `status "${status}"`).toContain(later);
    expect(numberOf(later)).toBe(number);
    expect(number > numberOf(file), `${number} is later`).toBe(true);
  });

  it('says context, decision and evidence in that order, and consequences last', () => {
    const sections = linesOf(file).flatMap((line) => /^#{2,} (.+)$/.exec(line)?.[1] ?? []);
    expect(sections.slice(0, 3)).toEqual(['Context', 'Decision', 'Evidence']);
    expect(['', 'Consequences']).toContain(sections.slice(3).join());
    expect(read(file)).not.toMatch(/^## .+\n+(## |$(?![\s\S]))/m);
  });

  it(`has at most ${MAX_LINES} lines`, () => expect(linesOf(file).length).toBeLessThanOrEqual(MAX_LINES));

  it('has no dead links', () => expect(deadLinksOf(file)).toEqual([]));

  it('names tests that exist, unless it is superseded', () => {
    expect(isSuperseded(file) ? [] : missingTestsOf(file)).toEqual([]);
  });
});

it('the index has no dead links', () => expect(deadLinksOf('README.md')).toEqual([]));

describe('the decisions that code, tests and documents cite', () => {
  const cited = [...CITING_FOLDERS.flatMap(textFilesIn), 'README.md', 'next.config.ts', 'middleware.ts'].flatMap(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(/docs\/decisions\/(\d{4})/g)].map(([, number]) => `${file}: ${number}`),
  );

  it('exist and are accepted', () => {
    expect(cited.length).toBeGreaterThan(10);
    const known = new Set(files.filter((file) => !isSuperseded(file)).map(numberOf));
    expect(cited.filter((citation) => !known.has(citation.slice(-4)))).toEqual([]);
  });
});
