import { RESOURCES, type ResourceName } from '#catalogue/resources';
import type { Editable } from '#editing/editable';

/** A parameter of a list and the field it filters or orders by. */
export type Filter = [variable: string, property: string];

const single = (field: string): Filter => [field, field];
const repeatable = (field: string): Filter[] => [single(field), [`${field}[]`, field]];

/** Returns the filters of a list in the public API. */
export function publicFilters(name: ResourceName): Filter[] {
  const { search, flags, isOrdered } = RESOURCES[name];
  const order: Filter[] = isOrdered ? [['order[nombre]', 'nombre']] : [];
  return [...search.flatMap(repeatable), ...flags.map(single), ...order];
}

/** Returns the filters of a list in the writable API. */
export function editorFilters({ filters, pictures, relations, order }: Editable): Filter[] {
  return [
    ...['id', ...filters.exact, ...pictures, ...relations].flatMap(repeatable),
    ...[...filters.part, ...filters.flags].map(single),
    ...order.map((field): Filter => [`order[${field}]`, field]),
  ];
}

/** Returns `hydra:search` of a list with these filters. */
export const searchTemplate = (path: string, filters: readonly Filter[]) => ({
  '@type': 'hydra:IriTemplate',
  'hydra:template': `${path}{?${filters.map(([variable]) => variable).join(',')}}`,
  'hydra:variableRepresentation': 'BasicRepresentation',
  'hydra:mapping': filters.map(([variable, property]) => ({
    '@type': 'IriTemplateMapping',
    ...{ variable, property, required: false },
  })),
});
