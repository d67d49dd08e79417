import type { QueryParameters } from '#catalogue/query-string';
import type { Editable } from '#editing/editable';
import type { EditorPage } from '#editing/list';
import { EDITOR_API } from '#editing/wire';
import { pageView } from './hydra';

/** A page of a list as JSON-LD, with the way to the others and the filters there are. */
export function editorCollection(list: Editable, parameters: QueryParameters, page: EditorPage, members: object[]) {
  const path = `${EDITOR_API}/${list.name}`;
  return {
    '@context': `${EDITOR_API}/contexts/${list.type}`,
    '@id': path,
    '@type': 'hydra:Collection',
    'hydra:member': members,
    'hydra:totalItems': page.total,
    ...pageView(path, parameters, page),
    'hydra:search': searchTemplate(path, list),
  };
}

function searchTemplate(path: string, { filters, pictures, relations, order }: Editable) {
  const several = ['id', ...filters.exact, ...pictures, ...relations];
  const variables: [variable: string, property: string][] = [
    ...several.flatMap((field): [string, string][] => [
      [field, field],
      [`${field}[]`, field],
    ]),
    ...[...filters.part, ...filters.flags].map((field): [string, string] => [field, field]),
    ...order.map((field): [string, string] => [`order[${field}]`, field]),
  ];
  return {
    '@type': 'hydra:IriTemplate',
    'hydra:template': `${path}{?${variables.map(([variable]) => variable).join(',')}}`,
    'hydra:variableRepresentation': 'BasicRepresentation',
    'hydra:mapping': variables.map(([variable, property]) => ({
      '@type': 'IriTemplateMapping',
      ...{ variable, property, required: false },
    })),
  };
}
