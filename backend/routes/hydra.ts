import { relationsOf } from '#catalogue/links';
import type { WireRecord } from '#catalogue/load';
import { RESOURCE_NAMES, RESOURCES, type ResourceName } from '#catalogue/resources';
import type { Selection } from '#catalogue/select';
import { formatQueryString, type QueryParameters } from './query-string';

const HYDRA = 'http://www.w3.org/ns/hydra/core#';

/** A collection or sub-resource as JSON-LD; `path` is the one asked for, without query. */
export function collectionBody(name: ResourceName, path: string, parameters: QueryParameters, selection: Selection) {
  return {
    '@context': `/api/contexts/${RESOURCES[name].type}`,
    '@id': path,
    '@type': 'hydra:Collection',
    'hydra:member': selection.records,
    'hydra:totalItems': selection.total,
    ...view(path, parameters, selection),
    ...searchTemplate(name, path),
  };
}

/** One record as JSON-LD. */
export const itemBody = (name: ResourceName, record: WireRecord) => ({
  '@context': `/api/contexts/${RESOURCES[name].type}`,
  ...record,
});

/** A record as plain JSON, which carries no JSON-LD keys. */
export function plainRecord({ '@id': _id, '@type': _type, ...fields }: WireRecord) {
  return fields;
}

/** Present when there is more than one page, or a parameter besides `page` and `pagination`. */
function view(path: string, parameters: QueryParameters, { page, lastPage }: Selection) {
  const others = new Map(parameters);
  others.delete('page');
  const isPaged = lastPage > 1;
  if (!isPaged && [...others.keys()].every((name) => name === 'pagination')) return {};
  const address = (wanted?: number) => {
    const query = formatQueryString(wanted === undefined ? others : new Map(others).set('page', String(wanted)));
    return query === '' ? path : `${path}?${query}`;
  };
  return {
    'hydra:view': {
      '@id': address(isPaged ? page : undefined),
      '@type': 'hydra:PartialCollectionView',
      ...(isPaged && { 'hydra:first': address(1), 'hydra:last': address(lastPage) }),
      ...(isPaged && page > 1 && { 'hydra:previous': address(page - 1) }),
      ...(isPaged && page < lastPage && { 'hydra:next': address(page + 1) }),
    },
  };
}

function searchTemplate(name: ResourceName, path: string) {
  const { search, flags, isOrdered } = RESOURCES[name];
  const variables: [variable: string, property: string][] = [
    ...search.flatMap((field): [string, string][] => [
      [field, field],
      [`${field}[]`, field],
    ]),
    ...flags.map((field): [string, string] => [field, field]),
    ...(isOrdered ? [['order[nombre]', 'nombre'] as [string, string]] : []),
  ];
  if (variables.length === 0) return {};
  return {
    'hydra:search': {
      '@type': 'hydra:IriTemplate',
      'hydra:template': `${path}{?${variables.map(([variable]) => variable).join(',')}}`,
      'hydra:variableRepresentation': 'BasicRepresentation',
      'hydra:mapping': variables.map(([variable, property]) => ({
        '@type': 'IriTemplateMapping',
        variable,
        property,
        required: false,
      })),
    },
  };
}

const entryName = (name: ResourceName): string => {
  const { type } = RESOURCES[name];
  return type.charAt(0).toLowerCase() + type.slice(1);
};

/** GET /api: the collections there are. */
export function entrypointBody() {
  const names = RESOURCE_NAMES.toSorted((a, b) => (entryName(a) < entryName(b) ? -1 : 1));
  return {
    '@context': '/api/contexts/Entrypoint',
    '@id': '/api',
    '@type': 'Entrypoint',
    ...Object.fromEntries(names.map((name) => [entryName(name), `/api/${name}`])),
  };
}

/** GET /api/contexts/{type}; null when there is no such type. */
export function contextBody(type: string, origin: string) {
  const base = { '@vocab': `${origin}/api/docs.jsonld#`, hydra: HYDRA };
  if (type === 'Error') return { '@context': base };
  const link = (property: string) => ({ '@id': property, '@type': '@id' });
  if (type === 'Entrypoint') {
    const entries = RESOURCE_NAMES.map((name) => [entryName(name), link(`Entrypoint/${entryName(name)}`)]);
    return { '@context': { ...base, ...Object.fromEntries(entries) } };
  }
  const name = RESOURCE_NAMES.find((candidate) => RESOURCES[candidate].type === type);
  if (!name) return null;
  const { fields, internal = [], pictures } = RESOURCES[name];
  const scalars = Object.keys(fields).filter((field) => !internal.includes(field));
  return {
    '@context': {
      ...base,
      ...Object.fromEntries(scalars.map((field) => [field, `${type}/${field}`])),
      ...Object.fromEntries([...pictures, ...relationsOf(name)].map((field) => [field, link(`${type}/${field}`)])),
    },
  };
}
