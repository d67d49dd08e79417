import 'server-only';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { processState } from '@/lib/state/process-state';
import { iriPath } from './addresses';
import { readApi } from './client';
import { ApiError } from './errors';

/** The query of every list call of the catalogue: all records, by name (docs/contract.md#catalogue). */
export const ORDERED = 'pagination=false&order[nombre]=asc';

const MAX_PAGES = 50;
/** For a list too long for one request: 400,000 records in pages of 100. */
const MAX_PAGES_OF_LONG = 4000;
const PER_PAGE = 100;
/** Pages of a list read concurrently. */
const AT_ONCE = 4;
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

/** The path of the next page; null on the last one or if the link leads away from the API. */
export function nextPageOf(body: unknown): string | null {
  const view = isBag(body) ? (body['hydra:view'] ?? body.view) : null;
  return isBag(view) ? iriPath(view['hydra:next'] ?? view.next) : null;
}

/** The identity of a record or of a relation to one: the integer at the end of its IRI, else its id, or null. */
export function idOf(relation: unknown): string | null {
  const iri = typeof relation === 'string' ? relation : isBag(relation) ? relation['@id'] : null;
  const trailing = typeof iri === 'string' ? /\/(\d+)$/.exec(iri)?.[1] : undefined;
  if (trailing) return shared(trailing);
  const id = isBag(relation) ? relation.id : null;
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? shared(String(id)) : null;
}

const MAX_SHARED = 200_000;

/** Interns an id: a record of a large catalogue is named by some twenty others, in three languages. */
function shared(id: string): string {
  const ids = processState('shared-ids', () => new Map<string, string>());
  const known = ids.get(id);
  if (known !== undefined) return known;
  if (ids.size >= MAX_SHARED) ids.clear();
  ids.set(id, id);
  return id;
}

/** The parts of a to-many relation (IRIs or embedded records), or null if the record does not carry it. */
export function relatedOf(relation: unknown): unknown[] | null {
  if (relation === null || relation === undefined) return null;
  if (Array.isArray(relation)) return relation;
  if (isBag(relation) && (relation['hydra:member'] || relation.member)) return membersOf(relation);
  if (isBag(relation) && isKeyed(relation)) return Object.values(relation);
  return [relation];
}

/** The identities of a to-many relation, or null if the record does not carry it. */
export function relatedIds(relation: unknown): string[] | null {
  // A grown array reserves space for seventeen; this one has its exact length.
  const ids = relatedOf(relation)?.map(idOf) ?? null;
  return ids?.includes(null) ? ids.filter((id) => id !== null) : (ids as string[] | null);
}

type ListOptions = { locale: Locale; tags: string[]; maxPages?: number };
type Read = (path: string) => Promise<unknown>;

/**
 * Every record of a collection, following its pages when the server does not allow the whole at once. A record that
 * does not fit the schema is left out and logged. Throws ApiError.
 */
export async function readList<T extends z.ZodType>(
  path: string,
  schema: T,
  options: ListOptions,
): Promise<z.output<T>[]> {
  const { maxPages = MAX_PAGES_OF_LONG } = options;
  return (
    (await readShortList(path, schema, options)) ?? collected(readPaged(path, schema, readerOf(options), maxPages))
  );
}

/** Like `readList`, but returns null for a list that is too long for one request. Throws ApiError. */
export async function readShortList<T extends z.ZodType>(
  path: string,
  schema: T,
  options: ListOptions,
): Promise<z.output<T>[] | null> {
  const read = readerOf(options);
  const whole = await readUnpaged(path, read);
  return whole === null ? null : collected(following(path, whole, schema, read, options.maxPages ?? MAX_PAGES));
}

const readerOf =
  ({ locale, tags }: ListOptions): Read =>
  (address) =>
    readApi(address, { locale, tags });

/** The records of a list in pages of 100, or the server's own page size, page by page. Throws ApiError. */
export async function* readPaged<T extends z.ZodType>(
  path: string,
  schema: T,
  read: Read,
  maxPages = MAX_PAGES_OF_LONG,
): AsyncGenerator<z.output<T>[]> {
  const address = pagedPath(path, PER_PAGE);
  const first = await read(address);
  const others = otherPagesOf(first);
  if (!others) return yield* following(address, first, schema, read, maxPages);
  if (others.length >= maxPages) log.warn({ path }, 'A list has more pages than are read');
  yield recordsOf(path, first, schema);
  for await (const body of readAhead(others.slice(0, maxPages - 1), read)) yield recordsOf(path, body, schema);
}

/** The path of a list in pages of `size`, if the server supports page sizes. */
export function pagedPath(path: string, size: number): string {
  const open = path.replace(WHOLE, '$1').replace(/[?&]$/, '');
  return `${open}${open.includes('?') ? '&' : '?'}itemsPerPage=${size}`;
}

const lastPathOf = (body: unknown): string | null => {
  const view = isBag(body) ? (body['hydra:view'] ?? body.view) : null;
  return isBag(view) ? iriPath(view['hydra:last'] ?? view.last) : null;
};
const PAGE_NUMBER = /^(.*[?&]page=)(\d+)(.*)$/;

/** The number of the last page; null if unknown. */
export function lastPageOf(body: unknown): number | null {
  const number = PAGE_NUMBER.exec(lastPathOf(body) ?? '')?.[2];
  return number ? Number(number) : null;
}

/** The total number of records of a collection; null if unknown. */
export function totalOf(body: unknown): number | null {
  const total = isBag(body) ? (body['hydra:totalItems'] ?? body.totalItems) : null;
  return typeof total === 'number' ? total : null;
}

/** The paths of the second to the last page, from the first page's; null if unknown. */
function otherPagesOf(body: unknown): string[] | null {
  const [, start = '', last = '', end = ''] = PAGE_NUMBER.exec(lastPathOf(body) ?? '') ?? [];
  if (!last) return null;
  return Array.from({ length: Math.max(0, Number(last) - 1) }, (_, index) => start + (index + 2) + end);
}

/** The responses of the paths, in their order, a few read concurrently. */
async function* readAhead(paths: string[], read: Read): AsyncGenerator<unknown> {
  const start = (path: string) => {
    const reading = read(path);
    reading.catch(() => undefined); // it is awaited below, unless an earlier one fails
    return reading;
  };
  const pending = paths.slice(0, AT_ONCE).map(start);
  for (let index = 0; index < paths.length; index += 1) {
    const body = await pending.shift();
    const next = paths[index + AT_ONCE];
    if (next) pending.push(start(next));
    yield body;
  }
}

/** The pages from `body` on, each found by the link in the previous one. */
async function* following<T extends z.ZodType>(
  path: string,
  body: unknown,
  schema: T,
  read: Read,
  maxPages: number,
): AsyncGenerator<z.output<T>[]> {
  yield recordsOf(path, body, schema);
  let earlier = path;
  let next = nextPageOf(body);
  for (let page = 1; next && next !== earlier && page < maxPages; page += 1) {
    const answer: unknown = await read(next);
    yield recordsOf(path, answer, schema);
    earlier = next;
    next = nextPageOf(answer);
  }
  if (next && next !== earlier && maxPages >= MAX_PAGES) log.warn({ path }, 'A list has more pages than are read');
}

/** The records of one response that fit the schema. */
export function recordsOf<T extends z.ZodType>(path: string, body: unknown, schema: T): z.output<T>[] {
  return membersOf(body).flatMap((member) => {
    const parsed = schema.safeParse(member);
    if (!parsed.success) log.warn({ path }, 'A record of a list came in an unknown shape and was left out');
    return parsed.success ? [parsed.data] : [];
  });
}

async function collected<T>(pages: AsyncGenerator<T[]>): Promise<T[]> {
  const records: T[] = [];
  for await (const page of pages) records.push(...page);
  return records;
}

/** The response to an unpaged list; null if it exceeds the limit, which is remembered. */
async function readUnpaged(path: string, read: Read): Promise<unknown> {
  const tooLarge = processState('long-lists', () => new Set<string>());
  if (tooLarge.has(path)) return null;
  try {
    return (await read(path)) ?? [];
  } catch (error) {
    if (!(error instanceof ApiError && error.isTooLarge) || !WHOLE.test(path)) throw error;
    log.warn({ path }, 'A list is too long to be read at once: it is read in pages');
    tooLarge.add(path);
    return null;
  }
}

/** Returns the first record of a filtered collection, or null. Throws 'unexpected_shape' when it does not fit. */
export async function readFirst<T extends z.ZodType>(
  path: string,
  schema: T,
  options: { locale: Locale; tags: string[] },
): Promise<z.output<T> | null> {
  const [first] = membersOf(await readApi(path, options));
  return first === undefined ? null : parsedRecord(path, first, schema);
}

/** Returns every record of a filtered collection. Throws 'unexpected_shape' when one does not fit. */
export async function readEach<T extends z.ZodType>(
  path: string,
  schema: T,
  options: { locale: Locale; tags: string[] },
): Promise<z.output<T>[]> {
  return membersOf(await readApi(path, options)).map((member) => parsedRecord(path, member, schema));
}

function parsedRecord<T extends z.ZodType>(path: string, member: unknown, schema: T): z.output<T> {
  const parsed = schema.safeParse(member);
  if (!parsed.success) throw new ApiError('unexpected_shape', `A record of ${path} came in an unknown shape`);
  return parsed.data;
}
