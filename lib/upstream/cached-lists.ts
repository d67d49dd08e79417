import 'server-only';
import { unstable_cache } from 'next/cache';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { boundedCache } from '@/lib/state/bounded-cache';
import { processState } from '@/lib/state/process-state';
import { readUncached } from './client';
import { readList, readPaged } from './hydra';

/** From this many records on a list is cached here: its text nears what the framework's data cache refuses (2 MB). */
const LONG = 400;
/** Lists cached at once: seven of the catalogue, in three languages, and some of a speciality. */
const MAX_LISTS = 30;
const FRESH_SECONDS = 30;

type Cached = { since: number; records: Promise<unknown[]> };
type Options = {
  locale: Locale;
  tags: string[];
  /** What `make` makes, where another reader of the same list makes something else. */
  form?: string;
};

const longLists = () => processState('cached-lists.long', () => new Set<string>());

/**
 * The records of a whole list as `make` maps them; null leaves one out. Of a long list only the mapped records are cached,
 * and read again, page by page, when its tags have expired or after 30 s; on a failure the stale ones are used. Throws
 * ApiError.
 */
export async function readRecords<T extends z.ZodType, R>(
  path: string,
  schema: T,
  options: Options,
  make: (wire: z.output<T>) => R | null,
): Promise<R[]> {
  const short = await readShort(path, schema, options, make);
  if (short) return short;
  const records = await cachedRecords(
    `${options.locale} ${path} ${options.form ?? ''}`,
    await expiryOf(options.tags),
    () => readInPages(path, schema, options.locale, make),
  );
  if (records.length <= LONG / 2) longLists().delete(path);
  return records as R[];
}

/**
 * The mapped records of a whole list, which the caller keeps: a list known to be long is read page by page and not
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

/** Null for a list known to be long; one that turns out to be is, from then on. */
async function readShort<T extends z.ZodType, R>(
  path: string,
  schema: T,
  options: Options,
  make: (wire: z.output<T>) => R | null,
): Promise<R[] | null> {
  const long = longLists();
  if (long.has(path)) return null;
  const wires = await readList(path, schema, options);
  if (wires.length > LONG) long.add(path);
  return wires.flatMap((wire) => make(wire) ?? []);
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

/** The cached records if they were read after `expiredAt`, else what `read` answers; concurrent callers share one read. */
async function cachedRecords(name: string, expiredAt: number, read: () => Promise<unknown[]>): Promise<unknown[]> {
  const lists = processState('cached-lists', () => boundedCache<Cached>(MAX_LISTS));
  const known = lists.get(name);
  if (known && known.since >= expiredAt) return known.records;
  const since = Date.now();
  const records = read().catch(async (error: unknown) => {
    if (known) lists.set(name, known);
    else lists.delete(name);
    const earlier = await known?.records;
    if (!earlier) throw error;
    log.warn({ name, reason: error instanceof Error ? error.message : 'unknown' }, 'A long list is shown as it was');
    return earlier;
  });
  lists.set(name, { since, records });
  return records;
}

/**
 * When these tags expired last, in epoch ms: this moment is itself in the framework's data cache, so that the page expires
 * with it, or after `freshSeconds`. Infinity outside the framework, where nothing is cached.
 */
export async function expiryOf(tags: string[], freshSeconds = FRESH_SECONDS): Promise<number> {
  const name = ['expiry', `${freshSeconds}`, ...tags];
  try {
    return await unstable_cache(async () => Date.now(), name, { tags, revalidate: freshSeconds })();
  } catch (error) {
    unstable_rethrow(error);
    return Number.POSITIVE_INFINITY;
  }
}
