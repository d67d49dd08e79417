import { CATALOGUE, type ListName } from '@clinic/contract/catalogue/catalogue';
import type { Description, Kind, Field as WireField } from '@clinic/contract/catalogue/field';

/** How a field is stored: `localized` and `html` in the column `texts`, the others in their own; `!` means not null. */
export type Field =
  | ('text' | 'text!' | 'flag' | 'flag!' | 'integer' | 'decimal' | 'moment!')
  | ('localized' | 'localized!' | 'html');

export type Resource = {
  table: string;
  /** Name in /api/contexts and in @type, unless `rdfType` is set. */
  type: string;
  rdfType?: string;
  fields: Record<string, Field>;
  /** Columns that are not on the wire. */
  internal: readonly string[];
  /** Our own columns, which the recorded servers do not have: omitted from the wire when empty. */
  own: readonly string[];
  /** To-one relations, all to media_objects. */
  pictures: readonly string[];
  /** To-many relations shown in the record, by the name of their target resource. */
  relations: readonly ResourceName[];
  /** To-many relations reachable only as a sub-resource. */
  hiddenRelations: readonly ResourceName[];
  /** To-many relations that the resource owns: they are written with its records. */
  ownedRelations: readonly ResourceName[];
  search: readonly string[];
  flags: readonly string[];
  isOrdered: boolean;
};

/** The articles of the blog have other calls. */
export type ResourceName = Exclude<ListName, 'posts'>;

const COLUMNS: Record<Exclude<Kind, 'picture' | 'relation'>, Field> = {
  ...{ text: 'text', key: 'text', slug: 'text', link: 'text', coordinates: 'text', choice: 'text', file: 'text' },
  ...{
    focus: 'text',
    storedPicture: 'text',
    localized: 'localized',
    hours: 'localized',
    html: 'html',
    flag: 'flag!',
    optionalFlag: 'flag',
  },
  ...{ integer: 'integer', price: 'decimal', rich: 'text!', moment: 'moment!' },
};

function columnsOf(entries: [string, WireField][]): [string, Field][] {
  return entries.flatMap(([name, { kind, isRequired = false, isForeign = false }]): [string, Field][] => {
    if (isForeign || kind === 'picture' || kind === 'relation') return [];
    const column = COLUMNS[kind];
    return [[name, isRequired && (column === 'text' || column === 'localized') ? `${column}!` : column]];
  });
}

/** Returns the names of the fields with a filter, in the order of the filters. */
const filtered = (entries: [string, WireField][]): string[] =>
  entries
    .flatMap(([name, { filter }]) => (filter === undefined ? [] : [{ name, filter }]))
    .sort((one, other) => one.filter - other.filter)
    .map(({ name }) => name);

/** Returns how the records of a description are stored and filtered. */
export function resourceOf({ table, type, rdfType, fields }: Description): Resource {
  const entries = Object.entries(fields);
  const namesOf = (isWanted: (field: WireField) => boolean | undefined) =>
    entries.flatMap(([name, field]) => (isWanted(field) ? [name] : []));
  const relations = (isWanted: (field: WireField & { kind: 'relation' }) => boolean | undefined) =>
    namesOf((field) => field.kind === 'relation' && isWanted(field)) as ResourceName[];
  return {
    ...{ table, type, rdfType },
    fields: Object.fromEntries(columnsOf(entries)),
    internal: namesOf(({ isInternal }) => isInternal),
    own: namesOf(({ isOwn }) => isOwn),
    pictures: namesOf(({ kind }) => kind === 'picture'),
    relations: relations(({ isHidden }) => !isHidden),
    hiddenRelations: relations(({ isHidden }) => isHidden),
    ownedRelations: relations(({ isInverse }) => !isInverse),
    search: filtered(entries.filter(([, { kind }]) => kind !== 'flag')),
    flags: filtered(entries.filter(([, { kind }]) => kind === 'flag')),
    isOrdered: fields.nombre !== undefined,
  };
}

const NAMES = Object.keys(CATALOGUE).filter((name): name is ResourceName => name !== 'posts');

/** How the resources are stored and filtered, from their descriptions. */
export const RESOURCES = Object.fromEntries(NAMES.map((name) => [name, resourceOf(CATALOGUE[name])])) as Record<
  ResourceName,
  Resource
>;

function inDependencyOrder(): ResourceName[] {
  const seen = new Set<ResourceName>();
  const sorted: ResourceName[] = [];
  const add = (name: ResourceName) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { pictures, ownedRelations } = RESOURCES[name];
    if (pictures.length > 0) add('media_objects');
    for (const target of ownedRelations) add(target);
    sorted.push(name);
  };
  for (const name of NAMES) add(name);
  return sorted;
}

/** The resources, each after those that its records refer to. */
export const RESOURCE_NAMES: readonly ResourceName[] = inDependencyOrder();

/** True when the column holds one text per language. */
export const isLocalized = (field: Field): boolean =>
  field === 'localized' || field === 'localized!' || field === 'html';

/** True for the path name of a catalogue resource. */
export const isResourceName = (name: string): name is ResourceName => RESOURCE_NAMES.some((known) => known === name);
