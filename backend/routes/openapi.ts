import { CATALOGUE } from '@clinic/contract/catalogue/catalogue';
import { relationsOf } from '#catalogue/links';
import { CONTENT_LOCALES } from '#catalogue/locale';
import type { ResourceName } from '#catalogue/resources';
import { EDITABLES, type Editable } from '#editing/editable';
import { editorFilters, type Filter, publicFilters } from './filters';
import { type HydraApi, listsOf } from './hydra-docs';
import { type Schema, schemaRef, schemasOf } from './openapi-schemas';

/** Title of the document, name of the locale header, and name of the cookie that the writable API requires. */
export type OpenApiOptions = { title: string; localeHeader: string; cookie?: string };

const LD = 'application/ld+json';
const JSON_TYPE = 'application/json';

/** Returns the OpenAPI document of an API: the same lists, fields and operations as its Hydra documentation. */
export function openApiDocument(api: HydraApi, { title, localeHeader, cookie }: OpenApiOptions): Schema {
  const lists = listsOf(api);
  const languages = [...CONTENT_LOCALES, ...(api.isWritable ? ['*'] : [])];
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    servers: [{ url: '/' }],
    tags: lists.map(({ name, type }) => ({ name: type, description: CATALOGUE[name].names.about.en })),
    paths: Object.assign({}, ...lists.map((list) => pathsOf(api, list))),
    components: {
      schemas: schemasOf(api, lists),
      parameters: {
        locale: { name: localeHeader, in: 'header', schema: { type: 'string', enum: languages } },
        id: { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
        ifMatch: { name: 'If-Match', in: 'header', schema: { type: 'string' } },
      },
      ...(cookie && { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } } }),
    },
    ...(cookie && { security: [{ session: [] }] }),
  };
}

const parameterRef = (name: string): Schema => ({ $ref: `#/components/parameters/${name}` });

const inBoth = (jsonld: Schema, json: Schema) => ({ [LD]: { schema: jsonld }, [JSON_TYPE]: { schema: json } });

const recordIn = (type: string) => inBoth(schemaRef(`${type}.jsonld`), schemaRef(type));

const listIn = (type: string) =>
  inBoth(
    {
      type: 'object',
      required: ['hydra:member', 'hydra:totalItems'],
      properties: {
        'hydra:member': { type: 'array', items: schemaRef(`${type}.jsonld`) },
        'hydra:totalItems': { type: 'integer', minimum: 0 },
        'hydra:view': { type: 'object' },
        'hydra:search': { type: 'object' },
      },
    },
    { type: 'array', items: schemaRef(type) },
  );

const refusal = (description: string, schema = 'Error', type = LD): Schema => ({
  description,
  content: { [type]: { schema: schemaRef(schema) } },
});
const NOT_FOUND = { 404: refusal('Unknown record') };
const INVALID_PAGE = { 400: refusal('A page below 1') };
const REFUSED_SESSION = { 401: refusal('No session'), 403: refusal('An account without this right') };
const REFUSED_WRITE = {
  400: refusal('A value of a wrong type, an unknown address of a record, or invalid JSON'),
  ...REFUSED_SESSION,
  413: refusal('The body is too large'),
  415: refusal('Unsupported content type'),
  422: refusal('Invalid values', 'ConstraintViolationList'),
};
const CHANGED = { 412: refusal('Changed since the version of If-Match') };

const operation = (
  { type }: Editable,
  id: string,
  summary: string,
  parameters: Schema[],
  responses: Schema,
  more = {},
) => ({ operationId: id, tags: [type], summary, parameters, ...more, responses });

function pathsOf(api: HydraApi, list: Editable): Schema {
  const { name, type } = list;
  const path = `${api.entrypoint}/${name}`;
  const filters = api.isWritable ? editorFilters(list) : publicFilters(name as ResourceName);
  const session = api.isWritable ? REFUSED_SESSION : {};
  const locale = parameterRef('locale');
  const id = parameterRef('id');
  return {
    [path]: {
      get: operation(
        list,
        `${name}_get_collection`,
        `Retrieves the collection of ${type} resources.`,
        [locale, ...pageParameters(api), ...filters.map((filter) => filterParameter(list, filter))],
        { 200: { description: `${type} collection`, content: listIn(type) }, ...INVALID_PAGE, ...session },
      ),
      ...(api.isWritable && { post: creation(list, [locale]) }),
    },
    [`${path}/{id}`]: {
      get: operation(list, `${name}_get`, `Retrieves a ${type} resource.`, [id, locale], {
        200: { description: `${type} resource`, content: recordIn(type) },
        ...NOT_FOUND,
        ...session,
      }),
      ...(api.isWritable && writes(list, [id, locale, parameterRef('ifMatch')])),
    },
    ...(!api.isWritable && subresources(path, list, [id, locale])),
  };
}

const bodyOf = (types: readonly string[], schema: string) => ({
  requestBody: {
    required: true,
    content: Object.fromEntries(types.map((one) => [one, { schema: schemaRef(schema) }])),
  },
});

function creation(list: Editable, parameters: Schema[]) {
  const { name, type } = list;
  const { requestBody } = bodyOf([LD, JSON_TYPE], `${type}.new`);
  const file = {
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  };
  const content = { ...requestBody.content, ...(name === 'media_objects' && { 'multipart/form-data': file }) };
  const responses = { 201: { description: `${type} resource created`, content: recordIn(type) }, ...REFUSED_WRITE };
  return operation(list, `${name}_post`, `Creates a ${type} resource.`, parameters, responses, {
    requestBody: { ...requestBody, content },
  });
}

function writes(list: Editable, parameters: Schema[]) {
  const { name, type } = list;
  const responses = {
    200: { description: `${type} resource updated`, content: recordIn(type) },
    ...{ ...REFUSED_WRITE, ...NOT_FOUND, ...CHANGED },
  };
  const replace = `Replaces the ${type} resource; omitted fields stay unchanged.`;
  const update = `Updates the ${type} resource.`;
  const removed = {
    204: { description: `${type} resource deleted` },
    409: refusal('Other records refer to it'),
    ...{ ...REFUSED_SESSION, ...NOT_FOUND, ...CHANGED },
  };
  return {
    put: operation(list, `${name}_put`, replace, parameters, responses, bodyOf([LD, JSON_TYPE], `${type}.write`)),
    patch: operation(
      list,
      `${name}_patch`,
      update,
      parameters,
      responses,
      bodyOf(['application/merge-patch+json'], `${type}.write`),
    ),
    delete: operation(list, `${name}_delete`, `Deletes the ${type} resource.`, parameters, removed),
  };
}

/** Returns the paths of a record's pictures and related records. */
function subresources(path: string, list: Editable, parameters: Schema[]): Schema {
  const pathOf = (property: string, target: string, content: Schema): [string, Schema] => [
    `${path}/{id}/${property}`,
    {
      get: operation(
        list,
        `${list.name}_${property}_get_subresource`,
        `Retrieves the ${property} of a ${list.type} resource.`,
        parameters,
        { 200: { description: target, content }, ...NOT_FOUND },
      ),
    },
  ];
  const related = relationsOf(list.name as ResourceName).flatMap((relation) => {
    const target = EDITABLES.find(({ name }) => name === relation);
    return target ? [pathOf(relation, `${target.type} collection`, listIn(target.type))] : [];
  });
  const pictures = list.pictures.map((field) => pathOf(field, 'MediaObject resource', recordIn('MediaObject')));
  return Object.fromEntries([...pictures, ...related]);
}

const query = (name: string, schema: Schema): Schema => ({ name, in: 'query', schema });

const pageParameters = ({ isWritable }: HydraApi): Schema[] => [
  query('page', { type: 'integer', minimum: 1, default: 1 }),
  query('itemsPerPage', { type: 'integer', minimum: 1, maximum: 200, default: 30 }),
  ...(isWritable ? [] : [query('pagination', { type: 'boolean', default: true })]),
];

function filterParameter({ described }: Editable, [variable, property]: Filter): Schema {
  const kind = described[property]?.kind;
  if (variable.startsWith('order[')) return query(variable, { type: 'string', enum: ['asc', 'desc'] });
  if (variable.endsWith('[]')) return query(variable, { type: 'array', items: { type: 'string' } });
  return query(variable, { type: kind === 'flag' || kind === 'optionalFlag' ? 'boolean' : 'string' });
}
