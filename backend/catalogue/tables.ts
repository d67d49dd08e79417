import { LINKS, type Link } from './links';
import { type Field, RESOURCE_NAMES, RESOURCES, type ResourceName } from './resources';

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
  fields: Record<string, Field | 'moment!'>;
  pictures: readonly string[];
  links: Link[];
};

const posts: Table = {
  table: 'post',
  fields: {
    slug: 'text!',
    date: 'moment!',
    title: 'text!',
    excerpt: 'text!',
    content: 'text!',
    imageAlt: 'text',
    password: 'text',
    status: 'text!',
  },
  pictures: ['image'],
  links: [],
};

/** Returns how the rows of a list are stored. */
export function tableOf(name: TableName): Table {
  if (name === 'posts') return posts;
  const { table, fields, pictures } = RESOURCES[name];
  return { table, fields, pictures, links: LINKS.filter(({ owner }) => owner === name) };
}

/** Returns the ids of a to-many relation of a row. */
export const linkedIds = (row: ContentRow, target: string): number[] => (row[target] as number[] | undefined) ?? [];
