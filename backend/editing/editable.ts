import { CATALOGUE } from '@clinic/contract/catalogue/catalogue';
import type { Description, Field, Kind } from '@clinic/contract/catalogue/field';
import { LINKS, type Link } from '#catalogue/links';
import { isLocalized, RESOURCES, type ResourceName } from '#catalogue/resources';
import { TABLE_NAMES, type Table, type TableName, tableOf } from '#catalogue/tables';

/** The editable parts of a list: its columns, its wire type, and relations owned by other lists. */
export type Editable = Table & {
  name: TableName;
  type: string;
  rdfType: string | null;
  /** The fields as described in the contract, by name. */
  described: Description['fields'];
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

function editableList(name: TableName): Editable {
  const table = tableOf(name);
  const description: Description = CATALOGUE[name];
  const { fields } = description;
  const columns = Object.entries(table.fields).filter(([field]) => !fields[field]?.isInternal);
  const namesOf = (isWanted: (field: Field) => boolean | undefined) =>
    Object.entries(fields).flatMap(([field, one]) => (isWanted(one) ? [field] : []));
  const [title = null] = namesOf(({ isTitle }) => isTitle);
  const [slug = null] = namesOf(({ kind }) => kind === 'slug');
  return {
    ...{ ...table, name, columns, title, slug, described: fields },
    type: description.type,
    rdfType: description.rdfType ?? null,
    relations: name === 'posts' ? [] : [...RESOURCES[name].relations],
    filters: {
      exact: namesOf(({ kind }) => kind === 'slug' || kind === 'key' || kind === 'choice'),
      part: title ? [title] : [],
      flags: namesOf(({ kind }) => kind === 'flag' || kind === 'optionalFlag'),
    },
    order: [
      ...['id', title, slug].filter((field) => field !== null),
      ...namesOf(({ kind }) => kind === 'moment' || kind === 'price' || kind === 'key'),
    ],
  };
}

const EDITABLE = new Map<string, Editable>(TABLE_NAMES.map((name) => [name, editableList(name)]));

/** All editable lists, in the order of the catalogue. */
export const EDITABLES: readonly Editable[] = [...EDITABLE.values()];

/** Returns the list with that path name, or null. */
export const editableOf = (name: string): Editable | null => EDITABLE.get(name) ?? null;

/** True for a column with one text per language. */
export const isTranslated = ({ fields }: Editable, field: string): boolean => {
  const kind = fields[field];
  return kind !== undefined && isLocalized(kind);
};

/** True for a column with HTML. */
export const isHtml = ({ described }: Editable, field: string): boolean => {
  const { kind, isMarkup = false }: { kind?: Kind; isMarkup?: boolean } = described[field] ?? {};
  return kind === 'html' || kind === 'rich' || isMarkup;
};

/** Returns the link for a relation that records of the list own, or null. */
export const ownedLink = ({ links }: Editable, relation: string): Link | null =>
  links.find(({ target }) => target === relation) ?? null;

/** Returns the links to records of the list. */
export const linksTo = (name: TableName): Link[] => LINKS.filter(({ target }) => target === name);
