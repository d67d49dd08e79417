import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import es from '@/messages/es.json';
import { CITING_FOLDERS } from '@/tests/support/source-files';

const SOURCE = /\.(?:ts|tsx|mjs|cjs|css|md)$/;
const MARKDOWN = /\.md$/;

/**
 * M75 or D3 as a citation. A drawing's path ("M12 4", "M3-8", "M0 ${y}") and a range of characters ("U+D0") are not
 * citations.
 */
const NUMBER = /(?<![\w+#-])([MD]\d{1,3})(?![\w-]|[.,]\d|\s[-\d$])/g;

/** Documents that were never part of the repository, by the words they were cited with. */
const ELSEWHERE =
  /architecture,? (?:section|§)|spec(?:ification)?,? part \d|checklist,? [MD]\d|contract (?:rows?|rule|section)? ?\d/gi;

/** `docs/contract.md#blog`, in code and prose. */
const ADDRESS = /\bdocs\/([\w/-]+\.md)(?:#([\w-]+))?/g;
/** `[words](contract.md#blog)`. */
const LINK = /\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]+))?\)/g;
/** Any document by its name. */
const NAMED = /(?<![\w/.-])([\w-]+\.md)\b/g;

type Source = { name: string; text: string };

const read = (name: string): Source => ({ name, text: readFileSync(name, 'utf8') });

/** Every source and document of the repository that may contain citations. */
function sources(): Source[] {
  const top = readdirSync('.').filter((name) => SOURCE.test(name));
  const below = CITING_FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
  );
  return [...top, ...below.filter((name) => SOURCE.test(name) && !/\/(?:dist|node_modules)\//.test(name))].map(read);
}

/** A comment that continues in the next line is read as one. */
const joined = (text: string): string => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|-)?\s*/g, ' ');

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([found]) => found);

/** The anchor of a heading, as GitHub generates it. */
const slugOf = (heading: string): string =>
  heading
    .replace(/<[^>]*>|`|\[|\]\([^)]*\)/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');

const withoutExamples = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, '');

/** The anchors of a document, or null if there is no document of this name. */
function anchorsOf(name: string): Set<string> | null {
  if (!existsSync(name)) return null;
  const text = withoutExamples(readFileSync(name, 'utf8'));
  const given = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id ?? '');
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => slugOf(heading ?? ''));
  return new Set([...given, ...headings]);
}

/** True when the document exists and, where one is named, its anchor, too. */
function isThere(name: string, anchor: string | undefined): boolean {
  if (!MARKDOWN.test(name)) return existsSync(name);
  const anchors = anchorsOf(name);
  return anchors !== null && (anchor === undefined || anchors.has(anchor));
}

const brokenAddresses = (text: string): string[] =>
  [...joined(text).matchAll(ADDRESS)].flatMap(([found, name, anchor]) =>
    isThere(`docs/${name}`, anchor) ? [] : found,
  );

function brokenLinks({ name, text }: Source): string[] {
  return [...withoutExamples(text).matchAll(LINK)].flatMap(([found, target, anchor]) =>
    isThere(target ? path.posix.join(path.posix.dirname(name), target) : name, anchor) ? [] : found,
  );
}

/** Named documents that are neither beside the text nor in docs/ nor at the top. */
const unknownDocuments = ({ name, text }: Source): string[] =>
  matches(text, NAMED).filter(
    (document) => ![path.dirname(name), 'docs', '.'].some((folder) => existsSync(path.join(folder, document))),
  );

/** The sources with findings, each with its findings. */
const found = (list: Source[], find: (source: Source) => string[]): string[] =>
  list.flatMap((source) => [...new Set(find(source))].map((what) => `${source.name}: ${what}`));

const range = (letter: string, last: number): string[] => Array.from({ length: last }, (_, at) => `${letter}${at + 1}`);

const SPECIFICATION = read('docs/specification.md');
const ALL = sources();

describe('the specification', () => {
  const entries = [...SPECIFICATION.text.matchAll(/<a id="([md]\d+)"><\/a>\*\*([MD]\d+)\*\*/g)];

  it('has every capability M1 to M179 and every conflict D1 to D33, once and in order', () => {
    expect(entries.map(([, , number]) => number)).toEqual([...range('M', 179), ...range('D', 33)]);
  });

  it('gives each one the anchor of its number', () => {
    for (const [, id, number] of entries) expect(id).toBe(number?.toLowerCase());
  });

  it('quotes the sentences of the Spanish pages letter by letter', () => {
    const shown = leaves(es);
    const quoted = [...joined(SPECIFICATION.text).matchAll(/«([^»…]+)»/g)].map(([, sentence]) => sentence ?? '');
    expect(quoted.length).toBeGreaterThan(60);
    expect(quoted.filter((sentence) => !shown.some((text) => text.includes(sentence)))).toEqual([]);
  });
});

describe('citations', () => {
  const known = anchorsOf('docs/specification.md') ?? new Set<string>();

  it('of a number lead to the specification', () => {
    const unknown = (text: string) => matches(text, NUMBER).filter((number) => !known.has(number.toLowerCase()));
    expect(found(ALL, ({ text }) => unknown(text))).toEqual([]);
    const elsewhere = ALL.filter(({ name }) => name !== SPECIFICATION.name);
    expect(new Set(elsewhere.flatMap(({ text }) => matches(text, NUMBER))).size).toBeGreaterThan(100);
  });

  it('of a place in a document lead to it', () => {
    expect(found(ALL, ({ text }) => brokenAddresses(text))).toEqual([]);
  });

  it('by a link lead to a file and an anchor that exist', () => {
    const documents = ALL.filter(({ name }) => MARKDOWN.test(name));
    expect(found(documents, brokenLinks)).toEqual([]);
  });

  it('name no document that is not in the repository', () => {
    expect(found(ALL, unknownDocuments)).toEqual([]);
    expect(found(ALL, ({ text }) => matches(joined(text), ELSEWHERE))).toEqual([]);
  });
});

/** Every text of a tree of messages. */
function leaves(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leaves) : [];
}
