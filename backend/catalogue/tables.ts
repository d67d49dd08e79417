import { POSTS } from '@clinic/contract/catalogue/posts';
import { LINKS, type Link } from './links';
import { type Field, isLocalized, RESOURCE_NAMES, RESOURCES, type ResourceName, resourceOf } from './resources';

export type TableName = ResourceName | 'posts';
export const TABLE_NAMES: readonly TableName[] = [...RESOURCE_NAMES, 'posts'];

/**
 * A row as stored and exported: its columns, the ids of its pictures, and the ids of linked records that it owns, under
 * the name of their list.
 */
export type ContentRow = { id: number; [column: string]: unknown };

/** Returns an object with a value for each list of the catalogue. */
export const byList = <T>(make: (list: TableName) => T): Record<TableName, T> =>
  Object.fromEntries(TABLE_NAMES.map((list) => [list, make(list)])) as Record<TableName, T>;

/** The whole catalogue, in every language. */
export type ContentTables = Record<TableName, ContentRow[]>;

export type Table = {
  table: string;
  fields: Record<string, Field>;
  pictures: readonly string[];
  links: Link[];
};

const POSTS_RESOURCE = resourceOf(POSTS);

/** Returns how the rows of a list are stored. */
export function tableOf(name: TableName): Table {
  const { table, fields, pictures } = name === 'posts' ? POSTS_RESOURCE : RESOURCES[name];
  return { table, fields, pictures, links: LINKS.filter(({ owner }) => owner === name) };
}

/** Returns the fields that are keys of the column `texts`, whose values hold one text per language. */
export const localizedFields = (fields: Table['fields']): string[] =>
  Object.entries(fields).flatMap(([field, kind]) => (isLocalized(kind) ? [field] : []));

/** Returns the SQL of a table in which each localized text is a jsonb column of `localized`. */
export function withLocalized({ table, fields }: Pick<Table, 'table' | 'fields'>): string {
  const columns = localizedFields(fields).map((field) => `"${field}" jsonb`);
  // Reads `texts` once; an operator for each text would decompress it each time.
  return columns.length === 0
    ? table
    : `${table} cross join jsonb_to_record(texts) as localized (${columns.join(', ')})`;
}

/** Returns the SQL of a column; a moment is formatted as in content files, with a T between day and time. */
export const columnSql = (name: string, kind: string): string =>
  kind === 'moment!' ? `to_char("${name}", 'YYYY-MM-DD"T"HH24:MI:SS') as "${name}"` : `"${name}"`;

/** Returns the ids of a to-many relation of a row. */
export const linkedIds = (row: ContentRow, target: string): number[] => (row[target] as number[] | undefined) ?? [];
