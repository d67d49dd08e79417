import 'server-only';
import { unstable_cache } from 'next/cache';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { readUnkept } from './client';
import { readList, readPaged } from './hydra';
import { processState } from './process-state';

/** From this many records on a list is kept here: as text it is near what the framework's data cache refuses (2 MB). */
const LONG = 400;
/** Lists kept at once: four of the catalogue, in three languages. */
const MOST_KEPT = 12;
const FRESH_SECONDS = 30;

type Kept = { since: number; records: Promise<unknown[]> };
type Options = { locale: Locale; tags: string[] };

/**
 * The records of a whole list as `make` makes them, null leaving one out. Of a long list only that is kept, once for all
 * pages, and read anew, page by page, when its tags have expired or after 30 s; `make` should keep little. When it cannot
 * be read the earlier one goes on. Throws ApiError.
 */
export async function readRecords<T extends z.ZodType, R>(
  path: string,
  schema: T,
  options: Options,
  make: (wire: z.output<T>) => R | null,
): Promise<R[]> {
  const long = processState('kept-lists.long', () => new Set<string>());
  if (!long.has(path)) {
    const wires = await readList(path, schema, options);
    if (wires.length > LONG) long.add(path);
    return wires.flatMap((wire) => make(wire) ?? []);
  }
  const records = await keptRecords(`${options.locale} ${path}`, await expiryOf(options.tags), () =>
    readInPages(path, schema, options.locale, make),
  );
  if (records.length <= LONG / 2) long.delete(path);
  return records as R[];
}

/** The records of a whole list in turn, without keeping anything of them. Throws ApiError. */
export async function readInPages<T extends z.ZodType, R>(
  path: string,
  schema: T,
  locale: Locale,
  make: (wire: z.output<T>) => R | null,
): Promise<R[]> {
  const records: R[] = [];
  for await (const wires of readPaged(path, schema, (address) => readUnkept(address, locale))) {
    for (const wire of wires) {
      const record = make(wire);
      if (record !== null) records.push(record);
    }
  }
  return records;
}

/** What is kept under a name if it was read after `expiredAt`, else what `read` reads; all who wait share one reading. */
async function keptRecords(name: string, expiredAt: number, read: () => Promise<unknown[]>): Promise<unknown[]> {
  const lists = processState('kept-lists', () => new Map<string, Kept>());
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
  lists.delete(name);
  lists.set(name, { since, records });
  const oldest = lists.keys().next().value;
  if (lists.size > MOST_KEPT && oldest !== undefined) lists.delete(oldest);
  return records;
}

/**
 * When what is kept under these tags expired last, in milliseconds: the framework keeps this moment as it would keep an
 * answer, so that the page that asks expires with it. Outside the framework nothing is kept.
 */
export async function expiryOf(tags: string[]): Promise<number> {
  try {
    return await unstable_cache(async () => Date.now(), ['expiry', ...tags], { tags, revalidate: FRESH_SECONDS })();
  } catch (error) {
    unstable_rethrow(error);
    return Number.POSITIVE_INFINITY;
  }
}
