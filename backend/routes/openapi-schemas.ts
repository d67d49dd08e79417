import { CATALOGUE } from '@clinic/contract/catalogue/catalogue';
import type { Description, Field, Kind } from '@clinic/contract/catalogue/field';
import { CONTENT_LOCALES } from '#catalogue/locale';
import { type Editable, isTranslated, ownedLink } from '#editing/editable';
import type { HydraApi } from './hydra-docs';

export type Schema = { readonly [key: string]: unknown };

/** Returns a reference to a schema of the document. */
export const schemaRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const TEXT: Schema = { type: 'string' };
const HTML: Schema = { type: 'string', contentMediaType: 'text/html' };
const IRI: Schema = { type: 'string', format: 'iri-reference' };
const FLAG: Schema = { type: 'boolean' };

const VALUES: Record<Exclude<Kind, 'picture' | 'relation'>, Schema> = {
  ...{ text: TEXT, key: TEXT, slug: TEXT, link: TEXT, coordinates: TEXT, choice: TEXT, localized: TEXT, hours: TEXT },
  ...{ html: HTML, rich: HTML, file: IRI, storedPicture: TEXT, flag: FLAG, optionalFlag: FLAG },
  focus: { ...TEXT, examples: ['50% 20%'] },
  integer: { type: 'integer', minimum: 1 },
  price: { ...TEXT, pattern: '^\\d{1,8}(\\.\\d{1,2})?$', examples: ['129.00'] },
  moment: { ...TEXT, format: 'date-time' },
};

const TEXTS: Schema = {
  type: 'object',
  description: 'A text in each language.',
  properties: Object.fromEntries(CONTENT_LOCALES.map((locale) => [locale, TEXT])),
  additionalProperties: false,
};
const JSON_LD: Schema = {
  type: 'object',
  required: ['@id', '@type'],
  properties: { '@context': TEXT, '@id': IRI, '@type': TEXT },
};
const VIOLATION: Schema = {
  type: 'object',
  required: ['propertyPath', 'message'],
  properties: { propertyPath: TEXT, message: TEXT, code: { ...TEXT, description: 'The name of the rule.' } },
};

/** Returns the schemas of the lists of an API, by their names in the document. */
export const schemasOf = (api: HydraApi, lists: readonly Editable[]): Record<string, Schema> => ({
  JsonLd: JSON_LD,
  Error: {
    type: 'object',
    properties: { '@type': TEXT, 'hydra:title': TEXT, 'hydra:description': TEXT, title: TEXT, detail: TEXT },
  },
  ...(api.isWritable && {
    Texts: TEXTS,
    ConstraintViolationList: {
      type: 'object',
      required: ['violations'],
      properties: { violations: { type: 'array', items: VIOLATION } },
    },
  }),
  ...Object.assign({}, ...lists.map((list) => recordSchemas(api, list))),
});

/** Returns the schemas of a list: a record as JSON and JSON-LD; if it is writable, its changes and a new record. */
function recordSchemas(api: HydraApi, list: Editable): Record<string, Schema> {
  const { type, name, described } = list;
  const names = Object.entries(described)
    .filter(([field]) => isServed(list, field))
    .map(([field]) => field);
  const required = names.filter((field) => described[field]?.isRequired);
  const properties = Object.fromEntries(names.map((field) => [field, propertyOf(api, list, field)]));
  const written = names.filter((field) => isWritten(list, field));
  return {
    [type]: {
      type: 'object',
      description: CATALOGUE[name].names.about.en,
      required: ['id', ...required],
      properties: { id: { type: 'integer', readOnly: true }, ...properties },
    },
    [`${type}.jsonld`]: { allOf: [schemaRef('JsonLd'), schemaRef(type)] },
    ...(api.isWritable && {
      [`${type}.write`]: {
        type: 'object',
        properties: Object.fromEntries(written.map((field) => [field, properties[field]])),
      },
      [`${type}.new`]: { allOf: [schemaRef(`${type}.write`), { required }] },
    }),
  };
}

/** True for a field of a record on this server's wire. */
const isServed = ({ columns, pictures, relations }: Editable, field: string): boolean =>
  columns.some(([column]) => column === field) ||
  pictures.includes(field) ||
  relations.some((relation) => relation === field);

const isWritten = (list: Editable, field: string): boolean =>
  list.described[field]?.kind !== 'relation' || ownedLink(list, field) !== null;

function propertyOf(api: HydraApi, list: Editable, field: string): Schema {
  const described = list.described[field];
  if (!described) throw new Error(`${list.name} has no field ${field}.`);
  const about = { description: descriptionOf(list, field, described) };
  if (described.kind === 'picture') return { ...IRI, type: ['string', 'null'], ...about };
  if (described.kind === 'relation') {
    return {
      type: 'array',
      items: IRI,
      ...(!(api.isWritable && isWritten(list, field)) && { readOnly: true }),
      ...about,
    };
  }
  const value = valueSchema(described, list.fields[field]?.endsWith('!') ?? false);
  const isInLanguages = api.isWritable && isTranslated(list, field);
  return { ...(isInLanguages ? { anyOf: [value, schemaRef('Texts')] } : value), ...about };
}

function valueSchema(described: Exclude<Field, { kind: 'picture' | 'relation' }>, isPresent: boolean): Schema {
  const { type, ...rest } = VALUES[described.kind];
  const choices = described.kind === 'choice' && [...described.choices, ...(isPresent ? [] : [null])];
  return {
    type: isPresent ? type : [type, 'null'],
    ...rest,
    ...('format' in described && described.format && { format: described.format }),
    ...(choices && { enum: choices }),
    ...('shownLength' in described && { 'x-shown-length': described.shownLength }),
  };
}

/** Returns the label and help of a field, and how its text depends on the language. */
function descriptionOf(list: Editable, field: string, described: Field): string {
  const target: Description | null = described.kind === 'relation' ? relatedTo(field) : null;
  const label = 'label' in described ? described.label?.en : target?.names.many.en;
  const help = 'help' in described ? described.help?.en : undefined;
  const language = isTranslated(list, field) && 'In the language of the locale header.';
  return [`${label ?? field}.`, help, language].filter(Boolean).join(' ');
}

const relatedTo = (field: string): Description | null =>
  Object.values<Description>(CATALOGUE).find(({ path }) => path === field) ?? null;
