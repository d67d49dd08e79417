import { LINKS, type Link } from '#catalogue/links';
import { isLocalized, RESOURCES, type ResourceName } from '#catalogue/resources';
import { TABLE_NAMES, type Table, type TableName, tableOf } from '#catalogue/tables';

/** The editable parts of a list: its columns, its wire type, and relations owned by other lists. */
export type Editable = Table & {
  name: TableName;
  type: string;
  rdfType: string | null;
  /** Columns visible to editors, in the order of the wire. */
  columns: [field: string, kind: Table['fields'][string]][];
  /** All to-many relations of a record on the wire, whether it owns them or not. */
  relations: ResourceName[];
  /** The field that names a record for people. */
  title: string | null;
  /** The field that is part of the address. */
  slug: string | null;
  /** Fields for filters: exact match, partial match, yes or no. */
  filters: { exact: string[]; part: string[]; flags: string[] };
  order: string[];
};

const TITLES = ['nombre', 'title', 'contentUrl'];
const SLUGS = ['urlseo', 'slug'];
const EXACT = ['urlseo', 'slug', 'region', 'servicio', 'status'];

function describe(name: TableName): Editable {
  const table = tableOf(name);
  const resource = name === 'posts' ? null : RESOURCES[name];
  const columns = Object.entries(table.fields).filter(([field]) => !resource?.internal?.includes(field));
  const fields = columns.map(([field]) => field);
  const title = TITLES.find((field) => fields.includes(field)) ?? null;
  const has = (wanted: string[]) => wanted.filter((field) => fields.includes(field));
  return {
    ...{ ...table, name, columns, title },
    type: resource?.type ?? 'Post',
    rdfType: resource?.rdfType ?? null,
    relations: [...(resource?.relations ?? [])],
    slug: SLUGS.find((field) => fields.includes(field)) ?? null,
    filters: {
      exact: has(EXACT),
      part: title ? [title] : [],
      flags: columns.flatMap(([field, kind]) => (kind.startsWith('flag') ? [field] : [])),
    },
    order: ['id', ...(title ? [title] : []), ...has([...SLUGS, 'date', 'precio', 'region'])],
  };
}

const EDITABLE = new Map<string, Editable>(TABLE_NAMES.map((name) => [name, describe(name)]));

/** All editable lists, in the order of the catalogue. */
export const EDITABLES: readonly Editable[] = [...EDITABLE.values()];

/** Returns the list with that path name, or null. */
export const editableOf = (name: string): Editable | null => EDITABLE.get(name) ?? null;

/** True for a column with one text per language. */
export const isTranslated = ({ fields }: Editable, field: string): boolean => {
  const kind = fields[field];
  return kind !== undefined && kind !== 'moment!' && isLocalized(kind);
};

/** True for a column with HTML. */
export const isHtml = ({ name, fields }: Editable, field: string): boolean =>
  fields[field] === 'html' || (name === 'posts' && ['title', 'excerpt', 'content'].includes(field));

/** Returns the link for a relation that records of the list own, or null. */
export const ownedLink = ({ links }: Editable, relation: string): Link | null =>
  links.find(({ target }) => target === relation) ?? null;

/** Returns the links to records of the list. */
export const linksTo = (name: TableName): Link[] => LINKS.filter(({ target }) => target === name);
