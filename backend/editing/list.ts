import { linkFrom } from '#catalogue/links';
import type { QueryParameters } from '#catalogue/query-string';
import { flagValue, InvalidPageError, readPage, readSize, searchValues } from '#catalogue/select';
import type { ContentRow } from '#catalogue/tables';
import { readRows } from '#seed/read';
import type { Querier } from '#store/db';
import { type Editable, isTranslated } from './editable';
import type { EditorLocale } from './editor-record';

/** A page of a list; `total` counts the records of all pages. */
export type EditorPage = { rows: ContentRow[]; total: number; page: number; lastPage: number };

/** A limit beyond any number of pages people look at. */
const MAX_PAGES = 100_000;

/**
 * Returns the records of a list that match the parameters, read in the database. Invalid parameters are ignored, as in
 * the public API; partial matches ignore accents. Throws InvalidPageError.
 */
export async function readPageOf(
  q: Querier,
  list: Editable,
  parameters: QueryParameters,
  locale: EditorLocale,
): Promise<EditorPage> {
  const page = readPage(parameters.get('page'));
  if (page > MAX_PAGES) throw new InvalidPageError('Page should not be greater than 100000');
  const size = readSize(parameters.get('itemsPerPage'));
  const { where, params } = conditions(list, parameters, locale);
  const [count] = await q.query<{ total: number }>(
    `select count(*)::integer as total from ${list.table} where ${where}`,
    params,
  );
  const ids = await q.query<{ id: number }>(
    `select id from ${list.table} where ${where} order by ${orderSql(list, parameters, locale)}
     limit ${size} offset ${(page - 1) * size}`,
    params,
  );
  const rows = new Map(
    (
      await readRows(
        q,
        list.name,
        ids.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const total = count?.total ?? 0;
  return {
    rows: ids.flatMap(({ id }) => rows.get(id) ?? []),
    ...{ total, page, lastPage: Math.max(1, Math.ceil(total / size)) },
  };
}

function conditions(list: Editable, parameters: QueryParameters, locale: EditorLocale) {
  const params: unknown[] = [];
  const parts = ['true'];
  const add = (sql: (place: string) => string, value: unknown) => {
    params.push(value);
    parts.push(sql(`$${params.length}`));
  };
  const ids = searchValues(parameters.get('id'))?.map(idIn);
  if (ids) add((place) => `id = any (${place}::integer[])`, ids);
  for (const field of list.filters.exact) {
    const values = searchValues(parameters.get(field));
    if (values)
      add(
        (place) => `"${field}" = any (${place}::text[])`,
        values.filter((value) => !value.includes('\0')),
      );
  }
  for (const field of list.filters.part) {
    const [value] = searchValues(parameters.get(field)) ?? [];
    if (!value) continue;
    const pattern = `%${value.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`;
    add((place) => `lower(unaccent(${textSql(list, field, locale)})) like lower(unaccent(${place}::text))`, pattern);
  }
  for (const field of list.filters.flags) {
    const wanted = flagValue(parameters.get(field));
    if (wanted !== null) add((place) => `"${field}" = ${place}::boolean`, wanted);
  }
  for (const field of list.pictures) {
    const values = searchValues(parameters.get(field))?.map(idIn);
    if (values) add((place) => `"${field}" = any (${place}::integer[])`, values);
  }
  for (const relation of list.relations) {
    const values = searchValues(parameters.get(relation))?.map(idIn);
    const link = list.name === 'posts' ? null : linkFrom(list.name, relation);
    if (!values || !link) continue;
    const linked = (place: string) =>
      `select ${link.from} from ${link.table} where ${link.to} = any (${place}::integer[])`;
    add((place) => `id in (${linked(place)})`, values);
  }
  return { where: parts.join(' and '), params };
}

/** Returns a number, or the one at the end of an IRI; otherwise an id that does not exist. */
function idIn(text: string): number {
  const number = Number(/(?:^|\/)(\d{1,9})$/.exec(text)?.[1] ?? Number.NaN);
  return Number.isNaN(number) ? -1 : number;
}

// Field and locale are our own constants, never external text.
function textSql(list: Editable, field: string, locale: EditorLocale): string {
  if (!isTranslated(list, field)) return `"${field}"`;
  return `localized_text(texts, '${field}', '${locale === 'all' ? 'es' : locale}')`;
}

/** Orders by the last order parameter, then by id. */
function orderSql(list: Editable, parameters: QueryParameters, locale: EditorLocale): string {
  const asked = parameters.get('order');
  const wanted = Array.isArray(asked) ? asked.filter(([field]) => list.order.includes(field)) : [];
  const parts = wanted.flatMap(([field, direction]) => {
    if (!/^(?:asc|desc)$/i.test(direction)) return [];
    const kind = list.fields[field];
    const isText = kind !== undefined && (kind.startsWith('text') || kind.startsWith('localized'));
    return [
      `${isText ? `${textSql(list, field, locale)} collate "und-x-icu"` : `"${field}"`} ${direction.toLowerCase()}`,
    ];
  });
  return [...parts, 'id'].join(', ');
}
