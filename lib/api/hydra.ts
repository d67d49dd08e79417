import 'server-only';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { iriPath } from './addresses';
import { readApi } from './client';
import { ApiError } from './errors';
import { processState } from './process-state';

/** What every list call of the catalogue asks: all of it, by name (contract section 4). */
export const ORDERED = 'pagination=false&order[nombre]=asc';

const MAX_PAGES = 50;
/** Of a list that is too long to be read at once: 12,000 records in pages of 30. */
const MAX_PAGES_OF_LONG = 400;
const WHOLE = /([?&])pagination=false(?:&|$)/;

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const isKeyed = (bag: Bag): boolean => Object.keys(bag).every((key) => /^\d+$/.test(key));

/**
 * The records of a collection in any of its shapes: hydra:member, member, a plain array, an object with numeric keys.
 * Throws 'unexpected_shape' for anything else, so that an error sent with status 200 is not read as "none".
 */
export function membersOf(body: unknown): unknown[] {
  const list = isBag(body) ? (body['hydra:member'] ?? body.member ?? body) : body;
  if (Array.isArray(list)) return list;
  if (isBag(list) && isKeyed(list)) return Object.values(list);
  if (list === null) return [];
  throw new ApiError('unexpected_shape', 'A collection came in no known shape', { status: 200 });
}

/** The path of the next page, null on the last one or when the link leads away from the API. */
export function nextPageOf(body: unknown): string | null {
  const view = isBag(body) ? (body['hydra:view'] ?? body.view) : null;
  return isBag(view) ? iriPath(view['hydra:next'] ?? view.next) : null;
}

/** The identity of a record or of a relation to one: the integer its IRI ends in, else its id; null without either. */
export function idOf(relation: unknown): string | null {
  const iri = typeof relation === 'string' ? relation : isBag(relation) ? relation['@id'] : null;
  const trailing = typeof iri === 'string' ? /\/(\d+)$/.exec(iri)?.[1] : undefined;
  if (trailing) return trailing;
  const id = isBag(relation) ? relation.id : null;
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : null;
}

/** The parts of a to-many relation (IRIs or embedded records), or null when the record does not carry it. */
export function relatedOf(relation: unknown): unknown[] | null {
  if (relation === null || relation === undefined) return null;
  if (Array.isArray(relation)) return relation;
  if (isBag(relation) && (relation['hydra:member'] || relation.member)) return membersOf(relation);
  if (isBag(relation) && isKeyed(relation)) return Object.values(relation);
  return [relation];
}

/** The identities of a to-many relation, or null when the record does not carry it. */
export function relatedIds(relation: unknown): string[] | null {
  return relatedOf(relation)?.flatMap((part) => idOf(part) ?? []) ?? null;
}

type ListOptions = { locale: Locale; tags: string[]; maxPages?: number };

/**
 * Every record of a collection, following its pages when the server does not allow the whole at once. A record that
 * does not fit the schema is left out and logged. Throws ApiError.
 */
export async function readList<T extends z.ZodType>(
  path: string,
  schema: T,
  { locale, tags, maxPages = MAX_PAGES }: ListOptions,
): Promise<z.output<T>[]> {
  const records: z.output<T>[] = [];
  const first = await readFirstPage(path, { locale, tags });
  const isMost = maxPages === MAX_PAGES;
  const most = first.isLong && isMost ? MAX_PAGES_OF_LONG : maxPages;
  let next: string | null = first.path;
  for (let page = 0; next && page < most; page += 1) {
    const body: unknown = page === 0 ? first.body : await readApi(next, { locale, tags });
    for (const member of membersOf(body)) {
      const parsed = schema.safeParse(member);
      if (parsed.success) records.push(parsed.data);
      else log.warn({ path }, 'A record of a list came in an unknown shape and was left out');
    }
    const following = nextPageOf(body);
    next = following === next ? null : following;
  }
  if (next && isMost) log.warn({ path }, 'A list has more pages than are read');
  return records;
}

/** The whole list, or its first page when the whole was more than is read at once; that is remembered. */
async function readFirstPage(path: string, options: { locale: Locale; tags: string[] }) {
  const long = processState('long-lists', () => new Set<string>());
  if (!long.has(path)) {
    try {
      return { path, body: await readApi(path, options), isLong: false };
    } catch (error) {
      if (!(error instanceof ApiError && error.isTooLarge) || !WHOLE.test(path)) throw error;
      log.warn({ path }, 'A list is too long to be read at once: it is read in pages');
      long.add(path);
    }
  }
  const paged = path.replace(WHOLE, '$1').replace(/[?&]$/, '');
  return { path: paged, body: await readApi(paged, options), isLong: true };
}

/** The first record of a filtered collection; null when there is none. Throws 'unexpected_shape' when it does not fit. */
export async function readFirst<T extends z.ZodType>(
  path: string,
  schema: T,
  options: { locale: Locale; tags: string[] },
): Promise<z.output<T> | null> {
  const [first] = membersOf(await readApi(path, options));
  if (first === undefined) return null;
  const parsed = schema.safeParse(first);
  if (!parsed.success) throw new ApiError('unexpected_shape', `A record of ${path} came in an unknown shape`);
  return parsed.data;
}
