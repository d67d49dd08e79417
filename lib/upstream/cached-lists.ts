import 'server-only';
import { unstable_cache } from 'next/cache';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { boundedCache } from '@/lib/state/bounded-cache';
import { runOutsideRequest } from '@/lib/state/outside-requests';
import { previewToken } from '@/lib/state/preview';
import { processState } from '@/lib/state/process-state';
import { readApi, readUncached } from './client';
import { lastPageOf, membersOf, pagedPath, readList, readPaged, readShortList, recordsOf, totalOf } from './hydra';

/** Lists of at least this length are cached here: their text nears the limit of the framework's data cache (2 MB). */
const LONG = 400;
/** Maximum number of cached lists: seven of the catalogue, in three languages, and some of a speciality. */
const MAX_LISTS = 30;
/** How long a list is fresh; longer for slow lists, so that reading takes at most a tenth of the time. */
const FRESH_SECONDS = [30, 300, 1800] as const;
const MIN_REST_FACTOR = 10;

type Cached = { since: number; records: Promise<unknown[]>; freshness: number };
export type Options = {
  locale: Locale;
  tags: string[];
  /** Name of the result of `make`, if other readers of the list make a different one. */
  form?: string;
};

const longLists = () => processState('cached-lists.long', () => new Set<string>());

/**
 * Returns the records of a whole list, mapped by `make` (null leaves one out) and then all together by `finish`. For long lists only mapped records
 * are cached, and read again, page by page, when the tags have expired or after 30 s, later if reading takes seconds;
 * on a failure the stale ones are used. Throws ApiError.
 */
export async function readRecords<T extends z.ZodType, R>(
  path: string,
  schema: T,
  options: Options,
  make: (wire: z.output<T>) => R | null,
  finish: (records: R[]) => R[] = (records) => records,
): Promise<R[]> {
  const short = await readShort(path, schema, options, make);
  if (short) return finish(short);
  const readAll = async () => finish(await readInPages(path, schema, options.locale, make));
  // A draft is saved repeatedly while previewed: previews are not cached.
  if ((await previewToken()) !== null) return readAll();
  const name = `${options.locale} ${path} ${options.form ?? ''}`;
  // All expiries are read before the list: one that is first read afterwards would be newer than the list.
  const expiries = await Promise.all(FRESH_SECONDS.map((seconds) => expiryOf(options.tags, seconds)));
  const records = await cachedRecords(name, expiries, readAll);
  if (records.length <= LONG / 2) longLists().delete(path);
  return records as R[];
}

/**
 * The mapped records of a whole list, kept by the caller: a list known to be long is read page by page and not
 * cached. Throws ApiError.
 */
export async function readMappedList<T extends z.ZodType, R>(
  path: string,
  schema: T,
  options: Options,
  make: (wire: z.output<T>) => R | null,
): Promise<R[]> {
  return (await readShort(path, schema, options, make)) ?? readInPages(path, schema, options.locale, make);
}

/** Returns null for a list known to be long; a list that turns out to be long is known from then on. */
async function readShort<T extends z.ZodType, R>(
  path: string,
  schema: T,
  options: Options,
  make: (wire: z.output<T>) => R | null,
): Promise<R[] | null> {
  const long = longLists();
  if (long.has(path)) return null;
  const wires = await readShortList(path, schema, options);
  if (wires === null || wires.length > LONG) long.add(path);
  return wires?.flatMap((wire) => make(wire) ?? []) ?? null;
}

/** The mapped records of a whole list, read page by page and not cached. Throws ApiError. */
export async function readInPages<T extends z.ZodType, R>(
  path: string,
  schema: T,
  locale: Locale,
  make: (wire: z.output<T>) => R | null,
): Promise<R[]> {
  const records: R[] = [];
  for await (const wires of readPaged(path, schema, (address) => readUncached(address, locale))) {
    for (const wire of wires) {
      const record = make(wire);
      if (record !== null) records.push(record);
    }
  }
  return records;
}

const cachedLists = () => processState('cached-lists', () => boundedCache<Cached>(MAX_LISTS));

/**
 * Returns the cached records if they were read after their expiry (the element of `expiries` for their reading time),
 * else the result of `read`; concurrent callers share one read.
 */
async function cachedRecords(name: string, expiries: number[], read: () => Promise<unknown[]>): Promise<unknown[]> {
  const lists = cachedLists();
  const known = lists.get(name);
  if (known && known.since >= (expiries[known.freshness] ?? 0)) return known.records;
  const since = performance.now();
  const cached: Cached = { since, records: Promise.resolve([]), freshness: known?.freshness ?? 0 };
  cached.records = read().catch(async (error: unknown) => {
    if (known) lists.set(name, known);
    else lists.delete(name);
    const earlier = await known?.records;
    if (!earlier) throw error;
    log.warn({ name, reason: error instanceof Error ? error.message : 'unknown' }, 'A long list is shown as it was');
    return earlier;
  });
  lists.set(name, cached);
  const records = await cached.records;
  cached.records = runOutsideRequest(() => Promise.resolve(records)); // the other promise would retain its request
  const leastMs = (performance.now() - since) * MIN_REST_FACTOR;
  const found = FRESH_SECONDS.findIndex((seconds) => seconds * 1000 >= leastMs);
  cached.freshness = found < 0 ? FRESH_SECONDS.length - 1 : found;
  return records;
}

/**
 * The last expiry of these tags, by performance.now(): this time is itself in the framework's data cache, so that the
 * page expires with it, or after `freshSeconds`. Infinity outside the framework, where nothing is cached.
 */
export async function expiryOf(tags: string[], freshSeconds: number = FRESH_SECONDS[0]): Promise<number> {
  const name = ['expiry', `${freshSeconds}`, ...tags];
  try {
    return await unstable_cache(async () => performance.now(), name, { tags, revalidate: freshSeconds })();
  } catch (error) {
    unstable_rethrow(error);
    return Number.POSITIVE_INFINITY;
  }
}

type Part<T> = { records: T[]; total: number };

/**
 * Part `number`, counted from 1, of a list in parts of `size`, and the length of the list; empty beyond its end.
 * Reads as few of the server's pages as possible, and the whole list only if the server does not give its
 * length. Throws ApiError.
 */
export async function readPart<T extends z.ZodType>(
  path: string,
  schema: T,
  options: { locale: Locale; tags: string[] },
  { number, size }: { number: number; size: number },
): Promise<Part<z.output<T>>> {
  const address = pagedPath(path, size);
  const readPage = (page: number) => readApi(page === 1 ? address : `${address}&page=${page}`, options);
  const body = await readPage(number);
  const total = totalOf(body);
  const last = lastPageOf(body) ?? 1;
  if (total !== null && last === Math.max(1, Math.ceil(total / size))) {
    return { records: recordsOf(path, body, schema), total };
  }
  const first = number === 1 ? body : await readPage(1);
  const given = membersOf(first).length;
  if (total === null || given === 0 || last !== Math.ceil(total / given)) {
    const every = await readList(path, schema, options);
    return { records: every.slice((number - 1) * size, number * size), total: every.length };
  }
  // The server has its own page size: the part spans several of its pages.
  const from = (number - 1) * size;
  const begin = Math.floor(from / given);
  const end = Math.min(last, Math.ceil((from + size) / given));
  const pages = Array.from({ length: Math.max(0, end - begin) }, (_, index) => begin + index + 1);
  const bodies = await Promise.all(pages.map((page) => (page === 1 ? first : readPage(page))));
  const wanted = bodies.flatMap(membersOf).slice(from - begin * given, from - begin * given + size);
  return { records: recordsOf(path, wanted, schema), total };
}

/** Reuses the first list with equal items, compared by names: among a hundred thousand records few lists differ. */
export function sharedLists<T>(nameOf: (item: T) => string): (items: T[]) => T[] {
  const known = new Map<string, T[]>();
  return (items) => {
    const name = items.map(nameOf).join();
    const list = known.get(name) ?? items;
    known.set(name, list);
    return list;
  };
}
