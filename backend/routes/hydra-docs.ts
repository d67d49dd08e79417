import { relationsOf } from '#catalogue/links';
import { EDITABLES, type Editable, isTranslated, ownedLink } from '#editing/editable';

const NAMESPACES = {
  hydra: 'http://www.w3.org/ns/hydra/core#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xmls: 'http://www.w3.org/2001/XMLSchema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  schema: 'http://schema.org/',
};

/** An API of the catalogue: its entry point, the prefix of its terms, and whether its records are writable. */
export type HydraApi = { entrypoint: string; vocab: string; isWritable: boolean };

/**
 * Returns the term of a field. In the writable API the title is schema.org's name, which API Platform Admin looks for;
 * the public terms are the recorded ones.
 */
const termOf = ({ isWritable }: HydraApi, { type, title }: Editable, field: string): string =>
  isWritable && field === title ? 'http://schema.org/name' : `${type}/${field}`;

/**
 * Returns the lists of an API: the blog's posts are only in the writable one, because they are read through the
 * WordPress API.
 */
export const listsOf = ({ isWritable }: HydraApi): readonly Editable[] =>
  isWritable ? EDITABLES : EDITABLES.filter(({ name }) => name !== 'posts');

/** Returns the name of a list in the entry point: "mediaObject". */
const entryNameOf = ({ type }: Editable): string => type.charAt(0).toLowerCase() + type.slice(1);

/** Returns the entry point: every list by its name. */
export function entrypointOf(api: HydraApi) {
  const lists = listsOf(api).toSorted((one, other) => (entryNameOf(one) < entryNameOf(other) ? -1 : 1));
  return {
    '@context': `${api.entrypoint}/contexts/Entrypoint`,
    '@id': api.entrypoint,
    '@type': 'Entrypoint',
    ...Object.fromEntries(lists.map((list) => [entryNameOf(list), `${api.entrypoint}/${list.name}`])),
  };
}

/** Returns the JSON-LD context of a type, or null if it is unknown. */
export function contextOf(api: HydraApi, type: string) {
  const base = { '@vocab': api.vocab, hydra: NAMESPACES.hydra };
  if (type === 'Error' || type === 'ConstraintViolationList') return { '@context': base };
  const link = (property: string) => ({ '@id': property, '@type': '@id' });
  if (type === 'Entrypoint') {
    const entries = listsOf(api).map((list) => [entryNameOf(list), link(`Entrypoint/${entryNameOf(list)}`)]);
    return { '@context': { ...base, ...Object.fromEntries(entries) } };
  }
  const list = listsOf(api).find((one) => one.type === type);
  if (!list) return null;
  const fields = list.columns.map(([field]) => [field, termOf(api, list, field)]);
  const relations = list.name === 'posts' ? [] : relationsOf(list.name);
  const links = [...list.pictures, ...relations].map((field) => [field, link(`${type}/${field}`)]);
  return { '@context': { ...base, ...Object.fromEntries(fields), ...Object.fromEntries(links) } };
}

/** Returns the Hydra documentation of an API, sufficient for a generic client (API Platform Admin). */
export function apiDocumentation(api: HydraApi, title: string) {
  return {
    '@context': {
      '@vocab': api.vocab,
      ...NAMESPACES,
      ...Object.fromEntries(
        ['domain', 'range', 'subClassOf'].map((term) => [term, { '@id': `rdfs:${term}`, '@type': '@id' }]),
      ),
      ...Object.fromEntries(['expects', 'returns'].map((term) => [term, { '@id': `hydra:${term}`, '@type': '@id' }])),
    },
    '@id': `${api.entrypoint}/docs.jsonld`,
    '@type': 'hydra:ApiDocumentation',
    'hydra:title': title,
    'hydra:entrypoint': api.entrypoint,
    'hydra:supportedClass': [
      ...listsOf(api).map((list) => classOf(api, list)),
      entrypointClass(api),
      ...violationClasses(api),
    ],
  };
}

const iriIn = ({ vocab }: HydraApi, name: string): string => `${vocab}${name}`;

function classOf(api: HydraApi, list: Editable) {
  const { type, rdfType } = list;
  const id = rdfType ?? iriIn(api, type);
  const properties = [
    ...list.columns.map(([field, kind]) => columnProperty(api, list, field, kind)),
    ...list.pictures.map((field) => linkProperty(api, list, field, 'MediaObject', { 'owl:maxCardinality': 1 }, true)),
    ...list.relations.map((relation) => {
      const target = EDITABLES.find(({ name }) => name === relation);
      return linkProperty(api, list, relation, target?.type ?? '', {}, ownedLink(list, relation) !== null);
    }),
  ];
  return {
    '@id': id,
    '@type': 'hydra:Class',
    'rdfs:label': type,
    'hydra:title': type,
    'hydra:supportedProperty': properties,
    'hydra:supportedOperation': itemOperations(api, list),
  };
}

const RANGES: Record<string, string> = { flag: 'boolean', integer: 'integer', moment: 'dateTime' };

function columnProperty(api: HydraApi, list: Editable, field: string, kind: string) {
  const type = kind.replace('!', '');
  const term = termOf(api, list, field);
  const id = term.startsWith('http') ? term : iriIn(api, term);
  const isRequired = list.described[field]?.isRequired ?? false;
  return supported(field, isRequired, api.isWritable, {
    '@id': id,
    '@type': 'rdf:Property',
    'rdfs:label': field,
    domain: list.rdfType ?? iriIn(api, list.type),
    range: `xmls:${RANGES[type] ?? 'string'}`,
    ...(isTranslated(list, field) && { 'rdfs:comment': 'translated: of the language of the locale header' }),
  });
}

function linkProperty(api: HydraApi, list: Editable, field: string, target: string, more: object, isOwned: boolean) {
  const range = EDITABLES.find(({ type }) => type === target)?.rdfType ?? iriIn(api, target);
  return supported(field, false, api.isWritable && isOwned, {
    '@id': iriIn(api, `${list.type}/${field}`),
    '@type': 'hydra:Link',
    'rdfs:label': field,
    domain: list.rdfType ?? iriIn(api, list.type),
    range,
    ...more,
  });
}

const supported = (title: string, isRequired: boolean, isWritable: boolean, property: object) => ({
  '@type': 'hydra:SupportedProperty',
  'hydra:property': property,
  'hydra:title': title,
  'hydra:required': isRequired,
  'hydra:readable': true,
  'hydra:writeable': isWritable,
});

const operation = (method: string, action: string, title: string, returns: string, expects?: string) => ({
  '@type': ['hydra:Operation', `schema:${action}`],
  'hydra:method': method,
  'hydra:title': title,
  'rdfs:label': title,
  ...(expects && { expects }),
  returns,
});

function itemOperations(api: HydraApi, { type, rdfType }: Editable) {
  const id = rdfType ?? iriIn(api, type);
  const found = operation('GET', 'FindAction', `Retrieves a ${type} resource.`, id);
  if (!api.isWritable) return [found];
  return [
    found,
    operation('PUT', 'ReplaceAction', `Replaces the ${type} resource.`, id, id),
    operation('PATCH', 'UpdateAction', `Updates the ${type} resource.`, id, id),
    operation('DELETE', 'DeleteAction', `Deletes the ${type} resource.`, 'owl:Nothing'),
  ];
}

function entrypointClass(api: HydraApi) {
  const id = iriIn(api, 'Entrypoint');
  return {
    '@id': id,
    '@type': 'hydra:Class',
    'hydra:title': 'The API entrypoint',
    'hydra:supportedProperty': listsOf(api).map((list) => {
      const target = list.rdfType ?? iriIn(api, list.type);
      const label = `The collection of ${list.type} resources`;
      return supported(label, false, false, {
        '@id': iriIn(api, `Entrypoint/${entryNameOf(list)}`),
        '@type': 'hydra:Link',
        domain: id,
        'rdfs:label': label,
        'rdfs:range': [
          { '@id': 'hydra:Collection' },
          {
            'owl:equivalentClass': {
              'owl:onProperty': { '@id': 'hydra:member' },
              'owl:allValuesFrom': { '@id': target },
            },
          },
        ],
        'hydra:supportedOperation': [
          operation('GET', 'FindAction', `Retrieves the collection of ${list.type} resources.`, 'hydra:Collection'),
          ...(api.isWritable
            ? [operation('POST', 'CreateAction', `Creates a ${list.type} resource.`, target, target)]
            : []),
        ],
      });
    }),
    'hydra:supportedOperation': operation('GET', 'FindAction', 'The API entrypoint.', id),
  };
}

function violationClasses(api: HydraApi) {
  const property = (type: string, name: string, range: string) =>
    supported(name, false, false, {
      '@id': iriIn(api, `${type}/${name}`),
      '@type': 'rdf:Property',
      'rdfs:label': name,
      domain: iriIn(api, type),
      range,
    });
  return [
    {
      '@id': iriIn(api, 'ConstraintViolation'),
      '@type': 'hydra:Class',
      'hydra:title': 'A constraint violation',
      'hydra:supportedProperty': ['propertyPath', 'message'].map((name) =>
        property('ConstraintViolation', name, 'xmls:string'),
      ),
    },
    {
      '@id': iriIn(api, 'ConstraintViolationList'),
      '@type': 'hydra:Class',
      subClassOf: 'hydra:Error',
      'hydra:title': 'A constraint violation list',
      'hydra:supportedProperty': [property('ConstraintViolationList', 'violations', iriIn(api, 'ConstraintViolation'))],
    },
  ];
}
