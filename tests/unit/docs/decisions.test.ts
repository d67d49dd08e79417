import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CITING_FOLDERS } from '@/tests/support/source-files';

// docs/decisions/README.md says how a decision is written; this holds the files and their index to it.

const FOLDER = 'docs/decisions';
const MOST_LINES = 40;

const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const linesOf = (file: string) => read(file).trimEnd().split('\n');
const numberOf = (file: string) => file.slice(0, 4);
const files = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .sort();

/** The head of a decision as its file says it: empty where a line is missing. */
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

/** The headings of a file as GitHub names them in addresses. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The links of a Markdown file that lead nowhere in this repository. */
function deadLinksOf(file: string): string[] {
  const text = read(file).replace(/`[^`]*`/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return links.filter((target) => {
    if (/^https?:/.test(target)) return false;
    const [name = '', anchor] = target.split('#');
    const aim = path.join(FOLDER, name);
    return !existsSync(aim) || (anchor !== undefined && !anchorsOf(aim).includes(anchor));
  });
}

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

  it('are listed in the index with their titles, dates and statuses, and nothing else is', () => {
    const rows = linesOf('README.md').filter((line) => /^\| (\d|\[)/.test(line));
    const expected = files.map((file) => {
      const { title, date, status } = headOf(file);
      return `| ${numberOf(file)} | [${title}](${file}) | ${date} | ${status} |`;
    });
    expect(rows).toEqual(expected);
  });
});

describe.each(files)('%s', (file) => {
  const { title, date, status } = headOf(file);

  it('is named by its number and its title', () => {
    expect(title).not.toBe('');
    expect(file).toBe(`${numberOf(file)}-${kebab(title)}.md`);
  });

  it('has a date of the calendar', () => {
    const day = new Date(`${date}T00:00:00Z`);
    expect(Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10)).toBe(date || 'a date');
  });

  it('is accepted, or superseded by a later decision that exists', () => {
    if (status === 'accepted') return;
    const [, number = '', later = ''] = /^superseded by \[(\d{4})\]\(([^)]+)\)$/.exec(status) ?? [];
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

  it(`has at most ${MOST_LINES} lines`, () => expect(linesOf(file).length).toBeLessThanOrEqual(MOST_LINES));

  it('links to what is there', () => expect(deadLinksOf(file)).toEqual([]));
});

it('the index links to what is there', () => expect(deadLinksOf('README.md')).toEqual([]));

describe('the decisions that code, tests and documents cite', () => {
  const cited = [...CITING_FOLDERS.flatMap(textFilesIn), 'README.md', 'next.config.ts', 'middleware.ts'].flatMap(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(/docs\/decisions\/(\d{4})/g)].map(([, number]) => `${file}: ${number}`),
  );

  it('exist', () => {
    expect(cited.length).toBeGreaterThan(10);
    const known = new Set(files.map(numberOf));
    expect(cited.filter((citation) => !known.has(citation.slice(-4)))).toEqual([]);
  });
});
