import { LINKS, type Link } from '#catalogue/links';
import { isLocalized, RESOURCES, type ResourceName } from '#catalogue/resources';
import { TABLE_NAMES, type Table, type TableName, tableOf } from '#catalogue/tables';

/** The editable parts of a list: its columns, its wire type, and relations owned by other lists. */
export type Editable = Table & {
  name: TableName;
  type: string;
  rdfType: string | null;
  /** Columns an editor sees, in the order of the wire. */
  columns: [field: string, kind: Table['fields'][string]][];
  /** Every to-many relation of a record on the wire, those it owns and those that others do. */
  relations: ResourceName[];
  /** The field a person knows a record by. */
  title: string | null;
  /** The field that is part of an address. */
  slug: string | null;
  /** By which fields a list is filtered: whole, by a part of them, or by yes and no. */
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

/** Everything an editor may change, in the order of the catalogue. */
export const EDITABLES: readonly Editable[] = [...EDITABLE.values()];

/** Returns the list with that path name, or null. */
export const editableOf = (name: string): Editable | null => EDITABLE.get(name) ?? null;

/** A column with a text of three languages. */
export const isTranslated = ({ fields }: Editable, field: string): boolean => {
  const kind = fields[field];
  return kind !== undefined && kind !== 'moment!' && isLocalized(kind);
};

/** A column whose text is HTML. */
export const isHtml = ({ name, fields }: Editable, field: string): boolean =>
  fields[field] === 'html' || (name === 'posts' && ['title', 'excerpt', 'content'].includes(field));

/** The links a record of the list owns, by the name of their relation. */
export const ownedLink = ({ links }: Editable, relation: string): Link | null =>
  links.find(({ target }) => target === relation) ?? null;

/** The links that lead to a record of the list. */
export const linksTo = (name: TableName): Link[] => LINKS.filter(({ target }) => target === name);
