// Builds the indexes of the demo catalogue `scale` times and prints the cost as JSON: npm run bench -- index.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { buildIndexes } from '@/lib/search/build-all';
import type { SearchSource } from '@/lib/search/documents';
import { searchIndexes } from '@/lib/search/search';
import { demoSearchLists, demoSearchSource } from './demo-search';
import { longestBlockMs, ranMs } from './event-loop';

const SETTLE_MS = 100;

/** Memory in use after garbage collection. */
async function usedMb(): Promise<number> {
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc?.();
    await pause(SETTLE_MS);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** Each list is created on request and freed after indexing, as on the site. */
function sourceOf(scale: number): SearchSource {
  const { doctors } = demoSearchSource(scale);
  return { listsOf: async (locale) => demoSearchLists(locale, scale), doctors };
}

async function readBefore(scale: number): Promise<SearchSource> {
  const source = sourceOf(scale);
  const lists = await Promise.all(LOCALES.map((locale) => source.listsOf(locale)));
  const doctors = await source.doctors();
  return {
    listsOf: async (locale) => lists[LOCALES.indexOf(locale)] ?? (await source.listsOf(locale)),
    doctors: async () => doctors,
  };
}

const queries = z.array(z.object({ query: z.string() }));
const queriesOf = (locale: Locale): [Locale, string][] =>
  queries
    .parse(JSON.parse(readFileSync(`tests/fixtures/queries/${locale}.json`, 'utf8')))
    .flatMap(({ query }) => Array.from(query, (_, at): [Locale, string] => [locale, query.slice(0, at + 1)]));

async function measure(scale: number) {
  const read = await readBefore(scale);
  const before = ranMs();
  const longestMs = await longestBlockMs(() => buildIndexes(read));
  const buildMs = ranMs() - before;
  const empty = await usedMb();
  const indexes = await buildIndexes(sourceOf(scale));
  const memoryMb = (await usedMb()) - empty;
  const typed = LOCALES.flatMap(queriesOf).filter(([, text]) => text.length > 1);
  for (const [locale, text] of typed) searchIndexes(indexes, locale, text);
  const searchBefore = ranMs();
  for (const [locale, text] of typed) searchIndexes(indexes, locale, text);
  const searchMs = (ranMs() - searchBefore) / typed.length;
  return { scale, buildMs, longestMs, memoryMb, searchMs, searches: typed.length };
}

process.stdout.write(JSON.stringify(await measure(Number(process.argv[2] ?? 1))));
