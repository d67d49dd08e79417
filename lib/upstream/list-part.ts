import 'server-only';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { readApi } from './client';
import { lastPageOf, membersOf, pagedPath, readList, recordsOf, totalOf } from './hydra';

type Part<T> = { records: T[]; total: number };

/**
 * Part `number`, counted from 1, of a list in parts of `size`, and how long the list is; empty beyond its end.
 * Reads as few of the server's pages as there are to read, and the whole list only from one that does not say how long
 * it is. Throws ApiError.
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
  // The server has a size of its own: the part lies on some pages of it.
  const from = (number - 1) * size;
  const begin = Math.floor(from / given);
  const end = Math.min(last, Math.ceil((from + size) / given));
  const pages = Array.from({ length: Math.max(0, end - begin) }, (_, index) => begin + index + 1);
  const bodies = await Promise.all(pages.map((page) => (page === 1 ? first : readPage(page))));
  const wanted = bodies.flatMap(membersOf).slice(from - begin * given, from - begin * given + size);
  return { records: recordsOf(path, wanted, schema), total };
}
