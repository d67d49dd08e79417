import type { Catalogue, WireRecord } from './load';
import type { QueryParameters, QueryValue } from './query-string';
import { RESOURCES, type ResourceName } from './resources';

const PAGE_SIZE = 30;
/** Maximum page size a client may request (`itemsPerPage`, API Platform's own parameter). */
const MAX_PER_PAGE = 200;

/** The records of a response; `lastPage` is 1 when all records fit or pagination is off. */
export type Selection = { records: WireRecord[]; total: number; page: number; lastPage: number };

/** `page` is below 1 or not a number, for which the recorded servers respond 400. */
export class InvalidPageError extends Error {}

/**
 * Filters, orders and pages a collection, or the sub-resource of a parent (an unknown parent has no records). Ignores
 * unknown filters and invalid filter values, as recorded. Throws InvalidPageError.
 */
export function select(
  catalogue: Catalogue,
  name: ResourceName,
  parameters: QueryParameters,
  parent?: { name: ResourceName; id: number },
): Selection {
  const records = filter(name, candidates(catalogue, name, directionOf(name, parameters), parent), parameters);
  const total = records.length;
  if (isUnpaged(parameters.get('pagination'))) return { records, total, page: 1, lastPage: 1 };
  const page = readPage(parameters.get('page'));
  const size = readSize(parameters.get('itemsPerPage'));
  const lastPage = Math.max(1, Math.ceil(total / size));
  return { records: records.slice((page - 1) * size, page * size), total, page, lastPage };
}

type Direction = 'asc' | 'desc' | null;

/**
 * Returns the records to filter, ordered by name or, without a direction, by id. The order is precomputed, so that
 * pages need no sorting.
 */
function candidates(
  catalogue: Catalogue,
  name: ResourceName,
  direction: Direction,
  parent?: { name: ResourceName; id: number },
): WireRecord[] {
  const { byId, byName, nameRank } = catalogue.collections[name];
  if (!parent) {
    if (direction === null) return [...byId.values()];
    return direction === 'asc' ? byName : byName.toReversed();
  }
  const ids = catalogue.collections[parent.name].related.get(name)?.get(parent.id) ?? [];
  const records = ids.flatMap((id) => byId.get(id) ?? []);
  if (direction === null) return records;
  const sign = direction === 'asc' ? 1 : -1;
  return records.sort((a, b) => sign * ((nameRank.get(a.id) ?? 0) - (nameRank.get(b.id) ?? 0)));
}

function filter(name: ResourceName, records: WireRecord[], parameters: QueryParameters): WireRecord[] {
  const { search, flags } = RESOURCES[name];
  let selected = records;
  for (const field of search) {
    const values = searchValues(parameters.get(field));
    if (values) selected = selected.filter((record) => values.includes(String(record[field])));
  }
  for (const field of flags) {
    const wanted = flagValue(parameters.get(field));
    if (wanted !== null) selected = selected.filter((record) => record[field] === wanted);
  }
  return selected;
}

export function searchValues(value: QueryValue | undefined): string[] | null {
  if (typeof value === 'string') return [value];
  const values = (value ?? []).filter(([key]) => /^\d+$/.test(key)).map(([, item]) => item);
  return values.length > 0 ? values : null;
}

export function flagValue(value: QueryValue | undefined): boolean | null {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return null;
}

/** Returns the requested order by name, or null if it is missing or invalid, or the list cannot be ordered. */
function directionOf(name: ResourceName, parameters: QueryParameters): Direction {
  const asked = parameters.get('order');
  if (!RESOURCES[name].isOrdered || !Array.isArray(asked)) return null;
  const direction = asked.find(([key]) => key === 'nombre')?.[1].toLowerCase();
  return direction === 'asc' || direction === 'desc' ? direction : null;
}

const isUnpaged = (value: QueryValue | undefined): boolean =>
  value !== undefined && !(typeof value === 'string' && /^(1|true|on|yes)$/i.test(value));

export function readPage(value: QueryValue | undefined): number {
  if (value === undefined) return 1;
  const page = typeof value === 'string' ? Number.parseInt(value, 10) : Number.NaN;
  if (Number.isNaN(page) || page < 1) throw new InvalidPageError('Page should not be less than 1');
  return page;
}

/** Returns the number of records per page. Invalid values are ignored, like invalid filters. */
export function readSize(value: QueryValue | undefined): number {
  const size = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : PAGE_SIZE;
  return size < 1 ? PAGE_SIZE : Math.min(size, MAX_PER_PAGE);
}
