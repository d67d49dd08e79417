import type { WireRecord } from '#catalogue/load';
import { formatQueryString, type QueryParameters } from '#catalogue/query-string';
import { RESOURCES, type ResourceName } from '#catalogue/resources';
import type { Selection } from '#catalogue/select';
import { publicFilters, searchTemplate } from './filters';

/** Returns a collection or sub-resource as JSON-LD; `path` is the requested one, without query. */
export function collectionBody(name: ResourceName, path: string, parameters: QueryParameters, selection: Selection) {
  const filters = publicFilters(name);
  return {
    '@context': `/api/contexts/${RESOURCES[name].type}`,
    '@id': path,
    '@type': 'hydra:Collection',
    'hydra:member': selection.records,
    'hydra:totalItems': selection.total,
    ...pageView(path, parameters, selection),
    ...(filters.length > 0 && { 'hydra:search': searchTemplate(path, filters) }),
  };
}

/** Returns one record as JSON-LD. */
export const itemBody = (name: ResourceName, record: WireRecord) => ({
  '@context': `/api/contexts/${RESOURCES[name].type}`,
  ...record,
});

/** Returns a record as plain JSON, without JSON-LD keys. */
export function plainRecord({ '@id': _id, '@type': _type, ...fields }: WireRecord) {
  return fields;
}

/** Returns `hydra:view` if there is more than one page, or a parameter besides `page` and `pagination`. */
export function pageView(
  path: string,
  parameters: QueryParameters,
  { page, lastPage }: Omit<Selection, 'records' | 'total'>,
) {
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
