import 'server-only';
import { slugWithId } from '@clinic/contract/record-addresses';
import type { z } from 'zod';
import { type Options, readMappedList, readRecords } from './cached-lists';

/** A list of the catalogue: its name, the path of the call, the schema of a record. */
type List<T extends z.ZodType> = { list: string; path: string; schema: T };
type Addressed = { id: string; slug: string };

/** Like `readRecords`, for records with a slug: no two have the same. Throws ApiError. */
export function readAddressed<T extends z.ZodType, R extends Addressed>(
  { list, path, schema }: List<T>,
  options: Omit<Options, 'tags'>,
  make: (wire: z.output<T>) => R | null,
): Promise<R[]> {
  const own = ownSlugs(list, make);
  return readRecords(path, schema, { ...options, tags: [list] }, own.make, own.finish);
}

/** Like `readMappedList`, for records with a slug: no two have the same. Throws ApiError. */
export async function readMappedAddressed<T extends z.ZodType, R extends Addressed>(
  { list, path, schema }: List<T>,
  options: Omit<Options, 'tags'>,
  make: (wire: z.output<T>) => R | null,
): Promise<R[]> {
  const own = ownSlugs(list, make);
  return own.finish(await readMappedList(path, schema, { ...options, tags: [list] }, own.make));
}

/**
 * Maps records so that no two have the same slug: of several, the one that has it in the upstream keeps it, else the one
 * with the lowest id; the slugs of the others get their id. `finish` gets every record that `make` has made.
 */
export function ownSlugs<W, R extends Addressed>(list: string, make: (wire: W) => R | null) {
  const respelled = new Set<R>();
  const precedes = (one: R, other: R) =>
    respelled.has(one) === respelled.has(other) ? compareIds(one.id, other.id) < 0 : respelled.has(other);
  return {
    make: (wire: W): R | null => {
      const record = make(wire);
      if (record && record.slug !== (wire as { urlseo?: unknown }).urlseo) respelled.add(record);
      return record;
    },
    finish: (records: R[]): R[] => {
      const holders = new Map<string, R>();
      for (const record of records) {
        const holder = holders.get(record.slug);
        if (!holder || precedes(record, holder)) holders.set(record.slug, record);
      }
      for (const record of records) {
        if (record.slug === '' || holders.get(record.slug) === record) continue;
        const slug = slugWithId(list, record);
        record.slug = holders.has(slug) ? '' : slug;
      }
      return records;
    },
  };
}

/** Orders ids: numbers by their value. */
export const compareIds = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));
